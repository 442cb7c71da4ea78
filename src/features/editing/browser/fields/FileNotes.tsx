import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import type { FileInfo } from '#core/file-info.ts'
import { isOfficeFile } from '#features/uploads/browser/components/office-file.ts'
import { UploadProgress } from '#features/uploads/browser/components/UploadProgress.tsx'
import { uploadStateText as words } from '#features/uploads/messages.ts'
import { fileText as text } from '../../messages.ts'
import { messageOf } from '../bar/draft-saver.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { type FileField, removeNames, retryPreview, supplyPreview, useFieldUpload } from './field-uploads.ts'
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
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const upload = useFieldUpload(field, 'preview')
  const run = (act: () => Promise<void>, otherwise: string) => {
    if (isBusy) return
    setBusy(true)
    setFailure('')
    act()
      .then(() => document.activeElement === document.body && document.getElementById(inputId)?.focus())
      .catch((error: unknown) => setFailure((error instanceof ApiError && messageOf(error)) || otherwise))
      .finally(() => setBusy(false))
  }
  const isOffice = isOfficeFile(file.name)
  const hasNames = file.author_names.length > 0 && !isPublic
  const isWithout = isOffice && file.preview_url === null && file.preview_state !== 'waiting'
  return (
    <>
      {hasNames && (
        <div className="edit-file-note">
          <p>
            <StateMark kind="warning" />
            <b>{words.authorName}</b>{' '}
            <span className="quiet">
              {text.namesInside(file.author_names.join(', '))} {!isOffice && words.removeElsewhere}
            </span>
          </p>
          {isOffice && (
            <button
              type="button"
              className="edit-button"
              aria-busy={isBusy}
              onClick={() => run(() => removeNames(field, file.id), words.nameNotRemoved)}
            >
              {text.removeNames}
            </button>
          )}
        </div>
      )}
      {file.converted_from !== null && !isPublic && (
        <div className="edit-file-note">
          <p>
            <StateMark kind="warning" />
            <b>{words.convertedFrom(file.converted_from)}</b> <span className="quiet">{words.checkConverted}</span>
          </p>
        </div>
      )}
      {file.preview_state === 'waiting' && (
        <div className="edit-file-note">
          <p>
            <StateMark kind="draft" />
            <b>{text.making(words.makingPreview, words.aboutSeconds)}</b>
          </p>
          <UploadProgress value="unknown" label={words.runningOf(words.makingPreview, file.name)} />
        </div>
      )}
      {isWithout && (
        <div className="edit-file-note">
          <p>
            <StateMark kind="warning" />
            <b>{file.preview_state === 'failed' ? text.previewFailed : text.noPreview}</b>{' '}
            <span className="quiet">{text.noPreviewHint}</span>
          </p>
          <div className="edit-file-actions">
            {file.preview_state === 'failed' && (
              <button
                type="button"
                className="edit-button"
                aria-busy={isBusy}
                onClick={() => run(() => retryPreview(field, file.id), text.notTried)}
              >
                {text.tryAgain}
              </button>
            )}
            <ChooseFile
              id={`${field.path.join('-')}-preview`}
              accept=".pdf"
              onChoose={(pdf) => run(() => supplyPreview(field, file.id, pdf), text.notSupplied)}
            >
              {text.supplyPdf}
            </ChooseFile>
          </div>
          {upload && upload.state !== 'ready' && (
            <UploadState field={field} inputId={inputId} upload={upload} purpose="preview" />
          )}
        </div>
      )}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
