import { AppError } from '#core/errors.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import { type LockedPost, lockPost, setState, settleReports } from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { answers } from '../messages.ts'
import { addEntry } from './moderation-log.ts'
import { allowModerating, checkReason, type Decision, refused } from './moderator.ts'
import { notifyAuthor, notifyReporters } from './notify.ts'

/**
 * Finds nothing wrong with a reported post: closes its reports and shows it again where they had hidden it. Later reports
 * count anew. @throws {AppError}
 */
export async function keep(tx: Tx, ref: PostRef, decision: Decision): Promise<void> {
  const post = await lockFor(tx, ref, decision, { isReasonNeeded: false })
  if (post.state === 'removed') throw refused(answers.removedBefore)
  const reporters = await settleReports(tx, post, decision.now)
  if (reporters.length === 0 && post.state !== 'hidden') throw refused(answers.notReported)
  const entry = await addEntry(tx, 'keep', post, decision)
  await notifyReporters(tx, reporters, entry, decision.now)
  if (post.state !== 'hidden') return
  await notifyAuthor(tx, post, { kind: 'post-restored', entry, now: decision.now })
  await setState(tx, post, 'visible')
}

/** Takes a post away from the readers and closes its reports; author and reporters are told. @throws {AppError} */
export async function remove(tx: Tx, ref: PostRef, decision: Decision): Promise<void> {
  const post = await lockFor(tx, ref, decision, { isReasonNeeded: true })
  if (post.state === 'removed') throw refused(answers.removedBefore)
  if (post.state === 'deleted') throw refused(answers.deletedByAuthor)
  const entry = await addEntry(tx, 'remove', post, decision)
  await notifyReporters(tx, await settleReports(tx, post, decision.now), entry, decision.now)
  await notifyAuthor(tx, post, { kind: 'post-removed', entry, now: decision.now })
  await setState(tx, post, 'removed')
}

/** Shows a removed or hidden post again and closes its reports; author and reporters are told. @throws {AppError} */
export async function restore(tx: Tx, ref: PostRef, decision: Decision): Promise<void> {
  const post = await lockFor(tx, ref, decision, { isReasonNeeded: false })
  if (post.state === 'visible') throw refused(answers.visibleAlready)
  if (post.state === 'deleted') throw refused(answers.deletedByAuthor)
  const entry = await addEntry(tx, 'restore', post, decision)
  await notifyReporters(tx, await settleReports(tx, post, decision.now), entry, decision.now)
  await notifyAuthor(tx, post, { kind: 'post-restored', entry, now: decision.now })
  await setState(tx, post, 'visible')
}

async function lockFor(
  tx: Tx,
  { target, id }: PostRef,
  { moderator, reason }: Decision,
  { isReasonNeeded }: { isReasonNeeded: boolean },
): Promise<LockedPost> {
  allowModerating(moderator)
  checkReason(reason, { isNeeded: isReasonNeeded })
  const post = await lockPost(tx, target, id)
  if (post === undefined) throw new AppError('not_found')
  return post
}
