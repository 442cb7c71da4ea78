import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import { addPoints } from '#features/accounts/server/public.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import { COMMENT_POINTS, DISCUSSION_POINTS } from '../../rules.ts'
import { indexComment, indexDiscussion, indexPart } from '../search/index-discussion.ts'
import type { ContentTarget, PostState } from '../tables.ts'

/** Identifies a discussion or a comment. */
export interface PostRef {
  target: ContentTarget
  id: number
}

/** A discussion or a comment that is locked until the transaction ends. */
export interface LockedPost extends PostRef {
  discussionId: number
  authorId: number
  state: PostState
}

/** Reads and locks a post, whatever its state. */
export async function lockPost(tx: Tx, target: ContentTarget, id: number): Promise<LockedPost | undefined> {
  if (target === 'post') {
    const discussion = tx.selectFrom('discussion').select(['id', 'author_id', 'state']).where('id', '=', id)
    const row = await lock(tx, discussion).executeTakeFirst()
    return row && { target, id, discussionId: row.id, authorId: row.author_id, state: row.state }
  }
  const comment = tx.selectFrom('comment').select(['id', 'discussion_id', 'author_id', 'state']).where('id', '=', id)
  const row = await lock(tx, comment).executeTakeFirst()
  return row && { target, id, discussionId: row.discussion_id, authorId: row.author_id, state: row.state }
}

/** Locks a post that readers see. @throws {AppError} `not_found` */
export async function lockVisiblePost(tx: Tx, target: ContentTarget, id: number): Promise<LockedPost> {
  const post = await lockPost(tx, target, id)
  if (post?.state !== 'visible') throw new AppError('not_found')
  return post
}

/**
 * Sets the state of a locked post. Nothing else changes a state, so points and counts always follow it. Does nothing if the
 * post has that state already.
 */
export async function setState(tx: Tx, post: LockedPost, state: PostState): Promise<void> {
  if (post.state === state) return
  await tx
    .updateTable(post.target === 'post' ? 'discussion' : 'comment')
    .set({ state })
    .where('id', '=', post.id)
    .execute()
  const step = Number(state === 'visible') - Number(post.state === 'visible')
  if (step !== 0) await countPost(tx, post, step)
  if (post.target === 'post') await indexDiscussion(tx, post.id)
  await recordPostChange(tx, post)
}

type Post = Omit<LockedPost, 'state'>

/** Hides a post in the transaction that has written it. */
export function hideNewPost(tx: Tx, post: Post): Promise<void> {
  return setState(tx, { ...post, state: 'visible' }, 'hidden')
}

/** Adds a post to its author's points and its discussion's comment count. @param step 1, or -1 to subtract it */
export async function countPost(tx: Tx, { target, authorId, discussionId }: Post, step: number): Promise<void> {
  // Every transaction locks the discussion before the member, so two of them never wait for each other.
  if (target === 'comment')
    await tx
      .updateTable('discussion')
      .set({ comment_count: sql<number>`comment_count + ${step}` })
      .where('id', '=', discussionId)
      .execute()
  await addPoints(tx, authorId, step * (target === 'post' ? DISCUSSION_POINTS : COMMENT_POINTS))
}

export async function recordPostChange(tx: Tx, { target, id, discussionId, authorId }: Post): Promise<void> {
  if (target === 'post') await indexPart(tx, id, 0)
  else await indexComment(tx, discussionId, id)
  const lists = target === 'post' ? 'discussions' : 'comments'
  await recordChange(tx, lists, `discussion:${discussionId}`, `member:${authorId}`)
}
