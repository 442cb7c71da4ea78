import { sql } from 'kysely'
import type { DialectName } from '#server/database/database.ts'
import { SEARCH_FORMATS, type SearchEntry } from '#server/searchable.ts'
import { entryWords, indexedWords } from './entry-words.ts'
import { batches, type IndexTx } from './tables.ts'
import { countWords, type WordChanges } from './vocabulary.ts'

export interface StoredEntry {
  id: number
  source: string
  fingerprint: string
}

interface Writing {
  entry: SearchEntry
  fingerprint: string
  /** What is stored under the same source, if anything. */
  before: StoredEntry | undefined
}

/** Puts an entry in, in place of the one with the same source, and notes its words. */
export async function writeEntry(tx: IndexTx, dialect: DialectName, writing: Writing, changes: WordChanges) {
  const { entry, fingerprint, before } = writing
  if (before) {
    await forgetWords(tx, [before.id], changes)
    await dropIndexRows(tx, dialect, [before.id])
  }
  const id = await writeRow(tx, entry)
  countWords(changes, entryWords(entry), 1)
  await addIndexRow(tx, dialect, { id, fingerprint, ...orderOf(entry) }, indexedWords(entry))
}

/** Takes entries out, and notes that their words went. */
export async function removeEntries(
  tx: IndexTx,
  dialect: DialectName,
  gone: readonly StoredEntry[],
  changes: WordChanges,
): Promise<void> {
  for (const batch of batches(gone, 100)) {
    const ids = batch.map((entry) => entry.id)
    await forgetWords(tx, ids, changes)
    await dropIndexRows(tx, dialect, ids)
    await tx.deleteFrom('search_entry').where('id', 'in', ids).execute()
  }
}

async function writeRow(tx: IndexTx, entry: SearchEntry): Promise<number> {
  const { kind, source, position, title, details, text, page } = entry
  const { format, sizeBytes } = entry.kind === 'resource' ? entry : { format: 'document', sizeBytes: 0 }
  const shown = JSON.stringify(entry.shown)
  const row = { kind, source, position, title, details, text, page, shown, format, size_bytes: sizeBytes }
  const { id } = await tx
    .insertInto('search_entry')
    .values(row)
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function orderOf(entry: SearchEntry) {
  const { kind, position } = entry
  if (kind === 'module') return { kind, position, format_order: 0, size_bytes: 0 }
  return { kind, position, format_order: SEARCH_FORMATS.indexOf(entry.format), size_bytes: entry.sizeBytes }
}

async function forgetWords(tx: IndexTx, ids: readonly number[], changes: WordChanges) {
  const rows = await tx.selectFrom('search_entry').select(['title', 'details', 'text']).where('id', 'in', ids).execute()
  for (const row of rows) countWords(changes, entryWords(row), -1)
}

async function dropIndexRows(tx: IndexTx, dialect: DialectName, ids: readonly number[]) {
  await tx.deleteFrom('search_index').where('id', 'in', ids).execute()
  if (dialect === 'sqlite') await sql`delete from search_words where rowid in (${sql.join(ids)})`.execute(tx)
}

interface IndexRow {
  id: number
  kind: SearchEntry['kind']
  position: number
  format_order: number
  size_bytes: number
  fingerprint: string
}

async function addIndexRow(tx: IndexTx, dialect: DialectName, row: IndexRow, words: readonly string[]) {
  if (dialect === 'sqlite') {
    await tx.insertInto('search_index').values(row).execute()
    await sql`insert into search_words (rowid, words) values (${row.id}, ${words.join(' ')})`.execute(tx)
    return
  }
  const { id, kind, position, format_order, size_bytes, fingerprint } = row
  await sql`
    insert into search_index (id, kind, position, format_order, size_bytes, fingerprint, words)
    values (${id}, ${kind}, ${position}, ${format_order}, ${size_bytes}, ${fingerprint}, array_to_tsvector(${words}))
  `.execute(tx)
}
