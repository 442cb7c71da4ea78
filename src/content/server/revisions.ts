import type { Tx } from '#platform/database/schema.ts'

/** The last revision of the drafts of an entry that were published; 0 without one. */
export async function readRevision(tx: Tx, kind: string, entry: string): Promise<number> {
  const row = await tx
    .selectFrom('entry')
    .select('revision')
    .where('kind', '=', kind)
    .where('entry', '=', entry)
    .executeTakeFirst()
  return row?.revision ?? 0
}

export async function storeRevision(tx: Tx, kind: string, entry: string, revision: number): Promise<void> {
  await tx.updateTable('entry').set({ revision }).where('kind', '=', kind).where('entry', '=', entry).execute()
}
