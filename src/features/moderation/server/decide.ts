import { AppError, inputError } from '#core/errors.ts'
import {
  type LockedPost,
  lockPost,
  type PostRef,
  setState,
  settleReports,
} from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { responseText } from '../messages.ts'
import { addEntry } from './moderation-log.ts'
import { checkJudge, checkModerator, checkReason, type Decision } from './moderator.ts'
import { notifyAuthor, notifyReporters } from './notify.ts'

/** Settles the reports about a post that breaks no rule, and shows it again if they had hidden it. @throws {AppError} */
export async function keep(tx: Tx, ref: PostRef, decision: Decision): Promise<number> {
  const post = await lockForDecision(tx, ref, decision, { isReasonNeeded: false })
  if (post.state === 'removed') throw inputError('removed_before', responseText.removedBefore)
  const reporters = await settleReports(tx, post, decision.now)
  if (reporters.length === 0 && post.state !== 'hidden') throw inputError('not_reported', responseText.notReported)
  const entry = await addEntry(tx, 'keep', { ...post, memberId: post.authorId }, decision, { state: post.state })
  await notifyReporters(tx, reporters, entry, decision)
  if (post.state !== 'hidden') return entry
  await notifyAuthor(tx, post, { kind: 'post-restored', entry, decision })
  await setState(tx, post, 'visible')
  return entry
}

/** Removes a post and settles its reports. Author and reporters get a mail. @throws {AppError} */
export async function remove(tx: Tx, ref: PostRef, decision: Decision): Promise<number> {
  const post = await lockForDecision(tx, ref, decision, { isReasonNeeded: true })
  if (post.state === 'removed') throw inputError('removed_before', responseText.removedBefore)
  if (post.state === 'deleted') throw inputError('deleted_by_author', responseText.deletedByAuthor)
  const entry = await addEntry(tx, 'remove', { ...post, memberId: post.authorId }, decision, { state: post.state })
  await notifyReporters(tx, await settleReports(tx, post, decision.now), entry, decision)
  await notifyAuthor(tx, post, { kind: 'post-removed', entry, decision })
  await setState(tx, post, 'removed')
  return entry
}

/** Shows a removed or hidden post again and settles its reports. Author and reporters get a mail. @throws {AppError} */
export async function restore(tx: Tx, ref: PostRef, decision: Decision): Promise<number> {
  const post = await lockForDecision(tx, ref, decision, { isReasonNeeded: false })
  if (post.state === 'visible') throw inputError('visible_already', responseText.visibleAlready)
  if (post.state === 'deleted') throw inputError('deleted_by_author', responseText.deletedByAuthor)
  const entry = await addEntry(tx, 'restore', { ...post, memberId: post.authorId }, decision, { state: post.state })
  await notifyReporters(tx, await settleReports(tx, post, decision.now), entry, decision)
  await notifyAuthor(tx, post, { kind: 'post-restored', entry, decision })
  await setState(tx, post, 'visible')
  return entry
}

async function lockForDecision(
  tx: Tx,
  { target, id }: PostRef,
  { moderator, reason }: Decision,
  { isReasonNeeded }: { isReasonNeeded: boolean },
): Promise<LockedPost> {
  checkModerator(moderator)
  checkReason(reason, { isNeeded: isReasonNeeded })
  const post = await lockPost(tx, target, id)
  if (post === undefined) throw new AppError('not_found')
  await checkJudge(tx, moderator, post.authorId)
  return post
}
