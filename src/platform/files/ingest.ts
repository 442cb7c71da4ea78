import { crc32 } from 'node:zlib'
import type { Insertable } from 'kysely'
import { fieldError } from '#core/errors.ts'
import type { PreviewState } from '#core/file-info.ts'
import type { Slide } from '#core/slides.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { FileTable } from '#platform/tables.ts'
import { fileKeyOf } from './file-key.ts'
import { cleanName, splitName } from './file-names.ts'
import { detectFileKind } from './ingest/file-kind.ts'
import { readDocument } from './ingest/read-document.ts'
import { memorySource } from './ingest/source.ts'
import { type FileKind, MEDIA_TYPES } from './media-types.ts'
import { fileText } from './messages.ts'
import { writeSlides } from './slides.ts'
import type { FileStore } from './store.ts'

export interface NewFile {
  /** Name with its ending; it is cleaned before it is stored. */
  name: string
  bytes: Uint8Array
  /** ISO date or time of its last change. Default: now. */
  modified?: string
  /** A PDF version, for files that browsers can't show. */
  preview?: Uint8Array | null
  /** Number of pages or slides. Default: read from the document. */
  pages?: number
  /** Its text, for search. Default: read from the document. */
  text?: string | null
}

/** A file whose bytes are in the store. */
export interface StoredFile {
  row: Omit<NewRow, 'preview_file_id'>
  previewRow: NewRow | undefined
}

/**
 * Stores a file that the site itself has made, or that comes with it: checks its kind, reads its text and stores its bytes.
 * Files of people go through `ingestFile`. Call it before the transaction in which `addFile` writes the
 * row; when that fails, call `deleteStoredFile`.
 * @throws {AppError} with a message for the field `file`, or `storage_full`
 */
export async function storeFile(store: FileStore, file: NewFile): Promise<StoredFile> {
  const name = cleanName(file.name)
  const kind = checkKind(name, file.bytes)
  const preview = file.preview ?? undefined
  if (preview) checkPreview(preview)

  const document =
    file.text === undefined
      ? await readDocument(kind, { bytes: file.bytes })
      : { text: file.text, pages: null, slides: undefined }
  const previewPages = preview && (file.pages ?? (await readDocument('pdf', { bytes: preview })).pages)
  const pages = file.pages ?? previewPages ?? document.pages
  const at = new Date(file.modified ?? Date.now()).toISOString()

  await store.put(fileKeyOf(file.bytes), file.bytes)
  if (preview) await store.put(fileKeyOf(preview), preview)
  return {
    row: {
      ...contentColumns(name, kind, file.bytes),
      pages,
      text: document.text,
      slides: document.slides,
      created_at: at,
    },
    previewRow: preview && {
      ...contentColumns(`${splitName(name).stem}.pdf`, 'pdf', preview),
      pages: previewPages ?? null,
      text: null,
      preview_file_id: null,
      created_at: at,
    },
  }
}

/**
 * Writes the row of a stored file and the row of its preview, both public. Reuses an existing row with the same content and
 * name.
 */
export async function addFile(tx: Tx, { row, previewRow }: StoredFile): Promise<{ id: number }> {
  const published_at = row.created_at
  const preview = previewRow && (await findOrInsertRow(tx, { ...previewRow, published_at }))
  return findOrInsertRow(tx, { ...row, published_at, preview_file_id: preview?.id ?? null })
}

/** Writes the row of an upload. It becomes public with the entry that uses it (`publishFiles`). */
export async function addUpload(
  tx: Tx,
  { row, previewRow }: StoredFile,
  previewState: PreviewState = 'none',
): Promise<{ id: number }> {
  const published_at = null
  const preview = previewRow && (await insertFile(tx, { ...previewRow, published_at }))
  return insertFile(tx, { ...row, published_at, preview_state: previewState, preview_file_id: preview?.id ?? null })
}

/** Without slides those of a PowerPoint file are read at the first request. */
type InsertedRow = Insertable<FileTable> & { text: string | null; slides?: Slide[] | undefined }
type NewRow = Omit<InsertedRow, 'published_at'>

export async function insertFile(tx: Tx, { text, slides, ...row }: InsertedRow): Promise<{ id: number }> {
  const file = await tx.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow()
  if (text !== null) await tx.insertInto('file_text').values({ file_id: file.id, text }).execute()
  if (slides !== undefined) await writeSlides(tx, row.sha256, slides)
  return file
}

function contentColumns(name: string, kind: FileKind, bytes: Uint8Array) {
  const { mediaType } = MEDIA_TYPES[kind]
  return { name, sha256: fileKeyOf(bytes), media_type: mediaType, size_bytes: bytes.length, crc32: crc32(bytes) }
}

async function findOrInsertRow(tx: Tx, row: InsertedRow): Promise<{ id: number }> {
  const known = await tx
    .selectFrom('file')
    .select(['id', 'preview_file_id'])
    .where('sha256', '=', row.sha256)
    .where('name', '=', row.name)
    .where('published_at', 'is not', null)
    .where((file) => file.or([file('withdrawn', 'is', null), file('withdrawn', '=', 'unused')]))
    .orderBy('id')
    .executeTakeFirst()
  if (known === undefined) return insertFile(tx, row)
  if (row.preview_file_id && row.preview_file_id !== known.preview_file_id) {
    await tx.updateTable('file').set({ preview_file_id: row.preview_file_id }).where('id', '=', known.id).execute()
  }
  return { id: known.id }
}

/** @throws {AppError} with a message for the field `file` */
export function checkKind(name: string, bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw fieldError('file', 'empty_file', fileText.empty_file)
  const kind = detectFileKind(memorySource(bytes))
  if (kind === undefined) throw fieldError('file', 'unknown_kind', fileText.unknown_kind)
  const endings: readonly string[] = MEDIA_TYPES[kind].endings
  const ending = splitName(name).ending.slice(1).toLowerCase()
  if (!endings.includes(ending)) throw fieldError('file', 'wrong_ending', fileText.wrong_ending(endings[0] ?? kind))
  return kind
}

/** @throws {AppError} with a message for the field `file` */
export function checkPreview(bytes: Uint8Array): void {
  if (detectFileKind(memorySource(bytes)) !== 'pdf')
    throw fieldError('file', 'preview_not_pdf', fileText.preview_not_pdf)
}
