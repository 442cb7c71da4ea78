import type { FileInfo } from '#core/file-info.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import {
  addDraftFiles,
  changeEntry,
  dropFieldUpload,
  type FileField,
  fieldOfUpload,
  fieldUpload,
  getDraftState,
  linkUpload,
  useFieldUpload,
  useLinkedFields,
  valueOfServer,
} from '#features/editing/browser/public.ts'
import { uploads as api } from '#features/uploads/browser/client.ts'
import {
  cancel,
  followUpload,
  forget,
  type LazyFile,
  listUploads,
  pause,
  type RunningUpload,
  resume,
  showRefused,
  startUpload,
  subscribeUploads,
  useUploads,
} from '#features/uploads/browser/uploads.ts'
import { moduleType } from '../../../content-types/module.ts'
import { filesText } from '../messages.ts'
import { changedRows, type Row, rowsOf, withRows } from '../rows/rows.ts'
import { say } from './grid-state.ts'
import { getNotes, noteRow } from './row-notes.ts'
import { saveSoon } from './save-soon.ts'

export function moduleEntry(entry: string) {
  return { kind: moduleType.kind, entry }
}

/** The field of the sheet with the file of a row: both show the same upload. */
function fileField(entry: string, key: string): FileField {
  return { ...moduleEntry(entry), path: ['files', key, 'file'] }
}

export function findUpload(entry: string, key: string): RunningUpload | undefined {
  return fieldUpload(fileField(entry, key))
}

export function useRowUpload(entry: string, key: string): RunningUpload | undefined {
  return useFieldUpload(fileField(entry, key))
}

/** The uploads of a module, with the keys of their rows, in the order in which they are sent. */
export function useModuleUploads(entry: string): readonly { key: string; upload: RunningUpload }[] {
  const all = useUploads((uploads) => uploads)
  // Renders again when an upload gets its row.
  useLinkedFields((fields) => fields)
  return all.flatMap((upload) => {
    const row = rowOfUpload(upload.id)
    return row?.entry === entry ? [{ key: row.key, upload }] : []
  })
}

/** The title of the row whose upload is sent before one that waits. */
export function useAfter(entry: string, upload: RunningUpload | undefined): string {
  const key = useUploads((all) => {
    if (upload?.state !== 'waiting') return undefined
    const place = all.findIndex(({ id }) => id === upload.id)
    const before = all.slice(0, place).filter(({ state }) => state === 'sending' || state === 'waiting')
    return rowOfUpload(before.at(-1)?.id ?? '')?.key
  })
  return currentTitle(entry, key)
}

function currentTitle(entry: string, key: string | undefined): string {
  const state = getDraftState(moduleEntry(entry))
  return (state && rowsOf(state.value).find((row) => row.key === key)?.title) ?? ''
}

/** Uploads a file for a row. A former upload of the row ends; an interrupted one of the same file continues. */
export function uploadToRow(entry: string, key: string, file: File | LazyFile): void {
  dropFieldUpload(fileField(entry, key), isChosenAgain(entry, key, file) ? forget : cancel)
  noteRow(entry, key, { upload: { name: file.name, sizeBytes: file.size, uploadId: undefined } })
  link(startUpload(file, { onReady: (stored) => acceptUpload(entry, key, stored) }), entry, key)
}

/** Whether this is the file of an upload of the row that was interrupted. */
export function isChosenAgain(entry: string, key: string, { name, size }: Pick<LazyFile, 'name' | 'size'>): boolean {
  const upload = getNotes(entry)[key]?.upload
  return upload?.name === name && upload.sizeBytes === size && findUpload(entry, key)?.state === 'interrupted'
}

/** Also for a row that was moved to the trash: it may come back. */
export function pauseUpload(entry: string, key: string): void {
  const upload = findUpload(entry, key)
  if (upload) pause(upload.id)
}

export function continueUpload(entry: string, key: string): void {
  const upload = findUpload(entry, key)
  if (upload) resume(upload.id)
}

