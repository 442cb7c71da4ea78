import { AppError } from '#core/errors.ts'
import { endAllSessions, lockMember, membersById } from '#features/accounts/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { answers, text } from '../messages.ts'
import { addEntry } from './moderation-log.ts'
import { allowModerating, checkReason, type Decision, refused } from './moderator.ts'
import { tell } from './notify.ts'

/** Warns a member by mail. @throws {AppError} */
export async function warn(tx: Tx, memberId: number, decision: Decision): Promise<void> {
  await allowJudging(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: true })
  const entry = await addEntry(tx, 'warn', { target: 'member', id: memberId }, decision)
  await tell(tx, [memberId], { kind: 'member-warned', data: { entry }, now: decision.now })
}

/**
 * Keeps a member from writing in the community, until a time or (null) for good; nothing else ends. Replaces an earlier
 * suspension. @throws {AppError}
 */
export async function suspend(tx: Tx, memberId: number, until: Date | null, decision: Decision): Promise<void> {
  const { now } = decision
  await allowJudging(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: true })
  if (until !== null && until <= now) throw new AppError('invalid_input', { fields: { until: [answers.untilIsPast] } })
  const suspension = {
    account_id: memberId,
    until: until?.toISOString() ?? null,
    reason: decision.reason.trim(),
    created_at: now.toISOString(),
  }
  await tx
    .insertInto('suspension')
    .values(suspension)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(suspension))
    .execute()
  // The row goes when it is replaced or taken back: how long it was to last stays in the log.
  const reason = `${suspension.reason} (${text.howLong(suspension.until)})`
  await addEntry(tx, 'suspend', { target: 'member', id: memberId }, { ...decision, reason })
  await tell(tx, [memberId], { kind: 'member-suspended', data: { member: memberId }, now })
}

/** Lets a member write again. @throws {AppError} `invalid_input` when the member may */
export async function unsuspend(tx: Tx, memberId: number, decision: Decision): Promise<void> {
  await allowJudging(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: false })
  const ended = await tx
    .deleteFrom('suspension')
    .where('account_id', '=', memberId)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', decision.now.toISOString())]))
    .returning('account_id')
    .executeTakeFirst()
  if (ended === undefined) throw refused(answers.notSuspended)
  await addEntry(tx, 'unsuspend', { target: 'member', id: memberId }, decision)
}

/**
 * Logs a member out on all devices: an account was taken over, or a device was lost. The password stays as it is.
 * @throws {AppError}
 */
export async function endSessions(tx: Tx, memberId: number, decision: Decision): Promise<void> {
  await allowJudging(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: false })
  await endAllSessions(tx, memberId, decision.now)
  await addEntry(tx, 'end-sessions', { target: 'member', id: memberId }, decision)
}

/**
 * Moderators judge members and editors. Moderators and admins are judged from the command line alone: so moderators who
 * quarrel, or one whose password was guessed, can't shut out the others.
 */
async function allowJudging(tx: Tx, memberId: number, { moderator }: Decision): Promise<void> {
  allowModerating(moderator)
  await lockMember(tx, memberId)
  const member = (await membersById(tx, [memberId])).get(memberId)
  if (member === undefined) throw new AppError('not_found')
  if (moderator === 'command line') return
  if (member.role === 'moderator' || member.role === 'admin') throw refused(answers.judgedByCommand)
}
