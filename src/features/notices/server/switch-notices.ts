import { recordChange } from '#platform/database/change-log.ts'
import type { Db } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { isShown } from './notice-state.ts'

/**
 * Shows the notices that have started and hides those that have ended. It compares the stored state with the date, so a clock that
 * jumps or a server that was off misses none.
 */
export async function switchNotices(
  { database: { db }, changes }: Pick<AppContext, 'database' | 'changes'>,
  now: Date,
): Promise<void> {
  if ((await listDue(db, now)).length === 0) return
  const tx = await db.transaction().execute(async (tx) => {
    for (const { id, is_shown } of await listDue(tx, now))
      await tx
        .updateTable('notice')
        .set({ is_shown: 1 - is_shown })
        .where('id', '=', id)
        .where('is_shown', '=', is_shown)
        .execute()
    await recordChange(tx, 'notices')
    return tx
  })
  changes.committed(tx)
}

async function listDue(db: Db, now: Date) {
  const rows = await db.selectFrom('notice').select(['id', 'starts_on', 'ends_on', 'zone', 'is_shown']).execute()
  return rows.filter((row) => row.is_shown !== isShown(row, now))
}
