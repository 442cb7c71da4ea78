import { AppError, fieldError, inputError } from '#core/errors.ts'
import {
  endAllSessions,
  endSuspension,
  findSuspension,
  lockMember,
  membersById,
  setSuspension,
} from '#features/accounts/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { responseText, text } from '../messages.ts'
import { addEntry } from './moderation-log.ts'
import { checkModerator, checkReason, type Decision } from './moderator.ts'
import { notifyMembers } from './notify.ts'

/** Warns a member by mail. @throws {AppError} */
export async function warn(tx: Tx, memberId: number, decision: Decision): Promise<void> {
  await lockMemberForDecision(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: true })
  const entry = await addEntry(tx, 'warn', memberSubject(memberId), decision)
  await notifyMembers(tx, [memberId], { kind: 'member-warned', data: { entry }, now: decision.now })
}

/**
 * Stops a member from posting and commenting; everything else stays possible. Replaces an earlier suspension.
 * @param until null for an unlimited time
 * @throws {AppError}
 */
export async function suspend(tx: Tx, memberId: number, until: Date | null, decision: Decision): Promise<void> {
  const { now } = decision
  await lockMemberForDecision(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: true })
  if (until !== null && until <= now) throw fieldError('until', 'until_is_past', responseText.untilIsPast)
  const reason = decision.reason.trim()
  const former = (await findSuspension(tx, memberId, now)) ?? null
  await setSuspension(tx, { accountId: memberId, until, reason, now })
  // The log keeps the length, because a later suspension replaces this one.
  const logged = { ...decision, reason: `${reason} (${text.howLong(until?.toISOString() ?? null)})` }
  await addEntry(tx, 'suspend', memberSubject(memberId), logged, { suspension: former })
  await notifyMembers(tx, [memberId], { kind: 'member-suspended', data: { member: memberId }, now })
}

/** Ends a suspension. @throws {AppError} `invalid_input` if the member is not suspended */
export async function unsuspend(tx: Tx, memberId: number, decision: Decision): Promise<void> {
  await lockMemberForDecision(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: false })
  const former = await findSuspension(tx, memberId, decision.now)
  if (former === undefined) throw inputError('not_suspended', responseText.notSuspended)
  await endSuspension(tx, memberId)
  await addEntry(tx, 'unsuspend', memberSubject(memberId), decision, { suspension: former })
}

/**
 * Logs a member out on all devices, for example after a device was lost. The password stays.
 * @throws {AppError}
 */
export async function endSessions(tx: Tx, memberId: number, decision: Decision): Promise<void> {
  await lockMemberForDecision(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: false })
  await endAllSessions(tx, memberId, decision.now)
  await addEntry(tx, 'end-sessions', memberSubject(memberId), decision)
}

const memberSubject = (id: number) => ({ target: 'member', id, memberId: id }) as const

/**
 * Moderators decide about members and editors. Decisions about moderators and admins are possible at the command line only,
 * so that a moderator with a stolen password cannot lock out the others.
 * @throws {AppError}
 */
async function lockMemberForDecision(tx: Tx, memberId: number, { moderator }: Decision): Promise<void> {
  checkModerator(moderator)
  await lockMember(tx, memberId)
  const member = (await membersById(tx, [memberId])).get(memberId)
  if (member === undefined) throw new AppError('not_found')
  if (moderator === 'command line') return
  if (member.role === 'moderator' || member.role === 'admin')
    throw inputError('judged_by_command', responseText.judgedByCommand)
}
