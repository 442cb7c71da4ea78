import type { FileInfo } from '#core/file-info.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import {
  addDraftFiles,
  dropFieldUpload,
  fieldOfUpload,
  fieldUpload,
  linkUpload,
  useFieldUpload,
  useLinkedFields,
} from '#features/editing/browser/public.ts'
import { uploads as api } from '#features/uploads/browser/client.ts'
import {
  cancel,
  followUpload,
  forget,
  handOver,
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
import { filesText } from '../messages.ts'
import { changedRows, type Row } from '../rows/rows.ts'
import { say } from './grid-state.ts'
import { getNotes, noteRow } from './row-notes.ts'
import { saveSoon } from './save-soon.ts'
import { changeRows, currentRows, fileField, publicRows } from './table-rows.ts'
import { filesOf, getTable, tableOf } from './tables.ts'

export function findUpload(table: string, key: string): RunningUpload | undefined {
  const field = fileField(table, key)
  return field && fieldUpload(field)
}

export function useRowUpload(table: string, key: string): RunningUpload | undefined {
  return useFieldUpload(fileField(table, key))
}

/** The uploads of a table, with the keys of their rows, in the order in which they are sent. */
export function useTableUploads(table: string): readonly { key: string; upload: RunningUpload }[] {
  const all = useUploads((uploads) => uploads)
  // Renders again when an upload gets its row.
  useLinkedFields((fields) => fields)
  return all.flatMap((upload) => {
    const row = rowOfUpload(upload.id)
    return row?.table === table ? [{ key: row.key, upload }] : []
  })
}

/** The title of the row whose upload is sent before one that waits. */
export function useAfter(table: string, upload: RunningUpload | undefined): string {
  const key = useUploads((all) => {
    if (upload?.state !== 'waiting') return undefined
    const place = all.findIndex(({ id }) => id === upload.id)
    const before = all.slice(0, place).filter(({ state }) => state === 'sending' || state === 'waiting')
    return rowOfUpload(before.at(-1)?.id ?? '')?.key
  })
  return currentRows(table).find((row) => row.key === key)?.title ?? ''
}

/**
 * Uploads a file for a row. A former upload of the row ends; an interrupted one of the same file continues.
 * @param begun the upload of this file that has begun already
 */
export function uploadToRow(table: string, key: string, file: File | LazyFile, begun?: string): void {
  const field = fileField(table, key)
  if (field) dropFieldUpload(field, isChosenAgain(table, key, file) ? forget : cancel)
  const uploadId = listUploads().find(({ id }) => id === begun)?.uploadId
  noteRow(table, key, { upload: { name: file.name, sizeBytes: file.size, uploadId } })
  const onReady = (stored: FileInfo) => acceptUpload(id, stored)
  const id = begun ?? startUpload(file, { onReady })
  link(id, table, key)
  if (begun !== undefined) handOver(begun, { onReady })
}

/** Whether this is the file of an upload of the row that was interrupted. */
export function isChosenAgain(table: string, key: string, { name, size }: Pick<LazyFile, 'name' | 'size'>): boolean {
  const upload = getNotes(table)[key]?.upload
  return upload?.name === name && upload.sizeBytes === size && findUpload(table, key)?.state === 'interrupted'
}

/** Also for a row that was moved to the trash: it may come back. */
export function pauseUpload(table: string, key: string): void {
  const upload = findUpload(table, key)
  if (upload) pause(upload.id)
}

export function continueUpload(table: string, key: string): void {
  const upload = findUpload(table, key)
  if (upload) resume(upload.id)
}

/** Continues with uploads that this browser began before the page was closed. */
export function followInterrupted(table: string): void {
  const keys = new Set(currentRows(table).map((row) => row.key))
  for (const [key, { upload }] of Object.entries(getNotes(table))) {
    if (!keys.has(key)) noteRow(table, key, undefined)
    else if (upload && findUpload(table, key) === undefined) {
      const { uploadId, name, sizeBytes, refusal } = upload
      if (refusal !== undefined) link(showRefused({ name, sizeBytes, message: refusal }), table, key)
      else if (uploadId !== undefined) {
        const id = followUpload({ uploadId, name, sizeBytes }, { onReady: (stored) => acceptUpload(id, stored) })
        link(id, table, key)
      }
    }
  }
}

function link(id: string, table: string, key: string): void {
  const field = fileField(table, key)
  if (field) linkUpload(id, field)
  watchIds()
}

/** The row whose file an upload becomes. */
function rowOfUpload(id: string): { table: string; key: string } | undefined {
  const field = fieldOfUpload(id)
  const [, key] = field?.path ?? []
  return field && key !== undefined ? { table: tableOf(field), key } : undefined
}

/** Says also which file the upload has replaced. The row may have moved to another list meanwhile. */
function acceptUpload(id: string, stored: FileInfo): void {
  const { table, key } = rowOfUpload(id) ?? {}
  if (table === undefined || key === undefined) return
  const row = currentRows(table).find((candidate) => candidate.key === key)
  const former = filesOf(getTable(table)).find((file) => file.id === row?.file)
  acceptFile(table, key, stored)
  if (former) say(filesText.replaced(former.name))
}

/** The file of a row is stored: the draft gets it at once, because the tab may close now. */
function acceptFile(table: string, key: string, file: FileInfo): void {
  const field = fileField(table, key)
  noteRow(table, key, { upload: undefined })
  if (field === undefined) return
  addDraftFiles(field, [file])
  changeRows(table, changedRows(currentRows(table), [key], { file: file.id }))
  saveSoon(field)
}

/** Whether readers have the file of a row already: then its names stay. Or another one in this row: then they see what changed. */
export function publicFacts(table: string, { key, file }: Pick<Row, 'key' | 'file'>) {
  const rows = publicRows(table)
  const former = rows.find((row) => row.key === key)?.file ?? null
  return {
    isPublic: rows.some((row) => row.file === file),
    isReplaced: former !== null && file !== null && former !== file && 'change_note' in getTable(table).fields,
  }
}

/** Gives a row a copy of its file without the names of people in it. @throws {ApiError} @throws {NetworkError} */
export async function removeNames(table: string, key: string, file: number): Promise<void> {
  acceptFile(table, key, await api.removeAuthors(memberTransport(), { params: { id: file } }))
}

let isWatching = false

/** Remembers the ids of uploads, so that they continue after the tab was closed, and why those were refused that have none. */
function watchIds(): void {
  if (isWatching) return
  isWatching = true
  subscribeUploads(() => {
    for (const { id, uploadId, state, message } of listUploads()) {
      const row = rowOfUpload(id)
      const upload = row && getNotes(row.table)[row.key]?.upload
      if (row && upload && state === 'refused' && uploadId === undefined && upload.refusal !== message)
        noteRow(row.table, row.key, { upload: { ...upload, ...(message !== undefined && { refusal: message }) } })
      if (row && upload && state !== 'ready' && uploadId !== undefined && upload.uploadId !== uploadId)
        noteRow(row.table, row.key, { upload: { ...upload, uploadId } })
    }
  })
}
