import { AppError, inputError, orNotFound } from '#core/errors.ts'
import { findSuspension } from '#features/accounts/server/public.ts'
import { lockPost, type PostRef } from '#features/discussions/server/public.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../contract.ts'
import type { Decided } from '../contract.ts'
import { responseText } from '../messages.ts'
import { describeDecision, hasOtherModerator, parseCaseKey } from './cases.ts'
import { checkClaim, giveBack } from './claims.ts'
import { keep, remove, restore } from './decide.ts'
import { addEntry, findEntry } from './moderation-log.ts'
import { checkJudge, type Decision } from './moderator.ts'
import { notifyMembers } from './notify.ts'
import { sendMessage, suspend, unsuspend, warn } from './sanctions.ts'
import { UNDO_MS } from './undo.ts'

const DAY_MS = 24 * 60 * 60_000

/** A decision in the browser: its mails wait until it cannot be taken back any more. */
export function decisionOf({ member, now }: Pick<Call<typeof calls.decideCase>, 'member' | 'now'>, reason: string) {
  return { moderator: member, reason, now, mailsAt: new Date(now.getTime() + UNDO_MS) } satisfies Decision
}

export function decided(entries: number[], now: Date): Decided {
  return { entries, undo_until: new Date(now.getTime() + UNDO_MS).toISOString() }
}

/** Decides about a reported post. @throws {AppError} */
export function decideCase(call: Call<typeof calls.decideCase>): Promise<Decided> {
  const { params, input, member, now, commit } = call
  const ref = parseCaseKey(params.key)
  if (ref.target === 'appeal') throw new AppError('not_found')
  const post = { target: ref.target, id: ref.id }
  return commit(async (tx) => {
    await checkClaim(tx, params.key, member.id, now)
    if (input.action !== 'message' && !input.again) await checkOpen(tx, post, now)
    const entries = await act(tx, post, { ...decisionOf(call, input.reason), isSecret: !input.tell_reporters }, input)
    if (input.action !== 'message') await giveBack(tx, params.key, member.id)
    return decided(entries, now)
  })
}

async function act(
  tx: Tx,
  ref: PostRef,
  decision: Decision,
  { action, days }: Call<typeof calls.decideCase>['input'],
): Promise<number[]> {
  const { authorId, state } = orNotFound(await lockPost(tx, ref.target, ref.id))
  switch (action) {
    case 'keep':
      return [await keep(tx, ref, decision)]
    case 'remove':
      return [await remove(tx, ref, decision)]
    case 'restore':
      return [await restore(tx, ref, decision)]
    case 'message':
      return [await sendMessage(tx, authorId, decision, ref)]
    case 'warn':
    case 'suspend': {
      // One mail says both. What was removed or deleted before needs no second removal.
      const isGone = state === 'removed' || state === 'deleted'
      const removal = isGone ? [] : [await remove(tx, ref, { ...decision, isQuiet: true })]
      const until = days === 0 ? null : new Date(decision.now.getTime() + days * DAY_MS)
      const sanction =
        action === 'warn' ? await warn(tx, authorId, decision, ref) : await suspend(tx, authorId, until, decision, ref)
      return [...removal, sanction]
    }
  }
}

/** @throws {AppError} `invalid_input` that names the colleague who has decided the case already */
async function checkOpen(tx: Tx, ref: PostRef, now: Date): Promise<void> {
  const post = orNotFound(await lockPost(tx, ref.target, ref.id))
  const report = await tx
    .selectFrom('abuse_report')
    .select('id')
    .where('target', '=', ref.target)
    .where('target_id', '=', ref.id)
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (report !== undefined || post.state === 'hidden') return
  throw inputError('decided_before', (await describeDecision(tx, ref, now)) ?? responseText.isClosed)
}

/** Answers an appeal. Somebody else than the first decider does, unless there is nobody else. @throws {AppError} */
export function answerAppeal(call: Call<typeof calls.answerAppeal>): Promise<Decided> {
  const { params, input, member, now, commit } = call
  return commit(async (tx) => {
    const ref = parseCaseKey(params.key)
    if (ref.target !== 'appeal') throw new AppError('not_found')
    await checkClaim(tx, params.key, member.id, now)
    const appeal = orNotFound(
      await lock(tx, tx.selectFrom('appeal').selectAll().where('id', '=', ref.id)).executeTakeFirst(),
    )
    if (appeal.answer_id !== null) throw inputError('decided_before', responseText.isClosed)
    const original = orNotFound(await findEntry(tx, appeal.entry_id))
    const isSame = original.moderator_id === member.id
    if (isSame && (await hasOtherModerator(tx, member.id))) throw inputError('own_decision', responseText.ownDecision)
    const memberId = orNotFound(original.member_id ?? undefined)
    await checkJudge(tx, member, memberId)
    const decision = decisionOf(call, isSame ? `${input.answer} ${responseText.answeredBySame}` : input.answer)
    const { entries, until } = await change(tx, original, memberId, { decision, input })
    const action = input.action === 'uphold' ? 'uphold' : 'lift'
    const answer = await addEntry(tx, action, { target: original.target, id: original.target_id, memberId }, decision)
    await tx.updateTable('appeal').set({ answer_id: answer }).where('id', '=', ref.id).execute()
    const data = { entry: answer, outcome: input.action, until: until?.toISOString() ?? '' }
    await notifyMembers(tx, [memberId], { kind: 'appeal-answered', data, decision })
    await giveBack(tx, params.key, member.id)
    return decided([...entries, answer], now)
  })
}

/** What an appeal that is not refused changes. The answer is the one mail about it. */
async function change(
  tx: Tx,
  { action, target, target_id }: NonNullable<Awaited<ReturnType<typeof findEntry>>>,
  memberId: number,
  { decision, input }: { decision: Decision; input: Call<typeof calls.answerAppeal>['input'] },
): Promise<{ entries: number[]; until?: Date }> {
  const quiet = { ...decision, isQuiet: true, isSecret: true }
  if (input.action === 'lift') {
    if (action === 'remove' && target !== 'member')
      return { entries: [await restore(tx, { target, id: target_id }, quiet)] }
    const suspension = await findSuspension(tx, memberId, decision.now)
    return { entries: action === 'suspend' && suspension ? [await unsuspend(tx, memberId, quiet)] : [] }
  }
  if (input.action === 'shorten') {
    if (action !== 'suspend') throw inputError('nothing_to_shorten', responseText.notSuspended)
    const until = new Date(decision.now.getTime() + input.days * DAY_MS)
    return { entries: [await suspend(tx, memberId, until, quiet)], until }
  }
  return { entries: [] }
}
