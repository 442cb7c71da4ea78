import { AppError } from '#core/errors.ts'
import { listSuspended, lockMember, membersById } from '#features/accounts/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { PostRef } from './actions/post-state.ts'
import { DAY_MS, listApproved } from './queries/posting-eligibility.ts'

/** Posts that one member can report in a day. */
const REPORTS_A_DAY = 10
/** Reports of younger accounts count only if the member has approved posts, in ms. */
const MIN_ACCOUNT_AGE_MS = 7 * DAY_MS

/**
 * Number of members whose open reports about a post count towards hiding it. Suspended, unverified and removed members do
 * not count, nor do new accounts without approved posts: otherwise one person with several new accounts could hide posts.
 * Moderators see all reports.
 */
export async function countReporters(db: Db, { target, id }: PostRef, now: Date): Promise<number> {
  const reports = await db
    .selectFrom('abuse_report')
    .select('reporter_id')
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('settled_at', 'is', null)
    .execute()
  const memberIds = reports.map((report) => report.reporter_id)
  const members = await membersById(db, memberIds)
  const verified = [...members.values()].filter((member) => member.is_verified)
  const oldest = new Date(now.getTime() - MIN_ACCOUNT_AGE_MS).toISOString()
  const { old = [], young = [] } = Object.groupBy(verified, (member) => (member.created_at <= oldest ? 'old' : 'young'))
  const approved = await listApproved(db, young.map(idOf), now)
  const eligible = [...old.map(idOf), ...approved]
  return eligible.length - (await listSuspended(db, eligible, now)).length
}

const idOf = ({ id }: { id: number }) => id

/**
 * Checks that a member can report one more post today. Locks the member's row, so that reports sent at the same time are
 * checked one after the other.
 * @throws {AppError} `reports_used_up` with the seconds until the next report is possible
 */
export async function checkReportLimit(tx: Tx, reporterId: number, now: Date): Promise<void> {
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

/** Opens the reports again that a decision has closed at this time. */
export async function reopenReports(tx: Tx, { target, id }: PostRef, settledAt: string): Promise<void> {
  await tx
    .updateTable('abuse_report')
    .set({ settled_at: null })
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('settled_at', '=', settledAt)
    .execute()
}

/** Closes the open reports about a locked post. @returns the ids of the reporters, each once */
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
