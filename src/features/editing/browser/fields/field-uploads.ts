import { useEffect } from 'react'
import { isSame } from '#core/content-changes.ts'
import { type Path, valueAt, withValueAt } from '#core/content-path.ts'
import type { FileInfo } from '#core/file-info.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { uploads as api } from '#features/uploads/browser/client.ts'
import {
  cancel,
  listUploads,
  type RunningUpload,
  startUpload,
  uploadDocument,
  useUploads,
} from '#features/uploads/browser/uploads.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { createStore } from '#ui/store.ts'
import { addDraftFiles, changeEntry, currentKey, flushDrafts, getDraftState } from '../bar/draft-store.ts'

export interface FileField extends EntryKey {
  path: Path
}

/** What an upload becomes: the file of the field, or the preview of that file. */
type Purpose = 'file' | 'preview'
interface LinkedField {
  field: FileField
  purpose: Purpose
}

/** The field of each upload of this tab. It outlives the sheet, so that an upload continues while the sheet is closed. */
const links = createStore<Readonly<Record<string, LinkedField>>>({})

export const useLinkedFields = links.useStore

export function linkUpload(id: string, field: FileField, purpose: Purpose = 'file'): void {
  links.set({ ...links.get(), [id]: { field, purpose } })
}

export function fieldOfUpload(id: string): FileField | undefined {
  const link = links.get()[id]
  return link?.purpose === 'file' ? link.field : undefined
}

export function fieldUpload(field: FileField, purpose: Purpose = 'file'): RunningUpload | undefined {
  const id = idOfUpload(links.get(), field, purpose)
  return listUploads().find((upload) => upload.id === id)
}

export function useFieldUpload(field: FileField | undefined, purpose: Purpose = 'file'): RunningUpload | undefined {
  const id = links.useStore((all) => field && idOfUpload(all, field, purpose))
  return useUploads((all) => (id === undefined ? undefined : all.find((upload) => upload.id === id)))
}

export interface UnusedUpload {
  path: Path
  name: string
  isRefused: boolean
  /** Why it is refused. */
  message: string
}

/** The files of entries that are still on their way, or that were refused. */
export function useUnusedUploads(): (UnusedUpload & { entry: EntryKey })[] {
  // Renders again when an upload gets its field.
  links.useStore((fields) => fields)
  return useUploads((uploads) => uploads).flatMap(({ id, name, state, message = '' }) => {
    const field = fieldOfUpload(id)
    if (state === 'ready' || field === undefined) return []
    return [{ entry: field, path: field.path, name, isRefused: state === 'refused', message }]
  })
}

function idOfUpload(all: Readonly<Record<string, LinkedField>>, field: FileField, purpose: Purpose) {
  const { kind, entry, path } = field
  return Object.entries(all).find(([, link]) => isSame(link, { field: { kind, entry, path }, purpose }))?.[0]
}

/** @param end how the upload ends */
export function dropFieldUpload(field: FileField, end = cancel, purpose: Purpose = 'file'): void {
  const id = idOfUpload(links.get(), field, purpose)
  if (id === undefined) return
  const { [id]: _, ...others } = links.get()
  links.set(others)
  end(id)
}

/** An upload continues for another field, to which its item was moved. */
export function moveFieldUpload(from: FileField, to: FileField): void {
  const id = idOfUpload(links.get(), from, 'file')
  if (id !== undefined) linkUpload(id, to)
}

/** Uploads a file for a field. A former upload of the field ends. */
export function uploadToField(field: FileField, file: File): void {
  dropFieldUpload(field)
  const id = startUpload(file, { onReady: (stored) => setFile(fieldOfUpload(id) ?? field, stored) })
  linkUpload(id, field)
}

/** Uploads a PDF and makes it the preview of the file of a field. @throws {ApiError} @throws {NetworkError} */
export async function supplyPreview(field: FileField, fileId: number, pdf: File): Promise<void> {
  dropFieldUpload(field, cancel, 'preview')
  const { id, stored } = uploadDocument(pdf)
  linkUpload(id, field, 'preview')
  const preview = await stored
  if (preview === undefined) return
  const input = { file_id: preview.id }
  setFile(field, await api.addPreview(memberTransport(), { params: { id: fileId }, input }), fileId)
}

/** Gives a field a copy of its file without the names of people in it. @throws {ApiError} @throws {NetworkError} */
export async function removeNames(field: FileField, fileId: number): Promise<void> {
  setFile(field, await api.removeAuthors(memberTransport(), { params: { id: fileId } }), fileId)
}

/** @throws {ApiError} @throws {NetworkError} */
export async function retryPreview(field: FileField, fileId: number): Promise<void> {
  addDraftFiles(currentKey(field), [await api.retryPreview(memberTransport(), { params: { id: fileId } })])
}

/** The draft gets the file at once, because the tab may close now. @param before only if the field still has this file */
function setFile(field: FileField, file: FileInfo, before?: number): void {
  const key = currentKey(field)
  const state = getDraftState(key)
  if (state === undefined) return
  if (before !== undefined && valueAt(state.value, field.path) !== before) return
  addDraftFiles(key, [file])
  changeEntry(key, withValueAt(state.value, field.path, file.id))
  flushDrafts(key)
}

const POLL_MS = 2000

/** Asks for the files of an entry whose previews are being made until they have one. */
export function usePreviews({ kind, entry }: EntryKey, files: readonly FileInfo[]): void {
  const waiting = files
    .filter(({ preview_state }) => preview_state === 'waiting')
    .map(({ id }) => id)
    .join(',')
  useEffect(() => {
    if (waiting === '') return
    const ending = new AbortController()
    const ask = async () => {
      const infos = await api.getFileInfos(memberTransport(ending.signal), { query: { ids: waiting } })
      if (!ending.signal.aborted && infos.some((info) => info.preview_state !== 'waiting'))
        addDraftFiles({ kind, entry }, infos)
    }
    // Without a connection the next question is asked all the same.
    const timer = setInterval(() => void ask().catch(() => undefined), POLL_MS)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [kind, entry, waiting])
}
