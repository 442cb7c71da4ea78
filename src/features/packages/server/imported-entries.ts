import type { Updateable } from 'kysely'
import type { Tx } from '#platform/database/schema.ts'
import type { ImportedEntryTable } from './tables.ts'

type RecordKey = Pick<ImportedEntryTable, 'origin' | 'kind' | 'source_id'>

/** Makes the record of an entry if there is none, and locks it: another process that imports the same entry waits. */
export async function lockRecord(tx: Tx, key: RecordKey, at: string): Promise<void> {
  await tx
    .insertInto('imported_entry')
    .values({ ...key, entry: '', live_hash: '', item_keys: '{}', licence: '', guidance: '', at })
    .onConflict((conflict) => conflict.columns(['origin', 'kind', 'source_id']).doUpdateSet({ at }))
    .execute()
}

export async function updateRecord(tx: Tx, key: RecordKey, values: Updateable<ImportedEntryTable>): Promise<void> {
  await tx
    .updateTable('imported_entry')
    .set(values)
    .where('origin', '=', key.origin)
    .where('kind', '=', key.kind)
    .where('source_id', '=', key.source_id)
    .execute()
}

/** Deletes a record that `lockRecord` has made, when nothing was imported. */
export async function dropNewRecord(tx: Tx, key: RecordKey): Promise<void> {
  await tx
    .deleteFrom('imported_entry')
    .where('origin', '=', key.origin)
    .where('kind', '=', key.kind)
    .where('source_id', '=', key.source_id)
    .where('entry', '=', '')
    .execute()
}
