import type { OutputOf } from '#core/endpoint.ts'
import { inputError } from '#core/errors.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../contract.ts'
import { answers } from '../messages.ts'
import { isUnfollowKey } from './unfollow-links.ts'

/** Ends the mails about a discussion; doing it again is fine. @throws {AppError} `invalid_input` for a link that is not ours */
export async function unfollowDiscussion({
  context,
  query,
  commit,
}: Call<typeof calls.unfollow>): Promise<OutputOf<typeof calls.unfollow>> {
  const { discussion: discussionId, member: accountId, key } = query
  if (!isUnfollowKey(context.secret, { discussionId, accountId }, key)) throw inputError(answers.badLink)
  return commit(async (tx) => {
    await tx
      .updateTable('discussion_follow')
      .set({ is_active: 0 })
      .where('discussion_id', '=', discussionId)
      .where('account_id', '=', accountId)
      .execute()
    return { detail: answers.unfollowed }
  })
}
