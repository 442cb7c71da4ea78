import { SEARCH_FORMATS, type SearchEntry } from '#server/searchable.ts'
import { storedWords } from './entry-words.ts'
import { batches, type IndexTx } from './tables.ts'

/** Puts an entry in, in place of the one with the same source. */
export async function writeEntry(tx: IndexTx, entry: SearchEntry, fingerprint: string): Promise<void> {
  const { kind, source, position, title, details, text, page } = entry
  const { format, sizeBytes } = entry.kind === 'resource' ? entry : { format: SEARCH_FORMATS[0], sizeBytes: 0 }
  const shown = JSON.stringify(entry.shown)
  const row = { kind, source, position, title, details, text, page, shown, format, size_bytes: sizeBytes }
  const { id } = await tx
    .insertInto('search_entry')
    .values(row)
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = { kind, position, format_order: SEARCH_FORMATS.indexOf(format), size_bytes: sizeBytes }
  const index = { id, ...order, fingerprint, words: storedWords(entry) }
  await tx
    .insertInto('search_index')
    .values(index)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(index))
    .execute()
}

/** Takes entries out; what the index holds of them goes with them. */
export async function removeEntries(tx: IndexTx, ids: readonly number[]): Promise<void> {
  for (const batch of batches(ids, 500)) await tx.deleteFrom('search_entry').where('id', 'in', batch).execute()
}
