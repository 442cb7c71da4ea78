import { recordChange } from '#platform/database/change-log.ts'
import type { Db } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { isShown } from './notice-state.ts'
import { readNotices } from './queries/notices.ts'

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
        .updateTable('notice_days')
        .set({ is_shown: 1 - is_shown })
        .where('entry', '=', String(id))
        .where('is_shown', '=', is_shown)
        .execute()
    await recordChange(tx, 'notices')
    return tx
  })
  changes.committed(tx)
}

async function listDue(db: Db, now: Date) {
  return (await readNotices(db)).filter((notice) => notice.is_shown !== isShown(notice, now))
}
