import { typeLabelOfName } from '#core/file-labels.ts'
import { formatSize } from '#core/format.ts'
import type { PreviewFile } from '../preview/preview-file.ts'
import { KEPT_THINGS, listSaved, STORES } from './stores.ts'

/** The data of a saved document for the offline page. */
export type FileNote = Omit<PreviewFile, 'actions'>

/** A saved document: the file itself, its preview, or both. */
export interface SavedFile extends FileNote {
  isFileSaved: boolean
  isPreviewSaved: boolean
}

/** Stores the data of a document that is being opened or downloaded; the service worker saves its content. */
export async function noteFile(file: PreviewFile): Promise<void> {
  // A signed file is not public. Without a service worker there is no offline page. Ignores a full device.
  if (new URL(file.file, location.href).searchParams.has('signature')) return
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return
  const { actions: _notStored, ...note } = file
  await caches
    .open(STORES.fileNotes)
    .then((store) => store.put(file.file, new Response(JSON.stringify(note))))
    .catch(() => undefined)
}

/** Stores the data of a document that is being downloaded from a list, unless its preview has stored more. */
export async function noteDownload(file: string, title: string, sizeBytes: number): Promise<void> {
  if (!file.startsWith('/files/') || (await caches.match(file, { cacheName: STORES.fileNotes }))) return
  const [typeLabel, size] = [typeLabelOfName(pathOf(file)), formatSize(sizeBytes)]
  await noteFile({ key: `download-${pathOf(file)}`, title, typeLabel, size, pages: null, file, previewFile: null })
}

/** Deletes all saved documents with their data, because somebody else may use the device next. */
export async function deleteSavedFiles(): Promise<void> {
  if (!('caches' in globalThis)) return
  await Promise.all([STORES.files, STORES.fileNotes].map((name) => caches.delete(name))).catch(() => undefined)
}

/** Deletes the folders that are kept, because they are a member's. Their documents are public: the next page removes them. */
export async function deleteKeptFolders(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(KEPT_THINGS))) return
  const things = await caches.open(KEPT_THINGS)
  const folders = (await things.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/kept/folder-'))
  await Promise.all(folders.map((folder) => things.delete(folder)))
  new BroadcastChannel(KEPT_THINGS).postMessage(null)
}

export async function listSavedPaths(name: string = STORES.files): Promise<Set<string>> {
  const store = await caches.open(name)
  return new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
}

/** The saved documents, the last opened first. */
export async function listSavedFiles(): Promise<SavedFile[]> {
  const [paths, notes] = await Promise.all([listSavedPaths(), listSaved(STORES.fileNotes)])
  const files = await Promise.all(
    notes.map(async ({ saved }) => {
      const note: unknown = await saved.json()
      return isNote(note) ? [withAvailability(note, paths)] : []
    }),
  )
  return files.flat().filter(({ isFileSaved, isPreviewSaved }) => isFileSaved || isPreviewSaved)
}

function withAvailability(note: FileNote, paths: ReadonlySet<string>): SavedFile {
  const isSaved = (address: string | null) => address !== null && paths.has(pathOf(address))
  return { ...note, isFileSaved: isSaved(note.file), isPreviewSaved: isSaved(note.previewFile) }
}

/** The path of a saved document: without `?view`. */
export function pathOf(address: string): string {
  return new URL(address, location.href).pathname
}

/** An older version of the site may have stored other data. */
function isNote(note: unknown): note is FileNote {
  return (
    typeof note === 'object' &&
    note !== null &&
    'key' in note &&
    'title' in note &&
    'typeLabel' in note &&
    'size' in note &&
    'file' in note &&
    'previewFile' in note
  )
}
