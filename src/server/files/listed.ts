import type { FileOrLink } from '#core/file-fields.ts'
import { formatSize } from '#core/sizes.ts'
import type { Db } from '#server/database/schema.ts'
import { fileTypeOf } from './media-types.ts'
import { fileUrl, fileViewUrl } from './rows.ts'

/** A file as lists and archives need it: everything but its text. */
export interface ListedFile {
  id: number
  name: string
  sha256: string
  mediaType: string
  sizeBytes: number
  crc32: number
  pages: number | null
  createdAt: string
  preview: { id: number; name: string } | null
}

/** Files by their number, in one query however many there are. */
export async function filesById(db: Db, ids: readonly (number | null)[]): Promise<Map<number, ListedFile>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('file')
    .leftJoin('file as preview', 'preview.id', 'file.preview_file_id')
    .where('file.id', 'in', wanted)
    .select(['file.id', 'file.name', 'file.sha256', 'file.media_type', 'file.size_bytes', 'file.crc32', 'file.pages'])
    .select(['file.created_at', 'preview.id as preview_id', 'preview.name as preview_name'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        sha256: row.sha256,
        mediaType: row.media_type,
        sizeBytes: row.size_bytes,
        crc32: row.crc32,
        pages: row.pages,
        createdAt: row.created_at,
        preview:
          row.preview_id === null || row.preview_name === null ? null : { id: row.preview_id, name: row.preview_name },
      },
    ]),
  )
}

type FileFields = Omit<FileOrLink, 'path_type' | 'url'>

/** What an answer says of a document; a PDF is its own preview. */
export function fileFieldsOf(file: ListedFile): FileFields {
  const isPdf = file.mediaType === 'application/pdf'
  return {
    file: fileUrl(file),
    preview_file: file.preview ? fileViewUrl(file.preview) : isPdf ? fileViewUrl(file) : null,
    size: formatSize(file.sizeBytes),
    size_bytes: file.sizeBytes,
    file_type: fileTypeOf(file.mediaType),
    pages: file.pages,
  }
}

/** The fields of a row that is a document or a link. */
export function fileOrLinkFieldsOf(
  row: { file_id: number | null; url: string | null },
  files: Map<number, ListedFile>,
): FileOrLink {
  const file = row.file_id === null ? undefined : files.get(row.file_id)
  if (file) return { ...fileFieldsOf(file), path_type: 'FILE', url: null }
  const none = { file: null, preview_file: null, size: '', size_bytes: 0, file_type: 'Reference Link', pages: null }
  return { ...none, path_type: 'URL', url: row.url }
}

/** An address of a picture, or null where there is none. */
export function pictureOf(fileId: number | null, files: Map<number, ListedFile>): string | null {
  const file = fileId === null ? undefined : files.get(fileId)
  return file ? fileViewUrl(file) : null
}
