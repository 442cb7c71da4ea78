import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { orNotFound } from '#core/errors.ts'
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
  return orNotFound(await db.selectFrom('file').select(COLUMNS).where('id', '=', id).executeTakeFirst())
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
    .select(['file.id', 'file.name', 'file.sha256', 'file.media_type as mediaType', 'file.size_bytes as sizeBytes'])
    .select(['file.crc32', 'file.pages', 'file.created_at as createdAt', 'file.preview_state as previewState'])
    .select(['file.converted_from as convertedFrom', 'file.author_names', 'file.withdrawn'])
    .select(['preview.id as preview_id', 'preview.name as preview_name', 'preview.sha256 as preview_sha256'])
    .select(['pdf_sha256', 'picture_sha256', 'width', 'height'])
    .execute()
  return new Map(
    rows.map(({ preview_id, preview_name, preview_sha256, pdf_sha256, picture_sha256, width, height, ...row }) => {
      const { author_names, withdrawn, ...file } = row
      const preview =
        preview_id === null || preview_name === null || preview_sha256 === null
          ? null
          : { id: preview_id, name: preview_name, sha256: preview_sha256 }
      const pdf = preview ?? (file.mediaType === 'application/pdf' ? file : undefined)
      const isDrawable = pdf_sha256 === null || picture_sha256 !== null
      return [
        file.id,
        {
          ...file,
          preview,
          firstPage: pdf && isDrawable ? { ...firstPageUrls(pdf.id, pdf.sha256), width, height } : null,
          authorNames: AuthorNames.parse(JSON.parse(author_names)),
          isWithdrawn: withdrawn === 'for-good',
        },
      ]
    }),
  )
}

/** The texts of files by id. Files without text are left out. */
export async function textsById(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('file').select(['id', 'text']).where('id', 'in', wanted).execute()
  return new Map(rows.flatMap(({ id, text }) => (text === null ? [] : [[id, text]])))
}
