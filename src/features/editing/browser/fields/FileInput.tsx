import { useCallback, useState } from 'react'
import type { FileField as Field } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'
import { badgeKindOf, pagesLabelOf } from '#core/file-labels.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { FileBadge } from '#ui/files/FileBadge.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { fileText, text } from '../../messages.ts'
import { acceptEntry } from '../bar/draft-store.ts'
import { editing } from '../client.ts'
import { Loaded } from '../components/LoadedPage.tsx'
import { EditIcon } from '../sheet/EditIcon.tsx'
import './file.css'
import { FileNotes } from './FileNotes.tsx'
import { uploadToField, useFieldUpload, usePreviews } from './field-uploads.ts'
import { ChooseFile, describedBy, type FieldProps } from './inputs.tsx'
import { UploadState } from './UploadState.tsx'
import { WithdrawFile } from './WithdrawFile.tsx'

const ACCEPTED = {
  document: '.pdf,.docx,.pptx,.xlsx,.doc,.ppt,.pps,.ppsx,.xls,.odt,.odp,.ods,.rtf,.docm,.pptm,.xlsm',
  picture: 'image/png,image/jpeg,image/webp',
}

/** A file of an entry: what it is, how far its upload is, and what can be done with it. */
export function FileInput(props: FieldProps<Field>) {
  const { id, path, field, value, published, server, onChange } = props
  const place = { kind: server.kind, entry: server.entry, path }
  const upload = useFieldUpload(place)
  const findFile = (fileId: typeof value | undefined) => server.files.find((file) => file.id === fileId)
  const file = findFile(value)
  const before = published === value ? undefined : findFile(published)
  const isPublic = typeof published === 'number'
  const reload = async () =>
    acceptEntry(await editing.getEntry(memberTransport(), { params: { kind: server.kind, entry: server.entry } }))
  usePreviews(server, file ? [file] : [])
  return (
    <fieldset className="edit-group" aria-labelledby={`${id}-label`}>
      <LiveRegion>{upload?.state === 'ready' && file ? text.fileReady(file.name) : ''}</LiveRegion>
      {file && <ChosenFile file={file} before={before} isPicture={field.accept === 'picture'} />}
      {upload && upload.state !== 'ready' && <UploadState field={place} inputId={id} upload={upload} />}
      <div className="edit-file-actions">
        <ChooseFile
          id={id}
          accept={ACCEPTED[field.accept]}
          described={describedBy(props)}
          onChoose={(chosen) => uploadToField(place, chosen)}
        >
          <EditIcon name="upload" />
          {file ? text.replaceFile : text.chooseFile}
        </ChooseFile>
        {file && (
          <a className="edit-button" href={file.preview_url ?? file.url} target="_blank" rel="noopener">
            <EditIcon name="eye" />
            {text.openFile}
          </a>
        )}
        {file && !field.required && (
          <button type="button" className="edit-button" onClick={() => onChange(null)}>
            {text.removeFile}
          </button>
        )}
      </div>
      {before && file && <p className="edit-file-note">{text.addressStays}</p>}
      {file && <FileNotes key={file.id} field={place} inputId={id} file={file} isPublic={published === value} />}
      {isPublic && !file && <p className="edit-file-note">{text.fileLeaves}</p>}
      {isPublic && <FileUses key={published} fileId={published} entry={server} />}
      {isPublic && (
        <WithdrawFile file={findFile(published) ?? { id: published, is_withdrawn: false }} onDone={reload} />
      )}
    </fieldset>
  )
}

interface ChosenFileProps {
  file: FileInfo
  /** The file that readers get; undefined when it is the same one. */
  before: FileInfo | undefined
  isPicture: boolean
}

/** '17 slides · 112 kB, before 14 slides · 94 kB', or the picture itself. */
function ChosenFile({ file, before, isPicture }: ChosenFileProps) {
  return (
    <div className="edit-file">
      {isPicture ? <img src={file.url} alt="" /> : <FileBadge kind={badgeKindOf({ ...file, path_type: 'FILE' })} />}
      <div>
        <b dir="auto">{file.name}</b>
        <small>
          {factsOf(file)}
          {before && text.before(factsOf(before))}
        </small>
      </div>
    </div>
  )
}

function factsOf(file: FileInfo): string {
  return [pagesLabelOf({ ...file, path_type: 'FILE' }), file.size].filter(Boolean).join(' · ')
}

interface FileUsesProps {
  fileId: number
  /** The one that is open. */
  entry: EntryKey
}

/** Where readers get a file; it is loaded once somebody wants to know. */
function FileUses(props: FileUsesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="edit-file-uses" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{fileText.whereUsed}</summary>
      {isOpen && <UseList {...props} />}
    </details>
  )
}

function UseList({ fileId, entry: { kind, entry } }: FileUsesProps) {
  return (
    <Loaded load={useCallback((api) => editing.listFileUses(api, { params: { id: fileId } }), [fileId])}>
      {({ results }) => (
        <ul>
          {results.map((use) => (
            <li key={`${use.kind}/${use.entry}`}>
              {use.kind === kind && use.entry === entry ? (
                fileText.here(use.title)
              ) : (
                <Link to={use.page}>{use.title}</Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
