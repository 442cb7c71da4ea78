import { typeLabelOfName } from '#core/file-labels.ts'
import { formatSize } from '#core/format.ts'
import type { PreviewFile } from '../preview/preview-file.ts'
import { listSaved, STORES } from './stores.ts'

/** What the offline page says about a document on this device. */
export type FileNote = Omit<PreviewFile, 'actions'>

/** A document that is on this device, and in which form. */
export interface FileHere extends FileNote {
  fileIsHere: boolean
  previewIsHere: boolean
}

/** Remembers what a document is that is being opened or downloaded: the service worker saves only its bytes. */
export async function noteFile(file: PreviewFile): Promise<void> {
  // Without a service worker there is no offline page. A full device is no reason to fail.
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return
  const { actions: _shownOnThePage, ...note } = file
  await caches
    .open(STORES.fileNotes)
    .then((store) => store.put(file.file, new Response(JSON.stringify(note))))
    .catch(() => undefined)
}

/** Remembers a document that is being downloaded from a list, unless its preview has said more about it. */
export async function noteDownload(file: string, title: string, sizeBytes: number): Promise<void> {
  if (!file.startsWith('/files/') || (await caches.match(file, { cacheName: STORES.fileNotes }))) return
  const [typeLabel, size] = [typeLabelOfName(pathOf(file)), formatSize(sizeBytes)]
  await noteFile({ key: `download-${pathOf(file)}`, title, typeLabel, size, pages: null, file, previewFile: null })
}

/** Paths of all documents that are on this device. */
export async function pathsHere(): Promise<Set<string>> {
  const store = await caches.open(STORES.files)
  return new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
}

/** The documents on this device, the last one opened first. */
export async function listFilesHere(): Promise<FileHere[]> {
  const [here, notes] = await Promise.all([pathsHere(), listSaved(STORES.fileNotes)])
  const files = await Promise.all(
    notes.map(async ({ saved }) => {
      const note: unknown = await saved.json()
      return isNote(note) ? [withPlace(note, here)] : []
    }),
  )
  return files.flat().filter(({ fileIsHere, previewIsHere }) => fileIsHere || previewIsHere)
}

function withPlace(note: FileNote, here: ReadonlySet<string>): FileHere {
  const isHere = (address: string | null) => address !== null && here.has(pathOf(address))
  return { ...note, fileIsHere: isHere(note.file), previewIsHere: isHere(note.previewFile) }
}

/** The path by which a document is saved: without `?view`. */
export function pathOf(address: string): string {
  return new URL(address, location.href).pathname
}

/** An older version of the site may have written other notes. */
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
