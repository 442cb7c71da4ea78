import { sql } from 'kysely'
import { textOfHtml } from '#core/words.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { addWords } from '#platform/search/spelling.ts'
import { textIndexOf } from '#platform/search/text-index.ts'
import { indexedWords } from '#platform/search/words.ts'
import { VISIBLE } from '../queries/visible.ts'

export const TEXTS = 'discussion_text'

/**
 * Newest comments by which a discussion is found. A discussion is one text, so that words are found together that stand in
 * different comments; each comment indexes it again, which takes 17 ms at this number.
 */
const COMMENTS = 500

/** Makes a discussion with its comments findable, as readers see it now, in the transaction that changes it. */
export async function indexDiscussion(tx: Tx, id: number): Promise<void> {
  const index = textIndexOf(tx)
  const discussion = await tx
    .selectFrom('discussion')
    .select(['title', 'body'])
    .where('id', '=', id)
    .where('state', '=', VISIBLE)
    .executeTakeFirst()
  if (discussion === undefined) return index.remove(tx, TEXTS, [id])
  const comments = await listIndexedComments(tx, id)
  const words = {
    title: indexedWords(discussion.title),
    lead: indexedWords(textOfHtml(discussion.body)),
    body: comments.flatMap(({ body }) => indexedWords(body)),
  }
  await index.put(tx, TEXTS, id, words)
  await addWords(tx, [...words.title, ...words.lead, ...words.body])
}

/** The comments of a discussion that are indexed, newest first. */
export async function listIndexedComments(db: Db, discussionId: number): Promise<{ body: string }[]> {
  return db
    .selectFrom('comment')
    .select('body')
    .where('discussion_id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .orderBy('id', 'desc')
    .limit(COMMENTS)
    .execute()
}

/** Rebuilds the index of all discussions, after a restore or when words are indexed in another way. */
export async function rebuildDiscussions(tx: Tx): Promise<void> {
  await sql`delete from ${sql.table(TEXTS)}`.execute(tx)
  const rows = await tx.selectFrom('discussion').select('id').where('state', '=', VISIBLE).execute()
  for (const { id } of rows) await indexDiscussion(tx, id)
}
