import { inputError } from '#core/errors.ts'
import { endSuspension, setSuspension } from '#features/accounts/server/public.ts'
import { lockPost, reopenReports, setPause, setState } from '#features/discussions/server/public.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import { responseText } from '../messages.ts'
import { auditDecision, Before, selectEntries } from './moderation-log.ts'

/** Mails about a decision leave after this time, in ms. Until then it can be taken back. */
export const UNDO_MS = 60_000

/**
 * Takes back decisions that a moderator has made within the last minute. Their mails are not sent, because the decisions are
 * marked as taken back.
 * @throws {AppError} `invalid_input` when a minute has passed, or a decision is somebody else's or taken back already
 */
export async function undoDecisions(tx: Tx, ids: readonly number[], by: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNDO_MS).toISOString()
  const found = await lock(tx, selectEntries(tx).where('id', 'in', ids)).execute()
  const isOpen = found.every((entry) => entry.moderator_id === by && !entry.undone_at && entry.created_at >= since)
  if (!isOpen || found.length < new Set(ids).size) throw inputError('too_late', responseText.tooLate)
  for (const entry of found) {
    const { id, target, target_id, member_id, before, created_at } = entry
    const former = Before.parse(JSON.parse(before ?? '{}'))
    const posts = former.posts ?? (target === 'member' ? [] : [{ target, id: target_id, state: former.state }])
    for (const { state, ...ref } of posts) {
      const post = await lockPost(tx, ref.target, ref.id)
      // What its author has deleted since stays deleted.
      if (post === undefined || post.state === 'deleted') continue
      await reopenReports(tx, post, created_at)
      if (state !== undefined) await setState(tx, post, state)
    }
    if (former.suspension !== undefined && member_id !== null) await putSuspensionBack(tx, member_id, former.suspension)
    if (former.pause !== undefined) await setPause(tx, former.pause === null ? null : new Date(former.pause))
    await auditDecision(tx, 'undo', entry, by, now)
    await tx.updateTable('appeal').set({ answer_id: null }).where('answer_id', '=', id).execute()
    await tx.updateTable('moderation_entry').set({ undone_at: now.toISOString() }).where('id', '=', id).execute()
  }
}

async function putSuspensionBack(tx: Tx, accountId: number, former: NonNullable<Before['suspension']> | null) {
  if (former === null) return endSuspension(tx, accountId)
  const { until, reason, created_at } = former
  return setSuspension(tx, {
    accountId,
    until: until === null ? null : new Date(until),
    reason,
    now: new Date(created_at),
  })
}
