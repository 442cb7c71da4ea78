import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { VISIBLE } from './queries/visible.ts'
import type { PostState } from './tables.ts'

/** Discussions whose followers are to be notified now, the longest overdue first. */
export async function listDueDiscussions(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('discussion')
    .select('id')
    .where('notify_at', '<=', now.toISOString())
    .orderBy('notify_at')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks a discussion that is still due, so that no comment is added meanwhile. Undefined if another process has notified
 * its followers.
 */
export function lockDueDiscussion(tx: Tx, id: number, now: Date): Promise<{ state: PostState } | undefined> {
  const discussion = tx
    .selectFrom('discussion')
    .select('state')
    .where('id', '=', id)
    .where('notify_at', '<=', now.toISOString())
  return lock(tx, discussion).executeTakeFirst()
}

/** @param at when the followers are to be notified; null if nothing is new */
export async function setNotificationDue(tx: Tx, discussionId: number, at: Date | null): Promise<void> {
  await tx
    .updateTable('discussion')
    .set({ notify_at: at?.toISOString() ?? null })
    .where('id', '=', discussionId)
    .execute()
}

export async function findNewestComment(db: Db, discussionId: number): Promise<number | undefined> {
  const newest = await db
    .selectFrom('comment')
    .select('id')
    .where('discussion_id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id
}

/** A follower who was not notified of the newest comments. */
export interface DueFollower {
  accountId: number
  /** The newest comment that the follower was notified of. */
  notifiedCommentId: number
}

interface DueFollowers {
  discussionId: number
  /** Followers who were notified after this time have to wait. */
  notifiedBefore: Date
  limit: number
}

/** Followers with new comments whose last notification is long enough ago, by account id. */
export async function listDueFollowers(
  db: Db,
  { discussionId, notifiedBefore, limit }: DueFollowers,
): Promise<DueFollower[]> {
  return followersWithNewComments(db, discussionId)
    .select(['account_id as accountId', 'notified_comment_id as notifiedCommentId'])
    .where((row) => row.or([row('notified_at', 'is', null), row('notified_at', '<=', notifiedBefore.toISOString())]))
    .orderBy('account_id')
    .limit(limit)
    .execute()
}

/** The oldest last notification among the followers with new comments; undefined if there are no such followers. */
export async function findOldestNotification(db: Db, discussionId: number): Promise<Date | undefined> {
  const { at } = await followersWithNewComments(db, discussionId)
    .select((row) => row.fn.min('notified_at').as('at'))
    .executeTakeFirstOrThrow()
  return at === null ? undefined : new Date(at)
}

/** Followers who were not notified of a visible comment by somebody else. */
function followersWithNewComments(db: Db, discussionId: number) {
  return db
    .selectFrom('discussion_follow')
    .where('discussion_follow.discussion_id', '=', discussionId)
    .where('is_active', '=', 1)
    .where((row) =>
      row.exists(
        row
          .selectFrom('comment')
          .select('comment.id')
          .whereRef('comment.discussion_id', '=', 'discussion_follow.discussion_id')
          .whereRef('comment.id', '>', 'notified_comment_id')
          .whereRef('comment.author_id', '!=', 'discussion_follow.account_id')
          .where('comment.state', '=', VISIBLE),
      ),
    )
}

interface Notified {
  discussionId: number
  accountIds: readonly number[]
  /** The newest comment that they were notified of. */
  upTo: number
  /** Left out for followers who got no mail: they need not wait for the next one. */
  at?: Date
}

/** Stores that followers were notified of all comments up to one. */
export async function markNotified(tx: Tx, { discussionId, accountIds, upTo, at }: Notified): Promise<void> {
  if (accountIds.length === 0) return
  await tx
    .updateTable('discussion_follow')
    .set({ notified_comment_id: upTo, ...(at !== undefined && { notified_at: at.toISOString() }) })
    .where('discussion_id', '=', discussionId)
    .where('account_id', 'in', accountIds)
    .execute()
}

/**
 * Lets mentioned members follow, so that the comment which mentions them is new for them. Members who stopped following
 * stay as they are.
 */
export async function followMentioned(tx: Tx, discussionId: number): Promise<void> {
  const mentioned = await tx
    .selectFrom('comment')
    .innerJoin('comment_mention', 'comment_mention.comment_id', 'comment.id')
    .innerJoin('account', 'account.id', 'comment_mention.account_id')
    .select((row) => ['account_id', row.fn.min('comment.id').as('comment_id')])
    .where('comment.discussion_id', '=', discussionId)
    .where('comment.state', '=', VISIBLE)
    .where('account.removed_at', 'is', null)
    .where('account_id', 'not in', (row) =>
      row.selectFrom('discussion_follow').select('account_id').where('discussion_id', '=', discussionId),
    )
    .groupBy('account_id')
    .execute()
  const rows = mentioned.map(({ account_id, comment_id }) => ({
    discussion_id: discussionId,
    account_id,
    is_active: 1,
    notified_comment_id: comment_id - 1,
    notified_at: null,
  }))
  if (rows.length === 0) return
  await tx
    .insertInto('discussion_follow')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
