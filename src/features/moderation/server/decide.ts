import { inputError, orNotFound } from '#core/errors.ts'
import { lockPost, type PostRef, setState, settleReports } from '#features/discussions/server/public.ts'
import type { PostState } from '#features/discussions/server/tables.ts'
import type { Tx } from '#platform/database/schema.ts'
import { responseText } from '../messages.ts'
import { addEntry } from './moderation-log.ts'
import { checkJudge, checkReason, type Decision } from './moderator.ts'
import { notifyMembers } from './notify.ts'

export const POST_DECISIONS = ['keep', 'remove', 'restore'] as const
export type PostDecision = (typeof POST_DECISIONS)[number]

/** @throws {AppError} `invalid_input` */
function checkState(action: PostDecision, state: PostState): void {
  const { refused } = responseText
  if (action !== 'restore' && state === 'removed') throw inputError('removed_before', refused.removed_before)
  if (action !== 'keep' && state === 'deleted') throw inputError('deleted_by_author', refused.deleted_by_author)
  if (action === 'restore' && state === 'visible') throw inputError('visible_already', refused.visible_already)
}

/**
 * Keeps a post, removes it, or shows a removed or hidden one again, and settles its reports. The reporters get a mail, and the
 * author if readers see or do not see the post any more.
 * @throws {AppError}
 */
export async function decidePost(tx: Tx, action: PostDecision, ref: PostRef, decision: Decision): Promise<number> {
  checkReason(decision.reason, { isNeeded: action === 'remove' })
  const post = orNotFound(await lockPost(tx, ref.target, ref.id))
  await checkJudge(tx, decision.moderator, post.authorId)
  checkState(action, post.state)
  const reporters = await settleReports(tx, post, decision.now)
  if (action === 'keep' && reporters.length === 0 && post.state !== 'hidden')
    throw inputError('not_reported', responseText.refused.not_reported)
  const entry = await addEntry(tx, action, { ...post, memberId: post.authorId }, decision, { state: post.state })
  if (!decision.isSecret) await notifyMembers(tx, reporters, { kind: 'report-settled', data: { entry }, decision })
  if (action === 'keep' && post.state !== 'hidden') return entry
  const kind = action === 'remove' ? 'post-removed' : 'post-restored'
  if (!decision.isQuiet) await notifyMembers(tx, [post.authorId], { kind, data: { ...ref, entry }, decision })
  await setState(tx, post, action === 'remove' ? 'removed' : 'visible')
  return entry
}
