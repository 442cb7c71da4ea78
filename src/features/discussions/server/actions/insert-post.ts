import type { Insertable } from 'kysely'
import { findModuleId, noteNews } from '#features/library/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { setNotificationDue } from '../notification-state.ts'
import { COMMENT_COLUMNS, type CommentRow } from '../queries/comments.ts'
import type { DiscussionTable } from '../tables.ts'
import { startFollowing } from './follow.ts'
import { addMentions } from './mentions.ts'
import { countPost, recordPostChange } from './post-state.ts'
import { freeSlug } from './slug.ts'

interface NewDiscussion {
  topicId: number
  authorId: number
  title: string
  /** Sanitized HTML. */
  body: string
  bodyHash: string
  moduleId?: number | undefined
  at: Date
}

/** Inserts a discussion, counts it, and lets its author follow it. @returns its id */
export async function insertDiscussion(tx: Tx, discussion: NewDiscussion): Promise<number> {
  const { topicId, authorId, title, body, bodyHash, moduleId } = discussion
  const at = discussion.at.toISOString()
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
    notify_at: null,
  })
  if (moduleId !== undefined) await linkModule(tx, id, moduleId, discussion.at)
  await startFollowing(tx, { discussionId: id, accountId: authorId, seenCommentId: 0 })
  const post = { target: 'post', id, discussionId: id, authorId } as const
  await countPost(tx, post, 1)
  await recordPostChange(tx, post)
  return id
}

/** Another transaction may take the slug between its choice and the insert: then another slug is chosen. */
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

/** Ignores an unknown module: the discussion is worth keeping without it. */
async function linkModule(tx: Tx, discussionId: number, moduleId: number, at: Date): Promise<void> {
  if ((await findModuleId(tx, String(moduleId))) === undefined) return
  await tx.insertInto('discussion_module').values({ discussion_id: discussionId, module_id: moduleId }).execute()
  await noteNews(tx, 'discussions', moduleId, at)
}

interface NewComment {
  discussionId: number
  authorId: number
  /** Plain text. */
  text: string
  bodyHash: string
  at: Date
}

/** Inserts a comment into a locked discussion, counts it, and lets its author follow; other followers get mail soon. */
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
  await setNotificationDue(tx, discussionId, at)
  const post = { target: 'comment', id: row.id, discussionId, authorId } as const
  await countPost(tx, post, 1)
  await recordPostChange(tx, post)
  return row
}
