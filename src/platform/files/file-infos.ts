import type { FileInfo } from '#core/file-info.ts'
import { formatSize } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'
import { fileTypeOf } from './media-types.ts'
import { filesById, type ListedFile } from './queries.ts'
import { type FileGrant, fileVersionUrl, fileViewUrl, signFileUrl } from './urls.ts'

/**
 * Files as editors see them, by id. Unknown ids are left out. URLs send exactly the file, also when it is not public or has been
 * replaced.
 */
export async function fileInfosById(
  { db, secret, grant }: { db: Db; secret: Secret; grant: FileGrant },
  ids: readonly (number | null)[],
): Promise<Map<number, FileInfo>> {
  const files = await filesById(db, ids)
  return new Map(
    [...files].map(([id, file]) => [id, fileInfoOf(file, (url, id) => signFileUrl(secret, url, id, grant))]),
  )
}

function fileInfoOf(file: ListedFile, signed: (url: string, fileId: number) => string): FileInfo {
  const pdf = file.preview ?? (file.mediaType === 'application/pdf' ? file : null)
  const { firstPage } = file
  return {
    id: file.id,
    name: file.name,
    size: formatSize(file.sizeBytes),
    size_bytes: file.sizeBytes,
    file_type: fileTypeOf(file.mediaType),
    pages: file.pages,
    url: signed(fileVersionUrl(file), file.id),
    preview_url: pdf && signed(`${fileViewUrl(pdf)}&version`, pdf.id),
    first_page: firstPage &&
      pdf && {
        ...firstPage,
        url: signed(firstPage.url, pdf.id),
        thumbnail: signed(firstPage.thumbnail, pdf.id),
      },
    preview_state: file.previewState,
    author_names: file.authorNames,
    converted_from: file.convertedFrom,
    created_at: file.createdAt,
    is_withdrawn: file.isWithdrawn,
  }
}
