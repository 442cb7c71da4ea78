import { badgeKindOf, pagesLabelOf, typeLabelOf } from '#core/file-labels.ts'
import { BookmarkButton } from '#ui/BookmarkButton.tsx'
import { FileRow } from '#ui/FileRow.tsx'
import type { PreviewFile } from '#ui/preview/preview-file.ts'
import type { ModulePage, SessionFile } from '../contract.ts'
import { SECTION_TITLES } from '../text.ts'

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

/** What the preview needs to know of a file; undefined for a link. */
export function previewOf(file: ListedFile): PreviewFile[] {
  if (file.file === null) return []
  return [
    {
      key: fileKey(file),
      title: file.title,
      size: file.size,
      typeLabel: typeLabelOf(file),
      pages: file.pages,
      file: file.file,
      previewFile: file.preview_file,
    },
  ]
}

/** A document or link of a module with what can be done with it. */
export function ModuleFileRow({ file }: { file: ListedFile }) {
  const isLink = file.path_type === 'URL'
  return (
    <FileRow
      kind={badgeKindOf(file)}
      title={file.title}
      name={file.title}
      details={file.details}
      facts={[typeLabelOf(file), pagesLabelOf(file), file.size]}
      view={
        isLink ? { external: file.url ?? '' } : { plain: file.preview_file ?? file.file ?? '', preview: fileKey(file) }
      }
      download={file.file ? { href: file.file, sizeBytes: file.size_bytes } : undefined}
      bookmark={<BookmarkButton of={file.title} />}
    />
  )
}

export function sectionTitle(section: Section): string {
  return SECTION_TITLES[section]
}
