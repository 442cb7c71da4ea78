import type { FindFile } from '#core/content-files.ts'
import type { FileOrLink } from '#core/file-fields.ts'
import type { FileInfo } from '#core/file-info.ts'
import type { Drafts } from './draft-overlay.ts'

/** What readers get of a file or link in a draft. @param info undefined without a file, or until it has loaded */
export function fileOrLinkOf(info: FileInfo | undefined, url = ''): FileOrLink {
  if (info === undefined) {
    const none = { file: null, preview_file: null, first_page: null, size: '', size_bytes: 0, pages: null }
    return { ...none, file_type: '', path_type: 'URL', url }
  }
  const { preview_url, first_page, size, size_bytes, file_type, pages } = info
  const fields = { file: info.url, preview_file: preview_url, first_page, size, size_bytes, file_type, pages }
  return { ...fields, path_type: 'FILE', url: null }
}

/** The files of drafts, for what presents their values. */
export function draftedFiles({ findFile }: Pick<Drafts, 'findFile'>): FindFile {
  return (id) => {
    const info = findFile(id)
    if (info === undefined) return undefined
    const { path_type, url, ...fields } = fileOrLinkOf(info)
    return { fields, picture: info.url }
  }
}
