import { membersById } from '#features/accounts/public.ts'
import type { Db, Tx } from '#server/database/schema.ts'
import type { PostRef } from './judged-posts.ts'
import { listSuspended } from './suspensions.ts'

/**
 * How many members who may take part here have an open report about a post. Who is suspended, not verified or gone
 * does not count: else a person who is angry could hide what others wrote.
 */
export async function countReporters(db: Db, { target, id }: PostRef, now: Date): Promise<number> {
  const reports = await db
    .selectFrom('abuse_report')
    .select('reporter_id')
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('settled_at', 'is', null)
    .execute()
  const members = await membersById(
    db,
    reports.map((report) => report.reporter_id),
  )
  const verified = [...members.values()].filter((member) => member.is_verified).map((member) => member.id)
  return verified.length - (await listSuspended(db, verified, now)).length
}

/** Closes the open reports about a held post. @returns who made them; each member once */
export async function settleReports(tx: Tx, { target, id }: PostRef, now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('abuse_report')
    .set({ settled_at: now.toISOString() })
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('settled_at', 'is', null)
    .returning('reporter_id')
    .execute()
  return rows.map((row) => row.reporter_id)
}
