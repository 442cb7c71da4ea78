import { sql } from 'kysely'
import { setAllPoints } from '#features/accounts/server/public.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Database } from '#platform/database/database.ts'
import { isPostgres } from '#platform/database/dialect-of.ts'
import type { Tx } from '#platform/database/schema.ts'
import { COMMENT_COUNT, findWrongCounts, POINTS, type WrongCounts } from './wrong-counts.ts'

/** Sets right what is counted wrong, while the site serves: writers wait while it counts. @returns what was wrong */
export async function repairCounts({ db }: Pick<Database, 'db'>): Promise<WrongCounts> {
  const found = await findWrongCounts(db)
  const inTransaction = (work: (tx: Tx) => Promise<void>) => db.transaction().execute(work)
  if (found.discussions.length > 0)
    await inTransaction(async (tx) => {
      await lockTable(tx, 'discussion')
      await tx
        .updateTable('discussion')
        .set({ comment_count: COMMENT_COUNT })
        .where('comment_count', '!=', COMMENT_COUNT)
        .execute()
      await recordChange(tx, 'comments', ...found.discussions.map(({ id }) => `discussion:${id}` as const))
    })
  if (found.members.length > 0)
    await inTransaction(async (tx) => {
      await lockTable(tx, 'account')
      await setAllPoints(tx, POINTS)
      await recordChange(tx, 'comments', ...found.members.map(({ id }) => `member:${id}` as const))
    })
  return found
}

/**
 * Every change of a count writes in the same table, so none is under way while it is counted. A transaction locks one
 * table only: two could wait for a writer that waits for the first. On SQLite the transaction is alone already.
 */
async function lockTable(tx: Tx, table: 'discussion' | 'account'): Promise<void> {
  if (isPostgres(tx)) await sql`lock table ${sql.table(table)} in exclusive mode`.execute(tx)
}
