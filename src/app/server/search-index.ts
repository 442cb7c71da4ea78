import { sql } from 'kysely'
import { rebuildDiscussions } from '#features/discussions/server/public.ts'
import { rebuildEntries } from '#features/search/server/public.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tx } from '#platform/database/schema.ts'
import { SEARCHABLES } from './features.ts'

/** Raise it when words are folded, separated or weighed in another way: the next start rebuilds the index. */
const INDEX_VERSION = 1

/** Rebuilds the whole index. */
export async function rebuildSearchIndex(tx: Tx): Promise<void> {
  await rebuildEntries(tx, SEARCHABLES)
  await rebuildDiscussions(tx)
  await tx.deleteFrom('search_version').execute()
  await tx.insertInto('search_version').values({ number: INDEX_VERSION }).execute()
}

/** Rebuilds the index if another version of the site wrote it: after an upgrade. */
export async function updateSearchIndex({ db, dialect }: Database): Promise<void> {
  if (await isCurrent(db)) return
  await db.transaction().execute(async (tx) => {
    // Two processes that start together take turns.
    if (dialect === 'postgres') await sql`lock table search_version in exclusive mode`.execute(tx)
    if (!(await isCurrent(tx))) await rebuildSearchIndex(tx)
  })
}

async function isCurrent(db: Database['db']): Promise<boolean> {
  const row = await db.selectFrom('search_version').select('number').executeTakeFirst()
  return row?.number === INDEX_VERSION
}