/** Continues with uploads that this browser began before the page was closed. */
export function followInterrupted(entry: string): void {
  const state = getDraftState(moduleEntry(entry))
  const keys = new Set(state && rowsOf(state.value).map((row) => row.key))
  for (const [key, { upload }] of Object.entries(getNotes(entry))) {
    if (!keys.has(key)) noteRow(entry, key, undefined)
    else if (upload && findUpload(entry, key) === undefined) {
      const { uploadId, name, sizeBytes, refusal } = upload
      const onReady = (stored: FileInfo) => acceptUpload(entry, key, stored)
      if (refusal !== undefined) link(showRefused({ name, sizeBytes, message: refusal }), entry, key)
      else if (uploadId !== undefined) link(followUpload({ uploadId, name, sizeBytes }, { onReady }), entry, key)
    }
  }
}

function link(id: string, entry: string, key: string): void {
  linkUpload(id, fileField(entry, key))
  watchIds()
}

/** The row of a module whose file an upload becomes. */
function rowOfUpload(id: string): { entry: string; key: string } | undefined {
  const { kind, entry = '', path: [list, key] = [] } = fieldOfUpload(id) ?? {}
  return kind === moduleType.kind && list === 'files' && key !== undefined ? { entry, key } : undefined
}

/** Says also which file the upload has replaced. */
function acceptUpload(entry: string, key: string, stored: FileInfo): void {
  const state = getDraftState(moduleEntry(entry))
  const row = state && rowsOf(state.value).find((candidate) => candidate.key === key)
  const former = state?.server.files.find(({ id }) => id === row?.file)
  acceptFile(entry, key, stored)
  if (former) say(filesText.replaced(former.name))
}

/** The file of a row is stored: the draft gets it at once, because the tab may close now. */
function acceptFile(entry: string, key: string, file: FileInfo): void {
  const id = moduleEntry(entry)
  const state = getDraftState(id)
  if (state === undefined) return
  const rows = rowsOf(state.value)
  noteRow(entry, key, { upload: undefined })
  if (!rows.some((row) => row.key === key)) return
  addDraftFiles(id, [file])
  changeEntry(id, withRows(state.value, changedRows(rows, [key], { file: file.id })))
  saveSoon(id)
}

/** Whether readers have the file of a row already: then its names stay. Or another one in this row: then they see what changed. */
export function publicFacts(entry: string, { key, file }: Pick<Row, 'key' | 'file'>) {
  const published = getDraftState(moduleEntry(entry))?.server.published
  const rows = published ? rowsOf(valueOfServer(published)) : []
  const former = rows.find((row) => row.key === key)?.file ?? null
  return {
    isPublic: rows.some((row) => row.file === file),
    isReplaced: former !== null && file !== null && former !== file,
  }
}

/** Gives a row a copy of its file without the names of people in it. @throws {ApiError} @throws {NetworkError} */
export async function removeNames(entry: string, key: string, file: number): Promise<void> {
  acceptFile(entry, key, await api.removeAuthors(memberTransport(), { params: { id: file } }))
}

let isWatching = false

/** Remembers the ids of uploads, so that they continue after the tab was closed, and why those were refused that have none. */
function watchIds(): void {
  if (isWatching) return
  isWatching = true
  subscribeUploads(() => {
    for (const { id, uploadId, state, message } of listUploads()) {
      const row = rowOfUpload(id)
      const upload = row && getNotes(row.entry)[row.key]?.upload
      if (row && upload && state === 'refused' && uploadId === undefined && upload.refusal !== message)
        noteRow(row.entry, row.key, { upload: { ...upload, ...(message !== undefined && { refusal: message }) } })
      if (row && upload && state !== 'ready' && uploadId !== undefined && upload.uploadId !== uploadId)
        noteRow(row.entry, row.key, { upload: { ...upload, uploadId } })
    }
  })
}
