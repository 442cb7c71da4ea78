import { formatDate } from '#core/format.ts'
import { BookmarkButton } from '#features/bookmarks/browser/components/BookmarkButton.tsx'
import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import { previewsOf } from '#ui/files/document-view.ts'
import type { PreviewFile } from '#ui/preview/preview-file.ts'
import type { ModulePage, SessionFile } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { useIsNewer } from '../newer/is-newer.ts'

export type Section = keyof ModulePage['sections']

export const SECTION_NAMES = [
  'module_session_plan',
  'presentation_slides',
  'evaluation_tools',
  'handouts',
  'references',
] as const satisfies readonly Section[]

/** A file of a module with its section; the facilitators' guide comes before the sections. */
export interface ListedFile extends SessionFile {
  section: Section | 'facilitators_guide'
  /** In edit mode: the key of its item, which is not published yet. */
  key?: string
}

/** The key of an item in its entry. */
export function itemKey({ key, id }: { key?: string; id: number }): string {
  return key ?? String(id)
}

/** Every file and link of a module, as 'All Downloads' lists them. */
export function filesOfModule({ guide, sections }: Pick<ModulePage, 'guide' | 'sections'>): ListedFile[] {
  const listed = SECTION_NAMES.flatMap((section) => sections[section].map((file) => ({ ...file, section })))
  return guide ? [{ ...guide, section: 'facilitators_guide' }, ...listed] : listed
}

/** The key of a file in URLs: `handouts-12`; the guide of a module is `facilitators_guide-file`. */
export function fileKey({ section, id, key }: ListedFile): string {
  return section === 'facilitators_guide' ? `${section}-file` : `${section}-${key ?? id}`
}

/** The preview of a file; empty for a link. */
export function previewOf(file: ListedFile): PreviewFile[] {
  return previewsOf(file, fileKey(file)).map((preview) => ({ ...preview, actions: bookmarkOf(file) }))
}

/** What the bookmark of a file keeps. That of the facilitators' guide keeps its module, which has the guide's id. */
export function targetOf({ section, id }: ListedFile) {
  return { type: section === 'facilitators_guide' ? 'module' : section, id } as const
}

export function bookmarkOf(file: ListedFile) {
  return <BookmarkButton target={targetOf(file)} of={file.title} />
}

interface ModuleFileRowProps {
  file: ListedFile
  /** Only title, type, pages and size, for the overview. */
  isShort?: boolean
}

export function ModuleFileRow({ file, isShort = false }: ModuleFileRowProps) {
  const isNewer = useIsNewer(file)
  const update = isNewer ? { label: text.newer.mark, note: file.replaced?.note ?? '', isNewer } : undefined
  const shared = { document: file, previewKey: fileKey(file), bookmark: bookmarkOf(file) }
  if (isShort) return <DocumentRow {...shared} details={null} update={update} />
  return <DocumentRow {...shared} update={update ?? updateOf(file)} />
}

function updateOf({ replaced }: SessionFile) {
  return replaced ? { label: text.updatedOn(formatDate(replaced.at)), note: replaced.note } : undefined
}
