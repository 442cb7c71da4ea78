import type { FileOrLink } from '#core/file-fields.ts'
import { compareTexts } from '#core/format.ts'
import { containsWords } from '#core/text-search.ts'

/** Orders in which a list of files can be shown, by their name in the address. */
export const SORTS = ['default', 'format', 'size'] as const
export type Sort = (typeof SORTS)[number]

/** The sort that an address names; the default for anything unknown. */
export function sortOf(text: string | null): Sort {
  return SORTS.find((sort) => sort === text) ?? 'default'
}

interface Listed extends FileOrLink {
  title: string
}

/** Files whose title or type holds the words; all for an empty search. */
export function filterFiles<T extends Listed>(files: readonly T[], search: string, labelOf: (file: T) => string): T[] {
  return files.filter((file) => containsWords(`${file.title}\n${labelOf(file)}`, search))
}

/** Files in the wanted order: by format, or smallest first, the cheapest to fetch; links last. */
export function sortFiles<T extends Listed>(files: readonly T[], sort: Sort, labelOf: (file: T) => string): T[] {
  if (sort === 'format') return [...files].sort((a, b) => compareTexts(labelOf(a), labelOf(b)))
  if (sort === 'size') return [...files].sort((a, b) => weight(a) - weight(b))
  return [...files]
}

function weight(file: Listed): number {
  return file.path_type === 'URL' ? Number.POSITIVE_INFINITY : file.size_bytes
}
