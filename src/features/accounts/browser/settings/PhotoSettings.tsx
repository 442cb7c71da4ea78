import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import { Avatar } from '#ui/elements/Avatar.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { formErrorOf } from '#ui/form/form-error.ts'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import type { User } from '../../contract.ts'
import { pageText, responseText } from '../../messages.ts'
import { PHOTO_BYTES } from '../../rules.ts'
import { SavedNote, useSaved } from './SavedNote.tsx'
import { useWithLogin } from './use-with-login.ts'

const PhotoCrop = lazyPart(async () => ({ default: (await import('./photo-crop/PhotoCrop.tsx')).PhotoCrop }))

const text = pageText.settings
const PHOTO_TYPES: readonly string[] = ['image/png', 'image/jpeg']

/** Why a file can't be a photo, by its type and size. */
function photoError({ type, size }: File): string | undefined {
  if (!PHOTO_TYPES.includes(type)) return responseText.notAPhoto
  return size > PHOTO_BYTES ? text.photoTooLarge : undefined
}

/** Chooses, crops, saves and removes the member's photo. */
export function PhotoSettings({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSaved, showSaved] = useSaved()
  const withLogin = useWithLogin()

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0]
    // Otherwise choosing the same file again would be no change.
    event.currentTarget.value = ''
    if (chosen === undefined) return
    const reason = photoError(chosen)
    setProblem(reason)
    setFile(reason === undefined ? chosen : undefined)
  }
  const save = async (photo: Blob | undefined) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await withLogin(async () => {
        const { savePhoto } = await import('./save-profile.ts')
        await savePhoto(photo)
      })
      setFile(undefined)
      showSaved()
    } catch (error) {
      const { fields, message } = formErrorOf(error)
      setProblem(fields.profile_picture ?? message)
    } finally {
      setBusy(false)
    }
  }
  const rejectBroken = () => {
    setFile(undefined)
    setProblem(text.photoBroken)
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
          {problem && file === undefined && (
            <p className="field-error" role="alert">
              <Icon name="warning" />
              {problem}
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
          {problem && <Alert kind="danger">{problem}</Alert>}
          <Suspense>
            <PhotoCrop
              file={file}
              busy={busy}
              onCropped={(photo) => void save(photo)}
              onCancel={() => setFile(undefined)}
              onBroken={rejectBroken}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  )
}
