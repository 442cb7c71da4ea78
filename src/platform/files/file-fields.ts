import type { FileOrLink } from '#core/file-fields.ts'
import { formatSize } from '#core/format.ts'
import { fileTypeOf } from './media-types.ts'
import type { ListedFile } from './queries.ts'
import { fileUrl, fileViewUrl } from './urls.ts'

type FileFields = Omit<FileOrLink, 'path_type' | 'url'>

/** The fields of a document in API responses. A PDF is its own preview. */
export function fileFieldsOf(file: ListedFile): FileFields {
  const isPdf = file.mediaType === 'application/pdf'
  return {
    file: fileUrl(file),
    preview_file: file.preview ? fileViewUrl(file.preview) : isPdf ? fileViewUrl(file) : null,
    first_page: file.firstPage,
    size: formatSize(file.sizeBytes),
    size_bytes: file.sizeBytes,
    file_type: fileTypeOf(file.mediaType),
    pages: file.pages,
  }
}

/** The fields of a document or a link in API responses. */
export function fileOrLinkFieldsOf(
  row: { file_id: number | null; url: string | null },
  files: Map<number, ListedFile>,
): FileOrLink {
  const file = row.file_id === null ? undefined : files.get(row.file_id)
  if (file) return { ...fileFieldsOf(file), path_type: 'FILE', url: null }
  const none = { file: null, preview_file: null, first_page: null, size: '', size_bytes: 0 }
  return { ...none, file_type: 'Reference Link', pages: null, path_type: 'URL', url: row.url }
}

export function findImageUrl(fileId: number | null, files: Map<number, ListedFile>): string | null {
  const file = fileId === null ? undefined : files.get(fileId)
  return file ? fileViewUrl(file) : null
}
