import { lockMember } from '#features/accounts/server/public.ts'
import { countLinksInText } from '#platform/html/count-links.ts'
import type { Handler } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { getComment, presentComment } from '../queries/comments.ts'
import { insertComment } from './insert-post.ts'
import { lockOwnPost } from './lock-own-post.ts'
import { setMentions } from './mentions.ts'
import { hideNewPost, lockVisiblePost, recordPostChange, setState } from './post-state.ts'
import { checkLinkLimit, checkPostingLimits, hashOf } from './posting-limits.ts'

/** Adds a comment. From then on its author follows the discussion. @throws {AppError} */
export const addComment: Handler<typeof calls.addComment> = ({ input, member, params, now, commit }) => {
  const text = input.comment
  return commit(async (tx) => {
    // Every transaction locks the discussion before the member, so two of them never wait for each other.
    await lockVisiblePost(tx, 'post', params.discussion)
    await lockMember(tx, member.id)
    const { bodyHash, author, waits } = await checkPostingLimits(tx, {
      member,
      words: text,
      links: countLinksInText(text),
      field: 'comment',
      now,
    })
    const comment = { discussionId: params.discussion, authorId: member.id, text, bodyHash, at: now }
    const row = await insertComment(tx, comment)
    const presented = await presentComment(tx, row, author)
    const { discussionId, authorId } = comment
    if (waits) await hideNewPost(tx, { target: 'comment', id: row.id, discussionId, authorId })
    return presented
  })
}

/** Changes the member's own comment. @throws {AppError} */
export const updateComment: Handler<typeof calls.updateComment> = ({ input, member, params, now, commit }) =>
  commit(async (tx) => {
    const comment = await lockOwnPost(tx, { action: 'change', target: 'comment', id: params.comment, member, now })
    // In a discussion that readers do not see, members can delete their comments but not change them.
    await lockVisiblePost(tx, 'post', comment.discussionId)
    const bodyHash = hashOf(input.comment)
    await checkLinkLimit(tx, { member, bodyHash, links: countLinksInText(input.comment), field: 'comment', now })
    await tx
      .updateTable('comment')
      .set({ body: input.comment, body_hash: bodyHash, updated_at: now.toISOString() })
      .where('id', '=', comment.id)
      .execute()
    await setMentions(tx, { commentId: comment.id, discussionId: comment.discussionId, text: input.comment })
    await recordPostChange(tx, comment)
    return getComment(tx, comment.id)
  })

/** Deletes the member's own comment: readers no longer see it. @throws {AppError} */
export const deleteComment: Handler<typeof calls.deleteComment> = ({ member, params, now, commit }) =>
  commit(async (tx) => {
    const comment = await lockOwnPost(tx, { action: 'delete', target: 'comment', id: params.comment, member, now })
    await setState(tx, comment, 'deleted')
    return null
  })
