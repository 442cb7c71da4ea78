import type { Insertable } from 'kysely'
import type { Tables, Tx } from '#platform/database/schema.ts'

/** Rows of one INSERT: PostgreSQL accepts 65,535 values. */
const BATCH = 500

export async function insertRows<Table extends 'item' | 'file_use' | 'entry_link'>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH)
    await tx
      .insertInto<keyof Tables>(table)
      .values(rows.slice(start, start + BATCH))
      .execute()
}
