import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { FileTable } from '#platform/tables.ts'

/** A file's row without its text, which can be long and only the search wants. */
export type FileRow = Omit<FileTable, 'id' | 'text'> & { id: number }

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
] as const

/** @throws {AppError} `not_found` */
export async function getFile(db: Db, id: number): Promise<FileRow> {
  const row = await db.selectFrom('file').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The files of these numbers, in their order; numbers without a file are left out. */
export async function listFiles(db: Db, ids: readonly number[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('file')
    .select(COLUMNS)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Address from which a file is saved. It holds as long as the file does, and may be printed. */
export function fileUrl({ id, name }: { id: number; name: string }): string {
  return `/files/${id}/${encodeURIComponent(name.toWellFormed())}`
}

/** Address from which a browser shows a file, where it is of a kind that may be shown. */
export function fileViewUrl(file: { id: number; name: string }): string {
  return `${fileUrl(file)}?view`
}
