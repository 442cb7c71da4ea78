import type { FileInfo } from '#core/file-info.ts'
import { type BadgeKind, badgeKindOf, FILE_LABELS, formatPages } from '#core/file-labels.ts'
import { formatCount } from '#core/format.ts'
import { stateText as text } from '../messages.ts'

export type RowBadge = BadgeKind | 'excel'

const BADGES: Readonly<Record<string, RowBadge>> = { docx: 'word', pdf: 'pdf', pptx: 'powerpoint', xlsx: 'excel' }

const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? ''

/** The badge of a file by its name: also of one that the server has not read yet. */
export function badgeOfName(name: string): RowBadge {
  const ending = endingOf(name)
  return BADGES[ending] ?? BADGES[ending.replace(/m$/, 'x')] ?? 'document'
}

/** 'Word Doc, 6 pages' */
export function factsOf({ name, file_type, pages }: Pick<FileInfo, 'name' | 'file_type' | 'pages'>): string {
  const kind = badgeKindOf({ file_type, path_type: 'FILE' })
  const isSheet = endingOf(name) === 'xlsx'
  const other = isSheet ? text.kinds.xlsx : /^(png|jpe?g|webp|avif|svg)$/.test(endingOf(name)) && text.kinds.picture
  const label = kind === 'document' && other ? other : FILE_LABELS[kind]
  if (pages === null) return label
  return `${label}, ${isSheet ? formatCount(pages, text.sheets) : formatPages(pages, kind === 'powerpoint')}`
}
