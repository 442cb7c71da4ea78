import { sql } from 'kysely'
import { textOfHtml } from '#core/words.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import { indexText } from '#platform/search/index-text.ts'
import { VISIBLE } from '../queries/visible.ts'

export const TEXTS = 'discussion_text'

/**
 * Newest comments that are indexed. A discussion is one text in the index, so that a search finds words of different
 * comments together. Each comment indexes it again, which takes 17 ms with this many comments.
 */
const MAX_COMMENTS = 500

/** Updates the search index for a discussion and its visible comments, in the transaction that changes it. */
export async function indexDiscussion(tx: Tx, id: number): Promise<void> {
  const discussion = await tx
    .selectFrom('discussion')
    .select(['title', 'body'])
    .where('id', '=', id)
    .where('state', '=', VISIBLE)
    .executeTakeFirst()
  if (discussion === undefined) return getTextIndex(tx).remove(tx, TEXTS, [id])
  const comments = await listIndexedComments(tx, id)
  const { title, body } = discussion
  const text = {
    title,
    lead: textOfHtml(body),
    body: comments.map((comment) => comment.body),
    language: 'any' as const,
  }
  await indexText(tx, TEXTS, id, text)
}

/** The indexed comments of a discussion, newest first. */
export async function listIndexedComments(db: Db, discussionId: number): Promise<{ body: string }[]> {
  return db
    .selectFrom('comment')
    .select('body')
    .where('discussion_id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .orderBy('id', 'desc')
    .limit(MAX_COMMENTS)
    .execute()
}

/** Rebuilds the index of all discussions, after a restore or when the way of indexing changes. */
export async function rebuildDiscussions(tx: Tx): Promise<void> {
  await sql`delete from ${sql.table(TEXTS)}`.execute(tx)
  const rows = await tx.selectFrom('discussion').select('id').where('state', '=', VISIBLE).execute()
  for (const { id } of rows) await indexDiscussion(tx, id)
}
