import { sql } from 'kysely'
import { recordChange } from '#platform/database/change-log.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { TextTable } from './text-index.ts'

/**
 * Increase it when the code folds, splits or weighs words in another way, or when results have other fields: the site then
 * rebuilds the index while it serves.
 */
export const INDEX_VERSION = 5

declare module '#platform/feature.ts' {
  interface Feature {
    textTable?: TextTable
    indexed?: IndexedRows
  }
}

/** The rows of a feature whose words are in a full-text table, perhaps that of another feature. */
export interface IndexedRows {
  /**
   * Locks the next rows, so that no other transaction changes them before they are indexed. They may include rows that readers
   * do not see. @returns their ids in ascending order
   */
  lockNext(tx: Tx, after: number, limit: number): Promise<number[]>
  /** Writes what the index has of a row, or removes it when readers do not see the row. */
  index(tx: Tx, id: number): Promise<void>
}

/** Other writers wait for one transaction of the rebuild: it ends after so many rows or ms. */
const MAX_ROWS = 200
const MAX_MS = 100
/** Below all ids. */
const BEFORE_ALL = -1
const CHECK_EVERY_MS = 2000

/** Whether searches miss rows that are not indexed yet. */
export async function isRebuilding(db: Db): Promise<boolean> {
  const { version, part } = await db.selectFrom('text_index_state').selectAll().executeTakeFirstOrThrow()
  return version !== INDEX_VERSION || part !== null
}

/** Empties the index after a restore. The site fills it while it serves. */
export async function emptyIndex(tx: Tx, features: readonly Feature[]): Promise<void> {
  for (const { textTable } of features) if (textTable) await sql`delete from ${sql.table(textTable)}`.execute(tx)
  await tx.updateTable('text_index_state').set({ version: 0 }).execute()
}

/** After an upgrade or a restore. Each process looks, because a restore is a process of its own. */
export const rebuildJobs = (features: readonly Feature[]): Job[] => [
  {
    name: 'rebuild the search index',
    everyMs: CHECK_EVERY_MS,
    run: ({ database: { db } }, _log, signal) => rebuildIndex(db, features, signal),
  },
]

/** Continues where this or another process has stopped. Two processes take turns. */
export async function rebuildIndex(db: Db, features: readonly Feature[], signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true && (await isRebuilding(db)))
    await db.transaction().execute((tx) => indexSome(tx, features))
}

async function indexSome(tx: Tx, features: readonly Feature[]): Promise<void> {
  const state = await lock(tx, tx.selectFrom('text_index_state').selectAll()).executeTakeFirstOrThrow()
  const isBegun = state.version === INDEX_VERSION
  // The other process was faster.
  if (isBegun && state.part === null) return
  const parts = features.flatMap(({ name, indexed }) => (indexed ? [{ name, indexed }] : []))
  const at = isBegun ? parts.findIndex(({ name }) => name === state.part) : 0
  const part = parts[at]
  let last = isBegun ? state.last_id : BEFORE_ALL
  const ids = (await part?.indexed.lockNext(tx, last, MAX_ROWS)) ?? []
  const endMs = performance.now() + MAX_MS
  for (const id of ids) {
    await part?.indexed.index(tx, id)
    last = id
    if (performance.now() > endMs) break
  }
  const next =
    ids.length > 0 && part
      ? { part: part.name, last_id: last }
      : { part: parts[at + 1]?.name ?? null, last_id: BEFORE_ALL }
  await tx
    .updateTable('text_index_state')
    .set({ version: INDEX_VERSION, ...next })
    .execute()
  if (next.part === null) await recordChange(tx, 'everything')
}
