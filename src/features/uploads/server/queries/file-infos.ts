import { formatSize } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileTypeOf } from '#platform/files/media-types.ts'
import { filesById, type ListedFile } from '#platform/files/queries.ts'
import { fileUrl, fileViewUrl } from '#platform/files/urls.ts'
import type { FileInfo } from '../../contract.ts'

/** Files as editors see them, by id. Unknown ids are left out. */
export async function fileInfosById(db: Db, ids: readonly (number | null)[]): Promise<Map<number, FileInfo>> {
  const files = await filesById(db, ids)
  return new Map([...files].map(([id, file]) => [id, fileInfoOf(file)]))
}

function fileInfoOf(file: ListedFile): FileInfo {
  const isPdf = file.mediaType === 'application/pdf'
  return {
    id: file.id,
    name: file.name,
    size: formatSize(file.sizeBytes),
    size_bytes: file.sizeBytes,
    file_type: fileTypeOf(file.mediaType),
    pages: file.pages,
    url: fileUrl(file),
    preview_url: file.preview ? fileViewUrl(file.preview) : isPdf ? fileViewUrl(file) : null,
    first_page: file.firstPage,
    created_at: file.createdAt,
  }
}
