import { BookmarkButton } from '#features/bookmarks/browser/components/BookmarkButton.tsx'
import { DocumentRow } from '#ui/DocumentRow.tsx'
import { previewsOf } from '#ui/document-view.ts'
import type { PreviewFile } from '#ui/preview/preview-file.ts'
import type { ModulePage, SessionFile } from '../../contract.ts'

export type Section = keyof ModulePage['sections']

export const SECTION_NAMES = [
  'module_session_plan',
  'presentation_slides',
  'evaluation_tools',
  'handouts',
  'references',
] as const satisfies readonly Section[]

/** A file of a module with the section in which it is listed; the facilitators' guide stands before the sections. */
export interface ListedFile extends SessionFile {
  section: Section | 'facilitators_guide'
}

/** Every file and link of a module in the order of its pages: what 'All Downloads' lists. */
export function filesOfModule({ guide, sections }: Pick<ModulePage, 'guide' | 'sections'>): ListedFile[] {
  const listed = SECTION_NAMES.flatMap((section) => sections[section].map((file) => ({ ...file, section })))
  return guide ? [{ ...guide, section: 'facilitators_guide' }, ...listed] : listed
}

/** How a file is named in an address: `handouts-12`; a module has one guide: `facilitators_guide-file`. */
export function fileKey({ section, id }: ListedFile): string {
  return section === 'facilitators_guide' ? `${section}-file` : `${section}-${id}`
}

/** What the preview needs to know of a file; nothing for a link. */
export function previewOf(file: ListedFile): PreviewFile[] {
  return previewsOf(file, fileKey(file)).map((preview) => ({ ...preview, actions: bookmarkOf(file) }))
}

/** The button that keeps a file of a module; none for the facilitators' guide, which is kept with its module. */
export function bookmarkOf({ section, id, title }: ListedFile) {
  return section === 'facilitators_guide' ? undefined : <BookmarkButton target={{ type: section, id }} of={title} />
}

interface ModuleFileRowProps {
  file: ListedFile
  /** Title, type, pages and size only, as the overview has it. */
  isShort?: boolean
}

/** A document or link of a module with what can be done with it. */
export function ModuleFileRow({ file, isShort = false }: ModuleFileRowProps) {
  if (isShort) return <DocumentRow document={file} previewKey={fileKey(file)} details={null} />
  return <DocumentRow document={file} previewKey={fileKey(file)} bookmark={bookmarkOf(file)} />
}
