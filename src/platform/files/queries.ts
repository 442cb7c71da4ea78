import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import type { FirstPage } from '#core/file-fields.ts'
import type { PreviewState } from '#core/file-info.ts'
import type { Db } from '#platform/database/schema.ts'
import type { FileTable } from '#platform/tables.ts'
import { firstPageUrls } from './urls.ts'

const COLUMNS = [
  'id',
  'name',
  'sha256',
  'media_type',
  'size_bytes',
  'crc32',
  'pages',
  'preview_file_id',
  'created_at',
  'published_at',
  'replaced_by_id',
  'withdrawn',
  'withdrawn_page',
  'converted_from',
] as const

/** A file's row without its text, which can be long and which only the search needs. */
export type FileRow = Pick<Selectable<FileTable>, (typeof COLUMNS)[number]>

/** @throws {AppError} `not_found` */
export async function getFile(db: Db, id: number): Promise<FileRow> {
  const row = await db.selectFrom('file').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  return row
}

const AuthorNames = z.array(z.string())

/** A file with its preview and first page, without its text. */
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
  previewState: PreviewState
  /** Names of people in the properties of the document. */
  authorNames: string[]
  /** Withdrawn for good: no reader or editor gets it. */
  isWithdrawn: boolean
  /** The ending of the format that LibreOffice made it from. */
  convertedFrom: string | null
  firstPage: FirstPage | null
}

/** Files by id, in one query. Unknown ids are left out. */
export async function filesById(db: Db, ids: readonly (number | null)[]): Promise<Map<number, ListedFile>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('file')
    .leftJoin('file as preview', 'preview.id', 'file.preview_file_id')
    .leftJoin('first_page', (join) => join.on('pdf_sha256', '=', sql`coalesce(preview.sha256, file.sha256)`))
    .where('file.id', 'in', wanted)
    .select(['file.id', 'file.name', 'file.sha256', 'file.media_type', 'file.size_bytes', 'file.crc32', 'file.pages'])
    .select(['file.preview_state', 'file.author_names', 'file.withdrawn', 'file.converted_from'])
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
        previewState: row.preview_state,
        convertedFrom: row.converted_from,
        authorNames: AuthorNames.parse(JSON.parse(row.author_names)),
        isWithdrawn: row.withdrawn === 'for-good',
      },
    ]),
  )
}

/** The texts of files by id. Files without text are left out. */
export async function textsById(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('file').select(['id', 'text']).where('id', 'in', wanted).execute()
  return new Map(rows.flatMap(({ id, text }) => (text === null ? [] : [[id, text]])))
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
  // The page can't be drawn.
  if (row.pdf_sha256 !== null && row.picture_sha256 === null) return null
  const { width, height } = row
  if (row.preview_id !== null && row.preview_sha256 !== null)
    return { ...firstPageUrls(row.preview_id, row.preview_sha256), width, height }
  return row.media_type === 'application/pdf' ? { ...firstPageUrls(row.id, row.sha256), width, height } : null
}
