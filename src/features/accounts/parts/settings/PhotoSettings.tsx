import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { refusalOf } from '#ui/form/refusal.ts'
import type { User } from '../../contract.ts'
import { PHOTO_BYTES } from '../../rules.ts'
import { pageText } from '../../text.ts'
import { useSaved } from './use-saved.ts'
import { useWhileLoggedIn } from './use-while-logged-in.ts'

const PhotoCrop = lazy(() => import('../../crop/PhotoCrop.tsx').then(({ PhotoCrop: Crop }) => ({ default: Crop })))

const text = pageText.settings

/** One's picture: chosen, cropped, saved, or removed. */
export function PhotoSettings({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isSaved, showSaved] = useSaved()
  const whileLoggedIn = useWhileLoggedIn()

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0]
    // The same file can be chosen again after it was cancelled.
    event.currentTarget.value = ''
    if (chosen === undefined) return
    setFault(chosen.size > PHOTO_BYTES ? text.photoTooLarge : undefined)
    setFile(chosen.size > PHOTO_BYTES ? undefined : chosen)
  }
  const save = async (photo: Blob | undefined) => {
    setBusy(true)
    setFault(undefined)
    try {
      await whileLoggedIn(async () => {
        const { savePhoto } = await import('../../session/save-profile.ts')
        await savePhoto(photo)
      })
      setFile(undefined)
      showSaved()
    } catch (error) {
      const { fields, message } = refusalOf(error)
      setFault(fields.profile_picture ?? message)
    } finally {
      setBusy(false)
    }
  }
  const isBroken = () => {
    setFile(undefined)
    setFault(text.photoBroken)
  }
  return (
    <section aria-labelledby="photo-title">
      <h2 id="photo-title">{text.photo}</h2>
      <div className="settings-photo">
        <Avatar person={user} size="large" />
        <div>
          <p className="quiet">{text.photoHelp}</p>
          <p className="row">
            <Button size="small" onClick={() => input.current?.click()}>
              {user.profile_picture ? text.changePhoto : text.choosePhoto}
            </Button>
            {user.profile_picture && (
              <Button size="small" busy={busy} onClick={() => void save(undefined)}>
                {text.removePhoto}
              </Button>
            )}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={text.choosePhoto}
        onChange={choose}
      />
      {fault && file === undefined && <Alert kind="danger">{fault}</Alert>}
      {isSaved && <Alert kind="success">{text.saved}</Alert>}
      {file && (
        <Dialog open onClose={() => setFile(undefined)} title={text.cropTitle}>
          {fault && <Alert kind="danger">{fault}</Alert>}
          <Suspense>
            <PhotoCrop
              file={file}
              busy={busy}
              onCropped={(photo) => void save(photo)}
              onCancel={() => setFile(undefined)}
              onBroken={isBroken}
            />
          </Suspense>
        </Dialog>
      )}
    </section>
  )
}
