import type { ReactNode } from 'react'
import type { FileInfo } from '#core/file-info.ts'
import { isOfficeFile } from '#features/uploads/browser/components/office-file.ts'
import { UploadProgress } from '#features/uploads/browser/components/UploadProgress.tsx'
import { uploadStateText as words } from '#features/uploads/messages.ts'
import { fileText as text } from '../../messages.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { useTask } from '../use-task.ts'
import { type FileField, removeNames, retryPreview, supplyPreview, useFieldUpload } from './field-uploads.ts'
import { ChooseFile } from './inputs.tsx'
import { UploadState } from './UploadState.tsx'

interface FileNotesProps {
  field: FileField
  /** The control that gets the focus when a button is gone. */
  inputId: string
  file: FileInfo
  /** Readers have it already: then its names stay, and only another file changes them. */
  isPublic: boolean
}

/** What an editor should know of a file before readers get it: names of people inside, and its preview. */
export function FileNotes({ field, inputId, file, isPublic }: FileNotesProps) {
  const { isBusy, failure, run } = useTask()
  const upload = useFieldUpload(field, 'preview')
  const start = async (act: () => Promise<void>, otherwise: string) => {
    await run(act, otherwise)
    if (document.activeElement === document.body) document.getElementById(inputId)?.focus()
  }
  const action = (name: string, act: () => Promise<void>, otherwise: string) => (
    <button type="button" className="edit-button" aria-busy={isBusy} onClick={() => void start(act, otherwise)}>
      {name}
    </button>
  )
  const isOffice = isOfficeFile(file.name)
  const hasFailed = file.preview_state === 'failed'
  return (
    <>
      {file.author_names.length > 0 && !isPublic && (
        <Note
          title={words.authorName}
          hint={`${text.namesInside(file.author_names.join(', '))} ${isOffice ? '' : words.removeElsewhere}`}
        >
          {isOffice && action(text.removeNames, () => removeNames(field, file.id), words.nameNotRemoved)}
        </Note>
      )}
      {file.converted_from !== null && !isPublic && (
        <Note title={words.convertedFrom(file.converted_from)} hint={words.checkConverted} />
      )}
      {file.preview_state === 'waiting' && (
        <Note mark="draft" title={text.making(words.makingPreview, words.aboutSeconds)}>
          <UploadProgress value="unknown" label={words.runningOf(words.makingPreview, file.name)} />
        </Note>
      )}
      {isOffice && file.preview_url === null && file.preview_state !== 'waiting' && (
        <Note title={hasFailed ? text.previewFailed : text.noPreview} hint={text.noPreviewHint}>
          <div className="edit-file-actions">
            {hasFailed && action(text.tryAgain, () => retryPreview(field, file.id), text.notTried)}
            <ChooseFile
              id={`${field.path.join('-')}-preview`}
              accept=".pdf"
              onChoose={(pdf) => void start(() => supplyPreview(field, file.id, pdf), text.notSupplied)}
            >
              {text.supplyPdf}
            </ChooseFile>
          </div>
          {upload && upload.state !== 'ready' && (
            <UploadState field={field} inputId={inputId} upload={upload} purpose="preview" />
          )}
        </Note>
      )}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}

interface NoteProps {
  mark?: 'warning' | 'draft'
  title: string
  hint?: string
  children?: ReactNode
}

function Note({ mark = 'warning', title, hint, children }: NoteProps) {
  return (
    <div className="edit-file-note">
      <p>
        <StateMark kind={mark} />
        <b>{title}</b> {hint && <span className="quiet">{hint}</span>}
      </p>
      {children}
    </div>
  )
}
