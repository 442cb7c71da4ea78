import { AppError, fieldError, inputError } from '#core/errors.ts'
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
import type { MailKind } from './mails.ts'
import { addEntry } from './moderation-log.ts'
import { checkJudge, checkModerator, checkReason, type Decision } from './moderator.ts'
import { notifyMembers } from './notify.ts'

/** Warns a member by mail. @param post what the warning is about @throws {AppError} */
export function warn(tx: Tx, memberId: number, decision: Decision, post?: PostRef): Promise<number> {
  return writeTo(tx, memberId, decision, { action: 'warn', kind: 'member-warned', post })
}

/** Writes to a member; no warning. @throws {AppError} */
export function sendMessage(tx: Tx, memberId: number, decision: Decision, post?: PostRef): Promise<number> {
  return writeTo(tx, memberId, decision, { action: 'message', kind: 'member-message', post })
}

async function writeTo(
  tx: Tx,
  memberId: number,
  decision: Decision,
  { action, kind, post }: { action: 'warn' | 'message'; kind: MailKind; post: PostRef | undefined },
): Promise<number> {
  await lockMemberForDecision(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: true })
  const entry = await addEntry(tx, action, memberSubject(memberId), decision)
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
  await lockMemberForDecision(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: true })
  if (until !== null && until <= now) throw fieldError('until', 'until_is_past', responseText.untilIsPast)
  const reason = decision.reason.trim()
  const former = (await findSuspension(tx, memberId, now)) ?? null
  await setSuspension(tx, { accountId: memberId, until, reason, now })
  // The log keeps the length, because a later suspension replaces this one.
  const logged = { ...decision, reason: `${reason} (${text.howLong(until?.toISOString() ?? null)})` }
  const entry = await addEntry(tx, 'suspend', memberSubject(memberId), logged, { suspension: former })
  const data = { member: memberId, entry, ...post }
  if (!decision.isQuiet) await notifyMembers(tx, [memberId], { kind: 'member-suspended', data, decision })
  return entry
}

/** Ends a suspension. @throws {AppError} `invalid_input` if the member is not suspended */
export async function unsuspend(tx: Tx, memberId: number, decision: Decision): Promise<number> {
  await lockMemberForDecision(tx, memberId, decision)
  checkReason(decision.reason, { isNeeded: false })
  const former = await findSuspension(tx, memberId, decision.now)
  if (former === undefined) throw inputError('not_suspended', responseText.notSuspended)
  await endSuspension(tx, memberId)
  return addEntry(tx, 'unsuspend', memberSubject(memberId), decision, { suspension: former })
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

/** @throws {AppError} */
async function lockMemberForDecision(tx: Tx, memberId: number, { moderator }: Decision): Promise<void> {
  checkModerator(moderator)
  await lockMember(tx, memberId)
  if (!(await membersById(tx, [memberId])).has(memberId)) throw new AppError('not_found')
  await checkJudge(tx, moderator, memberId)
}
