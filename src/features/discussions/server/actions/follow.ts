import { AppError } from '#core/errors.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Handler } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { findDenial } from '../../policy.ts'
import { getActor } from '../queries/posting-eligibility.ts'
import { VISIBLE } from '../queries/visible.ts'

/** Follows a discussion or stops following it; the same call again changes nothing. @throws {AppError} `not_found` */
export const followDiscussion: Handler<typeof calls.follow> = ({ input, member, params, now, commit }) => {
  const { following } = input
  return commit(async (tx) => {
    const denial = findDenial('follow', await getActor(tx, member, now))
    if (denial !== undefined) throw new AppError(denial)
    const discussion = await tx
      .selectFrom('discussion')
      .select('id')
      .where('id', '=', params.discussion)
      .where('state', '=', VISIBLE)
      .executeTakeFirst()
    if (discussion === undefined) throw new AppError('not_found')
    await setFollowing(tx, { discussionId: discussion.id, accountId: member.id, following })
    return { following }
  })
}

interface Following {
  discussionId: number
  accountId: number
  following: boolean
}

/** Members who start to follow are not notified of comments written before that. */
async function setFollowing(tx: Tx, { discussionId, accountId, following }: Following): Promise<void> {
  const newest = await tx
    .selectFrom('comment')
    .select('id')
    .where('discussion_id', '=', discussionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const row = {
    discussion_id: discussionId,
    account_id: accountId,
    is_active: following ? 1 : 0,
    notified_comment_id: newest?.id ?? 0,
  }
  await tx
    .insertInto('discussion_follow')
    .values({ ...row, notified_at: null })
    .onConflict((conflict) => conflict.columns(['discussion_id', 'account_id']).doUpdateSet(row))
    .execute()
}

interface NewFollow {
  discussionId: number
  accountId: number
  /** The newest comment that the member has seen. */
  seenCommentId: number
}

/** Lets an author follow. Members who stopped following stay as they are. */
export async function startFollowing(tx: Tx, { discussionId, accountId, seenCommentId }: NewFollow): Promise<void> {
  await tx
    .insertInto('discussion_follow')
    .values({
      discussion_id: discussionId,
      account_id: accountId,
      is_active: 1,
      notified_comment_id: seenCommentId,
      notified_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Keeps the row, so that writing again does not start to follow again. */
export async function stopFollowing(tx: Tx, discussionId: number, accountId: number): Promise<void> {
  await tx
    .updateTable('discussion_follow')
    .set({ is_active: 0 })
    .where('discussion_id', '=', discussionId)
    .where('account_id', '=', accountId)
    .execute()
}
