import type { FindFile } from '#core/content-files.ts'
import type { Drafts } from './draft-overlay.ts'

/** The files of drafts, for what presents their values. */
export function draftedFiles({ findFile }: Pick<Drafts, 'findFile'>): FindFile {
  return (id) => {
    const info = findFile(id)
    if (info === undefined) return undefined
    const { url, preview_url, first_page, size, size_bytes, file_type, pages } = info
    return {
      fields: { file: url, preview_file: preview_url, first_page, size, size_bytes, file_type, pages },
      picture: url,
    }
  }
}
