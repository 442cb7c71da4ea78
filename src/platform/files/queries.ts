import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { orNotFound } from '#core/errors.ts'
import type { FirstPage } from '#core/file-fields.ts'
import type { PreviewState } from '#core/file-info.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db } from '#platform/database/schema.ts'
import type { FileTable } from '#platform/tables.ts'
import { firstPageUrls } from './urls.ts'

export type FileRow = Selectable<FileTable>

/** @throws {AppError} `not_found` */
export async function getFile(db: Db, id: number): Promise<FileRow> {
  return orNotFound(await db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst())
}

const AuthorNames = z.array(z.string())

/** A file with its preview and first page. */
export interface ListedFile {
  id: number
  name: string
  sha256: string
  mediaType: string
  sizeBytes: number
  crc32: number
  pages: number | null
  createdAt: string
  preview: { id: number; name: string; sha256: string; sizeBytes: number } | null
  previewState: PreviewState
  /** Names of people in the properties of the document. */
  authorNames: string[]
  /** Withdrawn for good: no reader or editor gets it. */
  isWithdrawn: boolean
  /** The ending of the format that LibreOffice made it from. */
  convertedFrom: string | null
  firstPage: FirstPage | null
}

/** Files by id. Unknown ids are left out. */
export async function filesById(db: Db, ids: readonly (number | null)[]): Promise<Map<number, ListedFile>> {
  const wanted = ids.filter((id) => id !== null)
  const files = db
    .selectFrom('file')
    .leftJoin('file as preview', 'preview.id', 'file.preview_file_id')
    .leftJoin('first_page', (join) => join.on('pdf_sha256', '=', sql`coalesce(preview.sha256, file.sha256)`))
    .select(['file.id', 'file.name', 'file.sha256', 'file.media_type as mediaType', 'file.size_bytes as sizeBytes'])
    .select(['file.crc32', 'file.pages', 'file.created_at as createdAt', 'file.preview_state as previewState'])
    .select(['file.converted_from as convertedFrom', 'file.author_names', 'file.withdrawn'])
    .select(['preview.id as preview_id', 'preview.name as preview_name', 'preview.sha256 as preview_sha256'])
    .select('preview.size_bytes as preview_bytes')
    .select(['pdf_sha256', 'picture_sha256', 'width', 'height'])
    .orderBy('file.id')
  const rows = await inChunks(wanted, (chunk) => files.where('file.id', 'in', chunk).execute())
  return new Map(
    rows.map(({ preview_id, preview_name, preview_sha256, preview_bytes, ...row }) => {
      const { author_names, withdrawn, pdf_sha256, picture_sha256, width, height, ...file } = row
      const preview =
        preview_id === null || preview_name === null || preview_sha256 === null
          ? null
          : { id: preview_id, name: preview_name, sha256: preview_sha256, sizeBytes: preview_bytes ?? 0 }
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
  const texts = db.selectFrom('file_text').selectAll()
  const rows = await inChunks(wanted, (chunk) => texts.where('file_id', 'in', chunk).execute())
  return new Map(rows.map(({ file_id, text }) => [file_id, text]))
}
