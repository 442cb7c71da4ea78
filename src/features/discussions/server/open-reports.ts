import { AppError } from '#core/errors.ts'
import { listSuspended, lockMember, membersById } from '#features/accounts/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { PostRef } from './actions/post-state.ts'
import { DAY_MS, listApproved } from './queries/posting-eligibility.ts'

/** Things that one member may report in a day. */
const REPORTS_A_DAY = 10
/** A report of a younger account counts only if its member has approved posts, in ms. */
const MIN_ACCOUNT_AGE_MS = 7 * DAY_MS

/**
 * How many members with standing have an open report about a post. Without standing are the suspended, those who are not
 * verified or have left, and new accounts without approved posts: else one person with some new accounts could hide what
 * others wrote. Their reports reach the moderators all the same.
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
  const verified = [...members.values()].filter((member) => member.is_verified)
  const oldest = new Date(now.getTime() - MIN_ACCOUNT_AGE_MS).toISOString()
  const { old = [], young = [] } = Object.groupBy(verified, (member) => (member.created_at <= oldest ? 'old' : 'young'))
  const approved = await listApproved(db, young.map(idOf), now)
  const counting = [...old.map(idOf), ...approved]
  return counting.length - (await listSuspended(db, counting, now)).length
}

const idOf = ({ id }: { id: number }) => id

/**
 * Locks the reporter's row, so that reports sent at once take turns, and looks whether one more is allowed today.
 * @throws {AppError} `reports_used_up` with the seconds until the next one is
 */
export async function allowReport(tx: Tx, reporterId: number, now: Date): Promise<void> {
  await lockMember(tx, reporterId)
  const ofLastDay = await tx
    .selectFrom('abuse_report')
    .select('created_at')
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .orderBy('created_at')
    .execute()
  const [first] = ofLastDay
  if (first === undefined || ofLastDay.length < REPORTS_A_DAY) return
  const untilMs = Date.parse(first.created_at) + DAY_MS
  throw new AppError('reports_used_up', { retryAfterS: Math.ceil((untilMs - now.getTime()) / 1000) })
}

/** Closes the open reports about a locked post. @returns who made them; each member once */
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
