import { BookmarkButton } from '#features/bookmarks/parts/BookmarkButton.tsx'
import { DocumentRow } from '#ui/DocumentRow.tsx'
import { previewsOf } from '#ui/document-view.ts'
import type { PreviewFile } from '#ui/preview/preview-file.ts'
import type { ModulePage, SessionFile } from '../contract.ts'

export type Section = keyof ModulePage['sections']

export const SECTION_NAMES = [
  'module_session_plan',
  'presentation_slides',
  'evaluation_tools',
  'handouts',
  'references',
] as const satisfies readonly Section[]

/** A file of a module with the section in which it is listed. */
export interface ListedFile extends SessionFile {
  section: Section
}

/** Every file of a module in the order of its sections. */
export function filesOfModule(sections: ModulePage['sections']): ListedFile[] {
  return SECTION_NAMES.flatMap((section) => sections[section].map((file) => ({ ...file, section })))
}

/** How a file is named in an address: `handouts-12`. */
export function fileKey({ section, id }: ListedFile): string {
  return `${section}-${id}`
}

/** What the preview needs to know of a file; nothing for a link. */
export function previewOf(file: ListedFile): PreviewFile[] {
  return previewsOf(file, fileKey(file)).map((preview) => ({ ...preview, actions: <FileBookmark file={file} /> }))
}

/** Keeps a file of a module. */
export function FileBookmark({ file: { section, id, title } }: { file: ListedFile }) {
  return <BookmarkButton item={{ type: section, id }} of={title} />
}

/** A document or link of a module with what can be done with it. */
export function ModuleFileRow({ file }: { file: ListedFile }) {
  return <DocumentRow document={file} previewKey={fileKey(file)} bookmark={<FileBookmark file={file} />} />
}
