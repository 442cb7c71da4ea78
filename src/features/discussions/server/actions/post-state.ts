import { sql } from 'kysely'
import { addPoints } from '#features/accounts/server/public.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import { COMMENT_POINTS, DISCUSSION_POINTS } from '../../points.ts'
import { indexDiscussion } from '../search/index-discussion.ts'
import type { ContentTarget, PostState } from '../tables.ts'

/** Names a discussion or a comment. */
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

/** Reads a post and locks it. Undefined where there is none. */
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

/**
 * Shows or hides a locked post: the only way in which its state changes, so that points and counts go with it. To the state
 * that it has, it does nothing.
 */
export async function setState(tx: Tx, post: LockedPost, state: PostState): Promise<void> {
  if (post.state === state) return
  await tx
    .updateTable(post.target === 'post' ? 'discussion' : 'comment')
    .set({ state })
    .where('id', '=', post.id)
    .execute()
  const step = Number(state === 'visible') - Number(post.state === 'visible')
  if (step !== 0) await count(tx, post, step)
  await postChanged(tx, post)
}

async function count(tx: Tx, { target, authorId, discussionId }: LockedPost, step: number): Promise<void> {
  // The discussion before the member, as when a comment is added: transactions that lock both never wait for each other.
  if (target === 'comment')
    await tx
      .updateTable('discussion')
      .set({ comment_count: sql<number>`comment_count + ${step}` })
      .where('id', '=', discussionId)
      .execute()
  await addPoints(tx, authorId, step * (target === 'post' ? DISCUSSION_POINTS : COMMENT_POINTS))
}

type Touched = Pick<LockedPost, 'target' | 'discussionId' | 'authorId'>

/** Says that a post is there, gone, back, or another. */
export async function postChanged(tx: Tx, { target, discussionId, authorId }: Touched): Promise<void> {
  await indexDiscussion(tx, discussionId)
  const lists = target === 'post' ? 'discussions' : 'comments'
  await recordChange(tx, lists, `discussion:${discussionId}`, `member:${authorId}`)
}
