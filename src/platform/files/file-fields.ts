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

export function findImageUrl(fileId: number | null, files: Map<number, ListedFile>): string | null {
  const file = fileId === null ? undefined : files.get(fileId)
  return file ? fileViewUrl(file) : null
}
