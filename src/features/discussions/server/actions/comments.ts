import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import { countLinksInText } from '#platform/html/count-links.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { COMMENT_POINTS } from '../../points.ts'
import { getComment, presentedOf } from '../queries/comments.ts'
import { findDiscussionId } from '../queries/discussions.ts'
import { countComment, insertComment } from './insert-post.ts'
import { lockOwn } from './lock-own.ts'
import { setMentions } from './mentions.ts'
import { postChanged, setState } from './post-state.ts'
import { allowLinks, checkPostingLimits, hashOf } from './posting-limits.ts'

/** Adds a comment; its author follows the discussion from then on. @throws {AppError} */
export function addComment({
  input,
  member,
  params,
  now,
  commit,
}: Call<typeof calls.addComment>): Promise<OutputOf<typeof calls.addComment>> {
  const text = input.comment
  return commit(async (tx) => {
    // The discussion before the member, as everywhere: transactions that lock both never wait for each other.
    await countComment(tx, params.discussion, now)
    const { bodyHash, author } = await checkPostingLimits(tx, {
      member,
      points: COMMENT_POINTS,
      words: text,
      links: countLinksInText(text),
      field: 'comment',
      now,
    })
    const comment = { discussionId: params.discussion, authorId: member.id, text, bodyHash, at: now }
    return presentedOf(tx, await insertComment(tx, comment), author)
  })
}

/** Changes one's own comment. @throws {AppError} */
export function updateComment({
  input,
  member,
  params,
  now,
  commit,
}: Call<typeof calls.updateComment>): Promise<OutputOf<typeof calls.updateComment>> {
  return commit(async (tx) => {
    const comment = await lockOwn(tx, { action: 'change', target: 'comment', id: params.comment, member, now })
    // Under a discussion that is gone a comment can be taken away, but nothing new is written.
    if ((await findDiscussionId(tx, String(comment.discussionId))) === undefined) throw new AppError('not_found')
    const bodyHash = hashOf(input.comment)
    await allowLinks(tx, { member, bodyHash, links: countLinksInText(input.comment), field: 'comment', now })
    await tx
      .updateTable('comment')
      .set({ body: input.comment, body_hash: bodyHash, updated_at: now.toISOString() })
      .where('id', '=', comment.id)
      .execute()
    await setMentions(tx, { commentId: comment.id, discussionId: comment.discussionId, text: input.comment })
    await postChanged(tx, comment)
    return getComment(tx, comment.id)
  })
}

/** Takes one's own comment away from the readers. @throws {AppError} */
export function deleteComment({
  member,
  params,
  now,
  commit,
}: Call<typeof calls.deleteComment>): Promise<OutputOf<typeof calls.deleteComment>> {
  return commit(async (tx) => {
    const comment = await lockOwn(tx, { action: 'delete', target: 'comment', id: params.comment, member, now })
    await setState(tx, comment, 'deleted')
    return null
  })
}
