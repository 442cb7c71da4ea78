import { describeUpload, progressLabel } from '#features/uploads/browser/components/describe-upload.ts'
import { UploadProgress } from '#features/uploads/browser/components/UploadProgress.tsx'
import { cancel, pause, type RunningUpload, resume } from '#features/uploads/browser/uploads.ts'
import { uploadStateText as text } from '#features/uploads/messages.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { dropFieldUpload, type FileField } from './field-uploads.ts'

interface UploadStateProps {
  field: FileField
  /** The control that gets the focus when the upload is cancelled. */
  inputId: string
  upload: RunningUpload
  purpose?: 'file' | 'preview'
}

/** How far the upload of a field is, with buttons to pause, continue and cancel it. */
export function UploadState({ field, inputId, upload, purpose = 'file' }: UploadStateProps) {
  const { mark, title, detail, progress, actions } = describeUpload(upload, { refusal: upload.message ?? '' })
  const canPause = actions.includes('pause')
  const stop = () => {
    dropFieldUpload(field, cancel, purpose)
    // The button is gone.
    document.getElementById(inputId)?.focus()
  }
  const isSending = upload.state === 'sending'
  return (
    <div className="edit-upload">
      <p role={mark === 'error' ? 'alert' : undefined}>
        <StateMark kind={mark} />
        <b>{isSending ? text.sending(title, detail) : title}</b>
        {!isSending && detail && <span className="quiet">{detail}</span>}
      </p>
      {progress !== undefined && (
        <UploadProgress value={progress} label={progressLabel({ title, mark, progress }, upload.name)} />
      )}
      <div className="edit-file-actions">
        {(canPause || actions.includes('continue')) && (
          <button type="button" className="edit-button" onClick={() => (canPause ? pause : resume)(upload.id)}>
            {canPause ? text.pause : text.continue}
          </button>
        )}
        {mark !== 'error' && (
          <button type="button" className="edit-button" onClick={stop}>
            {text.cancel}
          </button>
        )}
      </div>
    </div>
  )
}
