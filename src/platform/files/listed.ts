import { sql } from 'kysely'
import type { FileOrLink, FirstPage } from '#core/file-fields.ts'
import { formatSize } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import { firstPageUrl } from './first-pages.ts'
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
  firstPage: FirstPage | null
}

/** Files by their number, in one query however many there are. */
export async function filesById(db: Db, ids: readonly (number | null)[]): Promise<Map<number, ListedFile>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('file')
    .leftJoin('file as preview', 'preview.id', 'file.preview_file_id')
    .leftJoin('first_page', (join) => join.on('pdf_sha256', '=', sql`coalesce(preview.sha256, file.sha256)`))
    .where('file.id', 'in', wanted)
    .select(['file.id', 'file.name', 'file.sha256', 'file.media_type', 'file.size_bytes', 'file.crc32', 'file.pages'])
    .select(['file.created_at', 'preview.id as preview_id', 'preview.name as preview_name'])
    .select(['preview.sha256 as preview_sha256', 'pdf_sha256', 'picture_sha256', 'width', 'height'])
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
        firstPage: firstPageOf(row),
      },
    ]),
  )
}

interface FirstPageRow {
  id: number
  sha256: string
  media_type: string
  preview_id: number | null
  preview_sha256: string | null
  pdf_sha256: string | null
  picture_sha256: string | null
  width: number | null
  height: number | null
}

function firstPageOf(row: FirstPageRow): FirstPage | null {
  // The page has been tried, and can't be drawn.
  if (row.pdf_sha256 !== null && row.picture_sha256 === null) return null
  const { width, height } = row
  if (row.preview_id !== null && row.preview_sha256 !== null)
    return { url: firstPageUrl(row.preview_id, row.preview_sha256), width, height }
  return row.media_type === 'application/pdf' ? { url: firstPageUrl(row.id, row.sha256), width, height } : null
}

type FileFields = Omit<FileOrLink, 'path_type' | 'url'>

/** What an answer says of a document; a PDF is its own preview. */
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

/** The fields of a row that is a document or a link. */
export function fileOrLinkFieldsOf(
  row: { file_id: number | null; url: string | null },
  files: Map<number, ListedFile>,
): FileOrLink {
  const file = row.file_id === null ? undefined : files.get(row.file_id)
  if (file) return { ...fileFieldsOf(file), path_type: 'FILE', url: null }
  const none = { file: null, preview_file: null, first_page: null, size: '', size_bytes: 0 }
  return { ...none, file_type: 'Reference Link', pages: null, path_type: 'URL', url: row.url }
}

/** An address of a picture, or null where there is none. */
export function pictureOf(fileId: number | null, files: Map<number, ListedFile>): string | null {
  const file = fileId === null ? undefined : files.get(fileId)
  return file ? fileViewUrl(file) : null
}
