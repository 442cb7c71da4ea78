import { crc32 } from 'node:zlib'
import { AppError } from '#core/errors.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { FileTable } from '#platform/tables.ts'
import { fileKeyOf } from './file-key.ts'
import { cleanName, splitName } from './file-names.ts'
import { fileKindOf } from './ingest/file-kind.ts'
import { readDocument } from './ingest/read-document.ts'
import { type FileKind, MEDIA_TYPES } from './media-types.ts'
import type { FileStore } from './store.ts'

export interface NewFile {
  /** Name with its ending; cleaned before it is kept. */
  name: string
  bytes: Uint8Array
  /** ISO date or time of its last change; now when left out. */
  modified?: string
  /** A PDF to look at, for files that a browser can't show. */
  preview?: Uint8Array | null
  /** Pages or slides; read out of the document when left out. */
  pages?: number
  /** Words for the search; read out of the document when left out. */
  text?: string | null
}

const REFUSAL = {
  unknown: 'This is not a Word, PowerPoint, Excel, PDF, PNG, JPEG, WebP, AVIF or simple SVG file.',
  empty: 'This file is empty.',
  preview: 'The preview is not a PDF.',
}

/** A file whose bytes are in the store. */
export interface StoredFile {
  row: Omit<NewRow, 'preview_file_id'>
  previewRow: NewRow | undefined
}

/**
 * Checks what a file is, reads it and stores its bytes: before the transaction in which `addFile` writes its row. Where that
 * fails, `discardStored` removes the bytes.
 * @throws {AppError} with a message for the field `file`, or `storage_full`
 */
export async function storeFile(store: FileStore, file: NewFile): Promise<StoredFile> {
  const name = cleanName(file.name)
  const kind = checkKind(name, file.bytes)
  const preview = file.preview ?? undefined
  if (preview && fileKindOf(preview) !== 'pdf') throw refused(REFUSAL.preview)

  const reading = file.text === undefined ? await readDocument(kind, file.bytes) : { text: file.text, pages: null }
  const previewPages = preview && (file.pages ?? (await readDocument('pdf', preview)).pages)
  const pages = file.pages ?? previewPages ?? reading.pages
  const at = new Date(file.modified ?? Date.now()).toISOString()

  await store.put(fileKeyOf(file.bytes), file.bytes)
  if (preview) await store.put(fileKeyOf(preview), preview)
  return {
    row: { ...contentOf(name, kind, file.bytes), pages, text: reading.text, created_at: at },
    previewRow: preview && {
      ...contentOf(`${splitName(name).stem}.pdf`, 'pdf', preview),
      pages: previewPages ?? null,
      text: null,
      preview_file_id: null,
      created_at: at,
    },
  }
}

/**
 * Writes the row of a stored file, and one of its own for the preview. The same content under the same name gives the row
 * that is there.
 */
export async function addFile(tx: Tx, { row, previewRow }: StoredFile): Promise<{ id: number }> {
  const preview = previewRow && (await keepRow(tx, previewRow))
  return keepRow(tx, { ...row, preview_file_id: preview?.id ?? null })
}

type NewRow = Omit<FileTable, 'id'>

function contentOf(name: string, kind: FileKind, bytes: Uint8Array) {
  const { mediaType } = MEDIA_TYPES[kind]
  return { name, sha256: fileKeyOf(bytes), media_type: mediaType, size_bytes: bytes.length, crc32: crc32(bytes) }
}

async function keepRow(tx: Tx, row: NewRow): Promise<{ id: number }> {
  const known = await tx
    .selectFrom('file')
    .select(['id', 'preview_file_id'])
    .where('sha256', '=', row.sha256)
    .where('name', '=', row.name)
    .orderBy('id')
    .executeTakeFirst()
  if (known === undefined) return tx.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow()
  if (row.preview_file_id !== null && row.preview_file_id !== known.preview_file_id) {
    await tx.updateTable('file').set({ preview_file_id: row.preview_file_id }).where('id', '=', known.id).execute()
  }
  return { id: known.id }
}

function checkKind(name: string, bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw refused(REFUSAL.empty)
  const kind = fileKindOf(bytes)
  if (kind === undefined) throw refused(REFUSAL.unknown)
  const endings: readonly string[] = MEDIA_TYPES[kind].endings
  const ending = splitName(name).ending.slice(1).toLowerCase()
  if (!endings.includes(ending)) throw refused(`By its content this is a .${endings[0]} file; its name says otherwise.`)
  return kind
}

function refused(message: string): AppError {
  return new AppError('invalid_input', { fields: { file: [message] } })
}
