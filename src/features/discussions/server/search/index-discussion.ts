import { sql } from 'kysely'
import { textOfHtml } from '#core/words.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import { indexText } from '#platform/search/index-text.ts'
import type { IndexedRows } from '#platform/search/rebuild-index.ts'
import { VISIBLE } from '../queries/visible.ts'

export const TEXTS = 'discussion_text'

/** Comments of one part of a discussion, hidden ones included: a new comment writes one part again. */
const PART_COMMENTS = 25
/** Later comments are not indexed. */
const MAX_PARTS = 1000

/** The discussion of an indexed part, as SQL. */
export const idOfPart = (part: string) => sql<number>`${sql.ref(part)} / ${sql.lit(MAX_PARTS)}`
/** The part of a discussion that has its title and text, as SQL. */
export const firstPartOf = (discussion: string) => sql<number>`${sql.ref(discussion)} * ${sql.lit(MAX_PARTS)}`

/** Updates the search index for all parts of a discussion, in the transaction that changes it. */
export async function indexDiscussion(tx: Tx, id: number): Promise<void> {
  const comments = await countComments(tx, id)
  for (let part = 0; part === 0 || part * PART_COMMENTS < comments; part += 1) await indexPart(tx, id, part)
}

/** Updates the search index for a comment. */
export async function indexComment(tx: Tx, discussionId: number, commentId: number): Promise<void> {
  const before = await countComments(tx, discussionId, commentId)
  await indexPart(tx, discussionId, Math.floor(before / PART_COMMENTS))
}

export async function indexPart(tx: Tx, discussionId: number, part: number): Promise<void> {
  if (part >= MAX_PARTS) return
  const id = discussionId * MAX_PARTS + part
  const discussion = await tx
    .selectFrom('discussion')
    .select(['title', 'body'])
    .where('id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .executeTakeFirst()
  if (discussion === undefined) return getTextIndex(tx).remove(tx, TEXTS, id)
  const comments = await tx
    .selectFrom('comment')
    .select(['body', 'state'])
    .where('discussion_id', '=', discussionId)
    .orderBy('id')
    .limit(PART_COMMENTS)
    .offset(part * PART_COMMENTS)
    .execute()
  const visible = comments.filter(({ state }) => state === 'visible')
  const { title, body } = part === 0 ? discussion : { title: '', body: '' }
  await indexText(tx, TEXTS, id, {
    title,
    lead: textOfHtml(body),
    body: visible.map((comment) => comment.body),
    language: 'any',
  })
}

async function countComments(tx: Tx, discussionId: number, beforeId?: number): Promise<number> {
  const { count } = await tx
    .selectFrom('comment')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('discussion_id', '=', discussionId)
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? 0))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** All discussions, after a restore or when the way of indexing changes. */
export const indexedDiscussions: IndexedRows = {
  index: indexDiscussion,
  async lockNext(tx, after, limit) {
    const discussions = tx.selectFrom('discussion').select('id').where('id', '>', after)
    const rows = await lock(tx, discussions.orderBy('id').limit(limit)).execute()
    return rows.map(({ id }) => id)
  },
}
