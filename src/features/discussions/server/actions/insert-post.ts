import { type Insertable, sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Tx } from '#platform/database/schema.ts'
import { COMMENT_COLUMNS, type CommentRow } from '../queries/comments.ts'
import { VISIBLE } from '../queries/visible.ts'
import type { DiscussionTable } from '../tables.ts'
import { startFollowing } from './follow.ts'
import { addMentions } from './mentions.ts'
import { postChanged } from './post-state.ts'
import { freeSlug } from './slug.ts'

interface NewDiscussion {
  topicId: number
  authorId: number
  title: string
  /** Cleaned HTML. */
  body: string
  bodyHash: string
  moduleId?: number | undefined
  at: Date
}

/** Puts a discussion in with all that goes with it; its author follows it. @returns its number */
export async function insertDiscussion(tx: Tx, given: NewDiscussion): Promise<number> {
  const { topicId, authorId, title, body, bodyHash, moduleId } = given
  const at = given.at.toISOString()
  const id = await insertUnderFreeSlug(tx, {
    topic_id: topicId,
    author_id: authorId,
    title,
    body,
    body_hash: bodyHash,
    state: 'visible',
    created_at: at,
    updated_at: at,
    comment_count: 0,
    view_count: 0,
    news_due_at: null,
  })
  if (moduleId !== undefined) await linkModule(tx, id, moduleId)
  await startFollowing(tx, { discussionId: id, accountId: authorId, seenCommentId: 0 })
  await postChanged(tx, { target: 'post', discussionId: id, authorId })
  return id
}

/** Somebody else may take the slug between its choice and the insert: then another is chosen. */
async function insertUnderFreeSlug(tx: Tx, row: Omit<Insertable<DiscussionTable>, 'slug'>): Promise<number> {
  for (;;) {
    const inserted = await tx
      .insertInto('discussion')
      .values({ ...row, slug: await freeSlug(tx, row.title) })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return inserted.id
  }
}

/** A module that is gone is no reason to lose what was written about it. */
async function linkModule(tx: Tx, discussionId: number, moduleId: number): Promise<void> {
  const module = await tx.selectFrom('module').select('id').where('id', '=', moduleId).executeTakeFirst()
  if (module === undefined) return
  await tx.insertInto('discussion_module').values({ discussion_id: discussionId, module_id: moduleId }).execute()
}

interface NewComment {
  discussionId: number
  authorId: number
  /** Plain text. */
  text: string
  bodyHash: string
  at: Date
}

/** Puts a comment in, once it is counted; its author follows the discussion from then on. */
export async function insertComment(
  tx: Tx,
  { discussionId, authorId, text, bodyHash, at }: NewComment,
): Promise<CommentRow> {
  const row = await tx
    .insertInto('comment')
    .values({
      discussion_id: discussionId,
      author_id: authorId,
      body: text,
      body_hash: bodyHash,
      state: 'visible',
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    })
    .returning(COMMENT_COLUMNS)
    .executeTakeFirstOrThrow()
  await addMentions(tx, { commentId: row.id, discussionId, text })
  await startFollowing(tx, { discussionId, accountId: authorId, seenCommentId: row.id })
  await postChanged(tx, { target: 'comment', discussionId, authorId })
  return row
}

/**
 * Counts a comment that is about to be put in and lets the followers be told: from here on the discussion is locked.
 * @throws {AppError} `not_found` where readers see no discussion
 */
export async function countComment(tx: Tx, discussionId: number, at: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('discussion')
    .set({ comment_count: sql<number>`comment_count + 1`, news_due_at: at.toISOString() })
    .where('id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('not_found')
}
