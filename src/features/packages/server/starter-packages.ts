import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'

/** Notes the packages that an empty site loads, in their order. */
export async function planStarterPackages(tx: Tx, names: readonly string[]): Promise<void> {
  const rows = names.map((name, position) => ({ name, position, loaded_at: null, error: null }))
  await tx
    .insertInto('starter_package')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await recordChange(tx, 'starter')
}

/** The names of the packages that are not loaded yet, in their order. */
export async function listWaitingPackages(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('starter_package')
    .select('name')
    .where('loaded_at', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map(({ name }) => name)
}

/** @param error why it could not be loaded; null when it was loaded */
export async function endStarterPackage(tx: Tx, name: string, error: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('starter_package')
    .set({ loaded_at: error === null ? now.toISOString() : null, error })
    .where('name', '=', name)
    .execute()
  await recordChange(tx, 'starter')
}

/** People wait for modules and sections: the pages come first and in seconds, the community of a demo site last. */
const UNCOUNTED = ['pages', 'community']

/** How many packages were loaded or have failed, of all. Without starter content both are 0. */
export async function getProgress(db: Db): Promise<{ done: number; all: number }> {
  const rows = await db
    .selectFrom('starter_package')
    .select(['loaded_at', 'error'])
    .where('name', 'not in', UNCOUNTED)
    .execute()
  const ended = rows.filter((row) => row.loaded_at !== null || row.error !== null)
  return { done: ended.length, all: rows.length }
}
