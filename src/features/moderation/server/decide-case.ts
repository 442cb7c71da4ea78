import { AppError, inputError, orNotFound } from '#core/errors.ts'
import { findSuspension } from '#features/accounts/server/public.ts'
import { lockPost, type PostRef } from '#features/discussions/server/public.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../contract.ts'
import type { Decided } from '../contract.ts'
import { responseText } from '../messages.ts'
import { appealIdOf, describeDecision, hasOtherJudge, postOfKey } from './cases.ts'
import { checkClaim, giveBack } from './claims.ts'
import { decidePost } from './decide.ts'
import { addEntry, findEntry, findPostOf } from './moderation-log.ts'
import { checkJudge, type Decision } from './moderator.ts'
import { notifyMembers } from './notify.ts'
import { openReportsOf } from './queue.ts'
import { suspend, unsuspend, writeTo } from './sanctions.ts'
import { decided, UNDO_MS } from './undo.ts'

const DAY_MS = 24 * 60 * 60_000

/** A decision in the browser: its mails wait until it cannot be taken back any more. */
export function decisionOf({ member, now }: Pick<Call<typeof calls.decideCase>, 'member' | 'now'>, reason: string) {
  return { moderator: member, reason, now, mailsAt: new Date(now.getTime() + UNDO_MS) } satisfies Decision
}

/** Decides about a reported post. @throws {AppError} */
export function decideCase(call: Call<typeof calls.decideCase>): Promise<Decided> {
  const { params, input, member, now, commit } = call
  const post = orNotFound(postOfKey(params.key))
  return commit(async (tx) => {
    await checkClaim(tx, params.key, member.id, now)
    const { authorId, state } = orNotFound(await lockPost(tx, post.target, post.id))
    if (input.action !== 'message' && !input.again) await checkOpen(tx, post, now)
    const decision = { ...decisionOf(call, input.reason), isSecret: !input.tell_reporters }
    const entries: number[] = []
    if (input.action === 'message') return decided([await writeTo(tx, authorId, 'message', decision, post)], now)
    if (input.action === 'warn' || input.action === 'suspend') {
      // One mail says both. What was removed or deleted before needs no second removal.
      if (state === 'visible' || state === 'hidden')
        entries.push(await decidePost(tx, 'remove', post, { ...decision, isQuiet: true }))
      const until = input.days === 0 ? null : inDays(input.days, now)
      if (input.action === 'warn') entries.push(await writeTo(tx, authorId, 'warn', decision, post))
      else entries.push(await suspend(tx, authorId, until, decision, post))
    } else entries.push(await decidePost(tx, input.action, post, decision))
    await giveBack(tx, params.key, member.id)
    return decided(entries, now)
  })
}

const inDays = (days: number, now: Date) => new Date(now.getTime() + days * DAY_MS)

/** @throws {AppError} `invalid_input` that names the colleague who has decided the case already */
async function checkOpen(tx: Tx, ref: PostRef, now: Date): Promise<void> {
  const [item] = await openReportsOf(tx, [ref])
  if (item && (item.reports.length > 0 || item.state === 'hidden')) return
  throw inputError('decided_before', (await describeDecision(tx, ref, now)) ?? responseText.isClosed)
}

/** Answers an appeal. Somebody else than the first decider does, unless there is nobody else. @throws {AppError} */
export function answerAppeal(call: Call<typeof calls.answerAppeal>): Promise<Decided> {
  const { params, input, member, now, commit } = call
  return commit(async (tx) => {
    if (postOfKey(params.key)) throw new AppError('not_found')
    await checkClaim(tx, params.key, member.id, now)
    const asked = tx.selectFrom('appeal').selectAll().where('id', '=', appealIdOf(params.key))
    const appeal = orNotFound(await lock(tx, asked).executeTakeFirst())
    if (appeal.answer_id !== null) throw inputError('decided_before', responseText.isClosed)
    const original = orNotFound(await findEntry(tx, appeal.entry_id))
    const isSame = original.moderator_id === member.id
    const memberId = orNotFound(original.member_id ?? undefined)
    if (isSame && (await hasOtherJudge(tx, member.id, memberId)))
      throw inputError('own_decision', responseText.ownDecision)
    await checkJudge(tx, member, memberId)
    const decision = decisionOf(call, isSame ? `${input.answer} ${responseText.answeredBySame}` : input.answer)
    const entries = await change(tx, original, memberId, decision, input)
    const action = input.action === 'uphold' ? 'uphold' : 'lift'
    const answer = await addEntry(tx, action, { target: original.target, id: original.target_id, memberId }, decision)
    await tx.updateTable('appeal').set({ answer_id: answer }).where('id', '=', appeal.id).execute()
    const until = input.action === 'shorten' ? inDays(input.days, now).toISOString() : ''
    const data = { entry: answer, outcome: input.action, until }
    await notifyMembers(tx, [memberId], { kind: 'appeal-answered', data, decision })
    await giveBack(tx, params.key, member.id)
    return decided([...entries, answer], now)
  })
}

/** What an appeal that is not refused changes. The answer is the one mail about it. @returns the entries in the log */
async function change(
  tx: Tx,
  original: NonNullable<Awaited<ReturnType<typeof findEntry>>>,
  memberId: number,
  decision: Decision,
  input: Call<typeof calls.answerAppeal>['input'],
): Promise<number[]> {
  const quiet = { ...decision, isQuiet: true, isSecret: true }
  if (input.action === 'shorten') {
    if (original.action !== 'suspend') throw inputError('nothing_to_shorten', responseText.notSuspended)
    return [await suspend(tx, memberId, inDays(input.days, decision.now), quiet)]
  }
  if (input.action === 'uphold') return []
  const post = await findPostOf(tx, original)
  const entries = post?.state === 'removed' ? [await decidePost(tx, 'restore', post, quiet)] : []
  const suspension = original.action === 'suspend' && (await findSuspension(tx, memberId, decision.now))
  return suspension ? [...entries, await unsuspend(tx, memberId, quiet)] : entries
}
