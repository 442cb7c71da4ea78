import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { formErrorOf } from '#ui/form/form-error.ts'
import { Icon } from '#ui/Icon.tsx'
import type { User } from '../../contract.ts'
import { answers, pageText } from '../../messages.ts'
import { PHOTO_BYTES } from '../../rules.ts'
import { useSaved } from '../components/settings/use-saved.ts'
import { SavedNote } from './SavedNote.tsx'
import { useWhileLoggedIn } from './use-with-login.ts'

const PhotoCrop = lazy(() => import('./photo-crop/PhotoCrop.tsx').then(({ PhotoCrop: Crop }) => ({ default: Crop })))

const text = pageText.settings
const PHOTO_TYPES: readonly string[] = ['image/png', 'image/jpeg']

/** Why a file can't be a photo, before it is opened. */
function faultOfPhoto({ type, size }: File): string | undefined {
  if (!PHOTO_TYPES.includes(type)) return answers.notAPhoto
  return size > PHOTO_BYTES ? text.photoTooLarge : undefined
}

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
    const wrong = faultOfPhoto(chosen)
    setFault(wrong)
    setFile(wrong === undefined ? chosen : undefined)
  }
  const save = async (photo: Blob | undefined) => {
    setBusy(true)
    setFault(undefined)
    try {
      await whileLoggedIn(async () => {
        const { savePhoto } = await import('./save-profile.ts')
        await savePhoto(photo)
      })
      setFile(undefined)
      showSaved()
    } catch (error) {
      const { fields, message } = formErrorOf(error)
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
    <div className="settings-photo-field">
      <div className="settings-photo">
        <Avatar person={user} size="large" />
        <div>
          <p className="quiet">{text.photoHelp}</p>
          <div className="row">
            <Button size="small" onClick={() => input.current?.click()}>
              {user.profile_picture ? text.changePhoto : text.choosePhoto}
            </Button>
            {user.profile_picture && (
              <Button size="small" busy={busy} onClick={() => void save(undefined)}>
                {text.removePhoto}
              </Button>
            )}
            <SavedNote isShown={isSaved}>{text.saved}</SavedNote>
          </div>
          {fault && file === undefined && (
            <p className="field-error" role="alert">
              <Icon name="warning" />
              {fault}
            </p>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join()}
        hidden
        aria-label={text.choosePhoto}
        onChange={choose}
      />
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
    </div>
  )
}
