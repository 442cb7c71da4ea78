import { compareTexts } from '#core/format.ts'
import type { FileView } from '#ui/files/file-view.ts'
import { listSavedFiles, listSavedPaths, pathOf, type SavedFile } from '#ui/offline/file-notes.ts'
import { SAVED_AT, STORES } from '#ui/offline/stores.ts'
import { listSavedPages } from './saved-pages.ts'

/** A page or a document that was opened before. The browser may delete it, but not a kept file. */
export interface Opened {
  key: string
  title: string
  lang?: string | undefined
  view: FileView
  /** When it was saved, as an ISO 8601 time. */
  savedAt: string
  bytes: number
}

export interface OpenedBefore {
  /** The latest first. */
  items: Opened[]
  /** The documents among them that open in the preview. */
  previews: SavedFile[]
}

export async function listOpened(): Promise<OpenedBefore> {
  const [allPages, allFiles] = await Promise.all([listSavedPages(), listSavedFiles()])
  const kept = new Set([...(await listSavedPaths(STORES.kept)), ...(await listSavedPaths(STORES.keptPages))])
  const pages = allPages.filter(({ path }) => !kept.has(path))
  const files = allFiles.filter(({ file, previewFile }) => !kept.has(pathOf(previewFile ?? file)))
  const ofPages = pages.map(({ path, ...page }) => ({ ...page, key: path, view: { saved: path } }))
  const items = [...ofPages, ...(await Promise.all(files.map(openedFile)))]
  return {
    items: items.sort((one, other) => compareTexts(other.savedAt, one.savedAt)),
    previews: files.filter(({ isPreviewSaved }) => isPreviewSaved),
  }
}

async function openedFile(saved: SavedFile): Promise<Opened> {
  const { key, title, lang, file, previewFile, isPreviewSaved } = saved
  const address = isPreviewSaved && previewFile !== null ? previewFile : file
  const stored = await caches.match(pathOf(address), { cacheName: STORES.files })
  // A document without a saved PDF opens in the program of its type.
  const view = isPreviewSaved ? { plain: address, preview: key } : { external: file }
  const savedAt = stored?.headers.get(SAVED_AT) ?? ''
  return { key, title, lang, view, savedAt, bytes: (await stored?.blob())?.size ?? 0 }
}

/** Deletes them, and leaves the files that the reader keeps. */
export async function clearOpened(): Promise<void> {
  await Promise.all([STORES.pages, STORES.files, STORES.fileNotes].map((name) => caches.delete(name)))
}
