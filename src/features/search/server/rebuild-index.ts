import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import { rebuildEntries } from './index-entries.ts'

/**
 * Increase it when the code folds, splits or weighs words in another way, or when results have other fields: the next start
 * rebuilds the index.
 */
const INDEX_VERSION = 5

/** Rebuilds the indexes of all features. */
export async function rebuildSearchIndex(tx: Tx, features: readonly Feature[]): Promise<void> {
  await rebuildEntries(
    tx,
    features.flatMap(({ searchable }) => searchable ?? []),
  )
  for (const feature of features) await feature.rebuildIndex?.(tx)
  await tx.deleteFrom('search_version').execute()
  await tx.insertInto('search_version').values({ number: INDEX_VERSION }).execute()
}

/** Rebuilds the index after an upgrade that changed `INDEX_VERSION`. */
export async function updateSearchIndex({ db, dialect }: Database, features: readonly Feature[]): Promise<void> {
  if (await isCurrent(db)) return
  await db.transaction().execute(async (tx) => {
    // If two processes start together, the second waits for the first.
    if (dialect === 'postgres') await sql`lock table search_version in exclusive mode`.execute(tx)
    if (!(await isCurrent(tx))) await rebuildSearchIndex(tx, features)
  })
}

async function isCurrent(db: Database['db']): Promise<boolean> {
  const row = await db.selectFrom('search_version').select('number').executeTakeFirst()
  return row?.number === INDEX_VERSION
}
