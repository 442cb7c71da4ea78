import { useState } from 'react'
import type { FileField } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'
import { formatCount } from '#core/format.ts'
import { cancel, type listUploads, uploadDocument, useUploads } from '#features/uploads/browser/uploads.ts'
import { text } from '../../messages.ts'
import { describedBy, type FieldProps } from './field-props.ts'

const ACCEPTED = {
  document: '.pdf,.docx,.pptx,.xlsx',
  picture: 'image/png,image/jpeg,image/webp',
}

/** A file of an entry: what it is, a link to open it, and a button that uploads another one. */
export function FileInput(props: FieldProps<FileField>) {
  const { id, field, value, published, server, onChange } = props
  const [uploadId, setUploadId] = useState<string>()
  const [stored, setStored] = useState<FileInfo>()
  const upload = useUploads((all) => all.find((running) => running.id === uploadId))
  const fileOf = (fileId: typeof value | undefined) =>
    stored?.id === fileId ? stored : server.files.find((file) => file.id === fileId)
  const file = typeof value === 'number' ? fileOf(value) : undefined
  const before = published !== value ? fileOf(published) : undefined

  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    if (uploadId !== undefined) cancel(uploadId)
    const { id: started, stored: storing } = uploadDocument(chosen)
    setUploadId(started)
    const next = await storing
    if (next === undefined) return
    setStored(next)
    onChange(next.id)
    setUploadId((current) => (current === started ? undefined : current))
  }
  return (
    <fieldset className="edit-group" aria-labelledby={`${id}-label`}>
      {file && (
        <div className="edit-file">
          <b>{file.name}</b>
          <small>
            {factsOf(file)}
            {before && text.before(factsOf(before))}
          </small>
        </div>
      )}
      {upload && (
        <p className="edit-upload" role={upload.state === 'refused' ? 'alert' : undefined}>
          {upload.message ?? text.uploaded(percentOf(upload))}
        </p>
      )}
      <div className="edit-file-actions">
        <label className="edit-button" htmlFor={id}>
          {file ? text.replaceFile : text.chooseFile}
          <input
            id={id}
            type="file"
            className="visually-hidden"
            accept={ACCEPTED[field.accept]}
            {...describedBy(props)}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        </label>
        {file && (
          <a className="edit-button" href={file.preview_url ?? file.url} target="_blank" rel="noopener">
            {text.openFile}
          </a>
        )}
        {file && !field.required && (
          <button type="button" className="edit-button" onClick={() => onChange(null)}>
            {text.removeFile}
          </button>
        )}
      </div>
    </fieldset>
  )
}

function factsOf({ pages, size }: FileInfo): string {
  return [pages !== null && formatCount(pages, text.pages), size].filter(Boolean).join(' · ')
}

function percentOf({ sentBytes, sizeBytes }: ReturnType<typeof listUploads>[number]): number {
  return sizeBytes === 0 ? 100 : Math.floor((100 * sentBytes) / sizeBytes)
}
