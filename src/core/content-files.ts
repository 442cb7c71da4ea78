import type { FileOrLink } from './file-fields.ts'

/** A file that a value names, as responses show it. */
export interface ContentFile {
  fields: Omit<FileOrLink, 'path_type' | 'url'>
  /** Its URL as a picture. */
  picture: string
}

/** Finds the files of a value by id: public ones for readers, those of a draft in edit mode. */
export type FindFile = (id: number | null) => ContentFile | undefined

export function pictureOf(find: FindFile, id: number | null): string | null {
  return find(id)?.picture ?? null
}

/** The fields of a document; undefined without a file. */
export function documentOf(find: FindFile, id: number | null): FileOrLink | undefined {
  const file = find(id)
  return file && { ...file.fields, path_type: 'FILE', url: null }
}

/** The fields of an item that is a document or a link. */
export function fileOrLinkOf(find: FindFile, { file, url }: { file: number | null; url: string }): FileOrLink {
  const none = { file: null, preview_file: null, first_page: null, size: '', size_bytes: 0 }
  const link = { ...none, file_type: 'Reference Link', pages: null, path_type: 'URL', url } as const
  return documentOf(find, file) ?? link
}
