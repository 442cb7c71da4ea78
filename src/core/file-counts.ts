import { formatCount } from './format.ts'

/** How many documents and how many links a list contains. Its archive contains only the documents. */
export interface FileCounts {
  files: number
  links: number
}

const NOUNS = {
  file: { one: 'file', other: 'files' },
  document: { one: 'document', other: 'documents' },
  link: { one: 'link', other: 'links' },
} as const

export function countFiles(list: readonly { path_type: 'FILE' | 'URL' }[]): FileCounts {
  const links = list.filter((each) => each.path_type === 'URL').length
  return { files: list.length - links, links }
}

/**
 * The size of a list: '9 files, 6 links', '1 file', '6 links'; '0 files' when it is empty.
 * @param noun what the page calls its documents
 */
export function countsLabel({ files, links }: FileCounts, noun: 'file' | 'document' = 'file'): string {
  if (links === 0) return formatCount(files, NOUNS[noun])
  if (files === 0) return formatCount(links, NOUNS.link)
  return `${formatCount(files, NOUNS[noun])}, ${formatCount(links, NOUNS.link)}`
}

/** The part of a list that a search found: '1 of 9 files, 0 of 6 links'. Links are left out where the list has none. */
export function foundLabel(found: FileCounts, all: FileCounts): string {
  const files = `${found.files} of ${formatCount(all.files, NOUNS.file)}`
  return all.links === 0 ? files : `${files}, ${found.links} of ${formatCount(all.links, NOUNS.link)}`
}
