import { counted } from './plurals.ts'

/** How many documents and how many links a list holds. Only documents are in its archive. */
export interface FileCounts {
  files: number
  links: number
}

/** Counts the documents and the links of a list. */
export function countFiles(list: readonly { path_type: 'FILE' | 'URL' }[]): FileCounts {
  const links = list.filter((each) => each.path_type === 'URL').length
  return { files: list.length - links, links }
}

/**
 * What a list holds: '9 files, 6 links', '1 file', '6 links'; '0 files' when it is empty.
 * @param noun for one document; a page that calls its files documents passes 'document'
 */
export function countsLabel({ files, links }: FileCounts, noun = 'file'): string {
  if (links === 0) return counted(files, noun)
  return files === 0 ? counted(links, 'link') : `${counted(files, noun)}, ${counted(links, 'link')}`
}

/** What a search found of a list: '1 of 9 files, 0 of 6 links'. Links are left out where the list has none. */
export function foundLabel(found: FileCounts, all: FileCounts): string {
  const files = `${found.files} of ${counted(all.files, 'file')}`
  return all.links === 0 ? files : `${files}, ${found.links} of ${counted(all.links, 'link')}`
}
