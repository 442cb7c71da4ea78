import { textOfHtml } from '#core/words.ts'
import { authorsById } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Author, DiscussionLink, DiscussionSummary } from '../../schemas.ts'
import { VISIBLE } from './visible.ts'

/** Length of an excerpt, in characters. */
const EXCERPT_LENGTH = 180
/** Half of a surrogate pair, such as of an emoji, that a cut leaves. */
const LONE_SURROGATE = /\p{Cs}$/u

/** The beginning of a post's text, cut between two words. */
export function excerptOf(body: string): string {
  const text = textOfHtml(body)
  if (text.length <= EXCERPT_LENGTH) return text
  const cut = text.slice(0, EXCERPT_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2)).replace(LONE_SURROGATE, '')}…`
}

/** Visible discussions by id, in the given order. Three queries for any number of them. */
export async function listSummaries(db: Db, ids: readonly number[]): Promise<DiscussionSummary[]> {
  if (ids.length === 0) return []
  const rows = await summaryRows(db).where('discussion.id', 'in', ids).execute()
  const authorIds = rows.map((row) => row.author_id)
  const authors = await authorsById(db, authorIds)
  const summaries = new Map(
    rows.flatMap((row) => {
      const author = authors.get(row.author_id)
      return author ? [[row.id, summaryOf(row, author)] as const] : []
    }),
  )
  return ids.flatMap((id) => summaries.get(id) ?? [])
}

export function summaryRows(db: Db) {
  return db
    .selectFrom('discussion')
    .innerJoin('discussion_topic', 'discussion_topic.id', 'discussion.topic_id')
    .selectAll('discussion')
    .select('discussion_topic.name as topic_name')
    .where('discussion.state', '=', VISIBLE)
}

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaryRows>['executeTakeFirstOrThrow']>>

export function summaryOf(row: SummaryRow, author: Author): DiscussionSummary {
  const { id, slug, title, created_at, updated_at, view_count, comment_count } = row
  return {
    id,
    slug,
    title,
    category: { id: row.topic_id, name: row.topic_name },
    author,
    created_at,
    updated_at,
    view_count,
    comment_count,
    excerpt: excerptOf(row.body),
    found: null,
  }
}

/** Visible discussions by id as links, in the given order. */
export async function listLinks(db: Db, ids: readonly number[]): Promise<DiscussionLink[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('discussion')
    .select(['id', 'slug', 'title', 'comment_count'])
    .where('state', '=', VISIBLE)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
