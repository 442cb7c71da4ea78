import { inputError } from '#core/errors.ts'
import { endSuspension, lockMember, setSuspension } from '#features/accounts/server/public.ts'
import { lockPost, reopenReports, setPause, setState } from '#features/discussions/server/public.ts'
import type { ContentTarget, PostState } from '#features/discussions/server/tables.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Cases, Decided } from '../contract.ts'
import { responseText } from '../messages.ts'
import { auditDecision, Before, type Entry, selectEntries } from './moderation-log.ts'
import { personsById } from './persons.ts'

/** Mails about a decision leave after this time, in ms. Until then it can be taken back. */
export const UNDO_MS = 60_000

export function decided(entries: number[], now: Date): Decided {
  return { entries, undo_until: new Date(now.getTime() + UNDO_MS).toISOString() }
}

/** The last decision of a moderator, while it can be taken back. One decision can have several entries of the same moment. */
export async function findUndoable(db: Db, by: number, now: Date): Promise<Cases['undoable']> {
  const own = selectEntries(db).where('moderator_id', '=', by).where('created_at', '>=', undoableSince(now))
  const entries = await own.where('undone_at', 'is', null).where('before', 'is not', null).execute()
  const [last] = entries
  if (last === undefined) return null
  const { action, created_at } = last
  const ids = entries.filter((each) => each.created_at === created_at).map(({ id }) => id)
  return { ...decided(ids.toReversed(), new Date(created_at)), action }
}

const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_MS).toISOString()

/**
 * Takes back decisions that a moderator has made within the last minute. Their mails are not sent, because the decisions are
 * marked as taken back.
 * @throws {AppError} `invalid_input` when a minute has passed, a decision is somebody else's or taken back already, or somebody has
 * decided since about the same post or member
 */
export async function undoDecisions(tx: Tx, ids: readonly number[], by: number, now: Date): Promise<void> {
  const since = undoableSince(now)
  const found = await lock(tx, selectEntries(tx).where('id', 'in', ids)).execute()
  const isOpen = found.every(
    (entry) => entry.moderator_id === by && !entry.undone_at && entry.before !== null && entry.created_at >= since,
  )
  if (!isOpen || found.length < new Set(ids).size) throw inputError('too_late', responseText.tooLate)
  for (const entry of found) {
    const { id, member_id, created_at } = entry
    const posts = []
    for (const { state, ...ref } of postsOf(entry)) posts.push({ state, post: await lockPost(tx, ref.target, ref.id) })
    if (member_id !== null) await lockMember(tx, member_id)
    // After the locks: a decision that is made at the same moment has ended.
    await checkNewest(tx, entry, ids)
    for (const { state, post } of posts) {
      // What its author has deleted since stays deleted.
      if (post === undefined || post.state === 'deleted') continue
      await reopenReports(tx, post, created_at)
      if (state !== undefined) await setState(tx, post, state)
    }
    const former = beforeOf(entry)
    if (former.suspension !== undefined && member_id !== null) await putSuspensionBack(tx, member_id, former.suspension)
    if (former.pause !== undefined) await setPause(tx, former.pause === null ? null : new Date(former.pause))
    await auditDecision(tx, 'undo', entry, by, now)
    await tx.updateTable('appeal').set({ answer_id: null }).where('answer_id', '=', id).execute()
    await tx.updateTable('moderation_entry').set({ undone_at: now.toISOString() }).where('id', '=', id).execute()
  }
}

/** @throws {AppError} `invalid_input` when a newer decision would change too */
async function checkNewest(tx: Tx, entry: Entry, ids: readonly number[]): Promise<void> {
  const newer = selectEntries(tx).where('id', '>', entry.id).where('id', 'not in', ids).where('undone_at', 'is', null)
  // These change nothing that is put back.
  const decisions = await newer.where('action', 'not in', ['message', 'end-sessions']).execute()
  const since = decisions.find((each) => isAboutSame(each, entry))
  if (since === undefined) return
  const { moderator_id: by } = since
  const name = by === null ? undefined : (await personsById(tx, [by])).get(by)?.name
  throw inputError('decided_since', responseText.decidedSince(name))
}

function isAboutSame(one: Entry, other: Entry): boolean {
  const isAboutAll = [one.action, other.action].includes('hide-all')
  if (isAboutAll && one.member_id !== null && one.member_id === other.member_id) return true
  const subjects = subjectsOf(other)
  return subjectsOf(one).some((subject) => subjects.includes(subject))
}

function subjectsOf(entry: Entry): string[] {
  const posts = postsOf(entry).map(({ target, id }) => `${target}-${id}`)
  // A wave and a pause are about no single member.
  return entry.target === 'member' ? [...posts, `member-${entry.member_id ?? entry.action}`] : posts
}

const beforeOf = ({ before }: Entry) => Before.parse(JSON.parse(before ?? '{}'))

/** The posts that a decision has changed, with their former states. */
function postsOf(entry: Entry): { target: ContentTarget; id: number; state?: PostState | undefined }[] {
  const { target, target_id: id } = entry
  const { posts, state } = beforeOf(entry)
  return posts ?? (target === 'member' ? [] : [{ target, id, state }])
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
