import { VISIBLE } from '#features/discussions/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'

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
export async function findLongestUnnotified(db: Db, discussionId: number): Promise<Date | undefined> {
  const { at } = await withNews(db)
    .where('discussion_follow.discussion_id', '=', discussionId)
    .select((row) => row.fn.min('told_at').as('at'))
    .executeTakeFirstOrThrow()
  return at === null ? undefined : new Date(at)
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

interface Told {
  discussionId: number
  accountIds: readonly number[]
  upTo: number
  /** Left out when there was nothing that they wanted to hear: then no hour begins. */
  at?: Date
}

/** Notes that followers have been told of all comments up to one. */
export async function markNotified(tx: Tx, { discussionId, accountIds, upTo, at }: Told): Promise<void> {
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
  const strangers = await tx
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
