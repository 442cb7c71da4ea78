import { fieldError, inputError, orNotFound } from '#core/errors.ts'
import {
  endAllSessions,
  endSuspension,
  findSuspension,
  lockMember,
  membersById,
  setSuspension,
} from '#features/accounts/server/public.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { responseText, text } from '../messages.ts'
import { addEntry } from './moderation-log.ts'
import { checkJudge, checkReason, type Decision } from './moderator.ts'
import { notifyMembers } from './notify.ts'

/** Warns a member by mail, or sends a message that is no warning. @param post what it is about @throws {AppError} */
export async function writeTo(
  tx: Tx,
  memberId: number,
  action: 'warn' | 'message',
  decision: Decision,
  post?: PostRef,
): Promise<number> {
  const subject = await lockForDecision(tx, memberId, decision, { isNeeded: true })
  const entry = await addEntry(tx, action, subject, decision)
  const kind = action === 'warn' ? 'member-warned' : 'member-message'
  await notifyMembers(tx, [memberId], { kind, data: { entry, ...post }, decision })
  return entry
}

/**
 * Stops a member from posting and commenting; everything else stays possible. Replaces an earlier suspension.
 * @param until null for an unlimited time
 * @throws {AppError}
 */
export async function suspend(
  tx: Tx,
  memberId: number,
  until: Date | null,
  decision: Decision,
  post?: PostRef,
): Promise<number> {
  const { now } = decision
  const subject = await lockForDecision(tx, memberId, decision, { isNeeded: true })
  if (until !== null && until <= now) throw fieldError('until', 'until_is_past', responseText.untilIsPast)
  const reason = decision.reason.trim()
  const former = (await findSuspension(tx, memberId, now)) ?? null
  await setSuspension(tx, { accountId: memberId, until, reason, now })
  // The log keeps the length, because a later suspension replaces this one.
  const logged = { ...decision, reason: `${reason} (${text.howLong(until?.toISOString() ?? null)})` }
  const entry = await addEntry(tx, 'suspend', subject, logged, { suspension: former })
  const data = { entry, ...post }
  if (!decision.isQuiet) await notifyMembers(tx, [memberId], { kind: 'member-suspended', data, decision })
  return entry
}

/** Ends a suspension. @throws {AppError} `invalid_input` if the member is not suspended */
export async function unsuspend(tx: Tx, memberId: number, decision: Decision): Promise<number> {
  const subject = await lockForDecision(tx, memberId, decision, { isNeeded: false })
  const former = await findSuspension(tx, memberId, decision.now)
  if (former === undefined) throw inputError('not_suspended', responseText.notSuspended)
  await endSuspension(tx, memberId)
  return addEntry(tx, 'unsuspend', subject, decision, { suspension: former })
}

/** Logs a member out on all devices, for example after a device was lost. The password stays. @throws {AppError} */
export async function endSessions(tx: Tx, memberId: number, decision: Decision): Promise<number> {
  const subject = await lockForDecision(tx, memberId, decision, { isNeeded: false })
  await endAllSessions(tx, memberId, decision.now)
  return addEntry(tx, 'end-sessions', subject, decision)
}

/** @returns the member as the subject of a decision @throws {AppError} */
async function lockForDecision(tx: Tx, id: number, { moderator, reason }: Decision, need: { isNeeded: boolean }) {
  await lockMember(tx, id)
  orNotFound((await membersById(tx, [id])).get(id))
  await checkJudge(tx, moderator, id)
  checkReason(reason, need)
  return { target: 'member', id, memberId: id } as const
}
