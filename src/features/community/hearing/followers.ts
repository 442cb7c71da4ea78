import type { Db, Tx } from '#server/database/schema.ts'
import { VISIBLE } from '../queries/visible.ts'

/** A follower with news, and how far the follower was told. */
export interface DueFollower {
  accountId: number
  toldCommentId: number
}

interface Due {
  discussionId: number
  /** Who was told later than that has to wait. */
  toldUpTo: Date
  limit: number
}

/** Followers with news who were last told at a time or before, or never. */
export async function listDueFollowers(db: Db, { discussionId, toldUpTo, limit }: Due): Promise<DueFollower[]> {
  return withNews(db)
    .where('discussion_follow.discussion_id', '=', discussionId)
    .select(['account_id as accountId', 'told_comment_id as toldCommentId'])
    .where((row) => row.or([row('told_at', 'is', null), row('told_at', '<=', toldUpTo.toISOString())]))
    .orderBy('account_id')
    .limit(limit)
    .execute()
}

/** When the follower with news who was told longest ago was told; undefined when nobody has news. */
export async function findLongestUntold(db: Db, discussionId: number): Promise<Date | undefined> {
  const { at } = await withNews(db)
    .where('discussion_follow.discussion_id', '=', discussionId)
    .select((row) => row.fn.min('told_at').as('at'))
    .executeTakeFirstOrThrow()
  return at === null ? undefined : new Date(at)
}

/** Of some discussions those that have news for a follower, or for somebody who is mentioned and does not follow yet. */
export async function listHeard(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const followed = await withNews(db)
    .select('discussion_follow.discussion_id')
    .distinct()
    .where('discussion_follow.discussion_id', 'in', ids)
    .execute()
  const mentioning = await mentionedStrangers(db)
    .select('comment.discussion_id')
    .distinct()
    .where('comment.discussion_id', 'in', ids)
    .execute()
  return new Set([...followed, ...mentioning].map((row) => row.discussion_id))
}

/** Who follows and has not been told of a comment that readers see and that is not their own. */
function withNews(db: Db) {
  return db
    .selectFrom('discussion_follow')
    .where('is_active', '=', 1)
    .where((row) =>
      row.exists(
        row
          .selectFrom('comment')
          .select('comment.id')
          .whereRef('comment.discussion_id', '=', 'discussion_follow.discussion_id')
          .whereRef('comment.id', '>', 'told_comment_id')
          .whereRef('comment.author_id', '!=', 'discussion_follow.account_id')
          .where('comment.state', '=', VISIBLE),
      ),
    )
}

/** Mentions of members who neither follow nor have left. */
function mentionedStrangers(db: Db) {
  return db
    .selectFrom('comment')
    .innerJoin('comment_mention', 'comment_mention.comment_id', 'comment.id')
    .innerJoin('account', 'account.id', 'comment_mention.account_id')
    .where('comment.state', '=', VISIBLE)
    .where('account.removed_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('discussion_follow')
            .select('discussion_follow.account_id')
            .whereRef('discussion_follow.discussion_id', '=', 'comment.discussion_id')
            .whereRef('discussion_follow.account_id', '=', 'comment_mention.account_id'),
        ),
      ),
    )
}

interface Told {
  discussionId: number
  accountIds: readonly number[]
  upTo: number
  /** Left out when there was nothing that they wanted to hear: then no hour begins. */
  at?: Date
}

/** Notes that followers have been told of all comments up to one. */
export async function markTold(tx: Tx, { discussionId, accountIds, upTo, at }: Told): Promise<void> {
  if (accountIds.length === 0) return
  await tx
    .updateTable('discussion_follow')
    .set({ told_comment_id: upTo, ...(at !== undefined && { told_at: at.toISOString() }) })
    .where('discussion_id', '=', discussionId)
    .where('account_id', 'in', accountIds)
    .execute()
}

/**
 * Who is mentioned follows from then on, so that the comment is news for them: once, and with a link to stop it. Members
 * who have left the discussion keep their row and are not brought back.
 */
export async function followMentioned(tx: Tx, discussionId: number): Promise<void> {
  const strangers = await mentionedStrangers(tx)
    .select((row) => ['account_id', row.fn.min('comment.id').as('comment_id')])
    .where('comment.discussion_id', '=', discussionId)
    .groupBy('account_id')
    .execute()
  const rows = strangers.map(({ account_id, comment_id }) => ({
    discussion_id: discussionId,
    account_id,
    is_active: 1,
    told_comment_id: comment_id - 1,
    told_at: null,
  }))
  if (rows.length === 0) return
  await tx
    .insertInto('discussion_follow')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
