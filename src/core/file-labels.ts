import { formatCount } from './format.ts'

export type BadgeKind = 'word' | 'pdf' | 'powerpoint' | 'link' | 'document'

interface FileKind {
  file_type: string
  path_type: 'FILE' | 'URL'
}

export const FILE_LABELS: Readonly<Record<BadgeKind, string>> = {
  word: 'Word Doc',
  pdf: 'PDF',
  powerpoint: 'PPT',
  link: 'Reference Link',
  document: 'Document',
}

/** The kind of a document by the type name of the specification. */
export function badgeKindOf({ file_type, path_type }: FileKind): BadgeKind {
  if (path_type === 'URL') return 'link'
  if (file_type === 'Word Document') return 'word'
  if (file_type === 'PDF Document') return 'pdf'
  return file_type === 'Presentation Slide' ? 'powerpoint' : 'document'
}

export function badgeKindOfLabel(label: string): BadgeKind {
  const kinds: readonly BadgeKind[] = ['word', 'pdf', 'powerpoint', 'link']
  return kinds.find((kind) => FILE_LABELS[kind] === label) ?? 'document'
}

const EXTENSIONS: Record<string, BadgeKind> = { docx: 'word', pdf: 'pdf', pptx: 'powerpoint' }

export function typeLabelOfName(name: string): string {
  return FILE_LABELS[EXTENSIONS[name.split('.').at(-1) ?? ''] ?? 'document']
}

/** The specification's label: Word Doc, PDF, PPT, Document or Reference Link. */
export function typeLabelOf(file: FileKind): string {
  return FILE_LABELS[badgeKindOf(file)]
}

/** The number of pages or slides as text; undefined if unknown. */
export function pagesLabelOf(file: FileKind & { pages: number | null }): string | undefined {
  if (file.pages === null) return undefined
  return formatPages(file.pages, badgeKindOf(file) === 'powerpoint')
}

/** '4 pages', or '4 slides' of a presentation. */
export function formatPages(pages: number, areSlides: boolean): string {
  return formatCount(pages, areSlides ? { one: 'slide', other: 'slides' } : { one: 'page', other: 'pages' })
}
