import { AppError, orNotFound } from '#core/errors.ts'
import { AS_TYPED, type QueryInterpretation } from '#core/query-interpretation.ts'
import { authorsById } from '#features/accounts/server/public.ts'
import { listModuleLinks } from '#features/library/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { COMMENTS_PAGE_SIZE, type Sort } from '../../contract.ts'
import type { Discussion, DiscussionLink, DiscussionSummary } from '../../schemas.ts'
import { searchDiscussions } from '../search/search-discussions.ts'
import { commentsPage, findPageOfComment } from './comments.ts'
import { excerptOf, listSummaries, summaryOf, summaryRows } from './summaries.ts'
import { VISIBLE } from './visible.ts'

interface PageQuery {
  sort: Sort
  /** From 1. */
  page: number
  pageSize: number
  topicId?: number | undefined
}

interface SummariesPage extends QueryInterpretation {
  count: number
  results: DiscussionSummary[]
}

/** One page of the discussions that contain all the words, best matches first. */
export async function searchPage(
  db: Db,
  search: { words: string; exact: boolean },
  page: PageQuery,
): Promise<SummariesPage> {
  const { interpretation, ...matches } = await searchDiscussions(db, { ...search, ...page })
  const marked = new Map(matches.results.map(({ id, ...found }) => [id, found]))
  const summaries = await listSummaries(db, [...marked.keys()])
  const results = summaries.map((summary) => ({ ...summary, found: marked.get(summary.id) ?? null }))
  return { count: matches.count, results, ...interpretation }
}

/** One page of the visible discussions; empty after the last page. */
export async function discussionsPage(db: Db, page: PageQuery): Promise<SummariesPage> {
  const count = await countDiscussions(db, page.topicId)
  return { count, results: await listSummaries(db, await listPageOfIds(db, page)), ...AS_TYPED }
}

async function countDiscussions(db: Db, topicId: number | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('discussion')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', VISIBLE)
    .$if(topicId !== undefined, (query) => query.where('topic_id', '=', topicId ?? 0))
    .executeTakeFirstOrThrow()
  return count
}

/** Selects ids only, so that the database reads only its index, however late the page is. */
export async function listPageOfIds(db: Db, { sort, page, pageSize, topicId }: PageQuery): Promise<number[]> {
  const rows = await db
    .selectFrom('discussion')
    .select('id')
    .where('state', '=', VISIBLE)
    .$if(topicId !== undefined, (query) => query.where('topic_id', '=', topicId ?? 0))
    .$if(sort === 'top-discussions', (query) => query.orderBy('comment_count', 'desc').orderBy('view_count', 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return rows.map((row) => row.id)
}

const LARGEST_ID = 2_147_483_647

/** The id of a visible discussion. */
export async function findDiscussionId(db: Db, idOrSlug: string): Promise<number | undefined> {
  // A slug is never a number alone (see slug.ts).
  const isId = /^\d{1,10}$/.test(idOrSlug) && Number(idOrSlug) <= LARGEST_ID
  const visible = db.selectFrom('discussion').select('id').where('state', '=', VISIBLE)
  const query = isId ? visible.where('id', '=', Number(idOrSlug)) : visible.where('slug', '=', idOrSlug)
  return (await query.executeTakeFirst())?.id
}

interface CommentsQuery {
  /** Page of comments, from 1; a later page than the last gives the last. */
  page: number
  /** Gives the page that contains this comment instead. */
  comment?: number | undefined
}

/** A discussion with one page of its comments. @throws {AppError} `not_found` if readers do not see it */
export async function getDiscussion(
  db: Db,
  id: number,
  query: CommentsQuery,
  related: (discussion: { id: number; title: string }) => Promise<DiscussionLink[]>,
): Promise<Discussion> {
  const row = orNotFound(await summaryRows(db).where('discussion.id', '=', id).executeTakeFirst())
  const pages = Math.max(1, Math.ceil(row.comment_count / COMMENTS_PAGE_SIZE))
  const withComment = query.comment === undefined ? undefined : await findPageOfComment(db, id, query.comment)
  const page = Math.min(withComment ?? query.page, pages)
  const [authors, comments, modules, relatedDiscussions] = await Promise.all([
    authorsById(db, [row.author_id]),
    commentsPage(db, id, { page, pageSize: COMMENTS_PAGE_SIZE }),
    listModules(db, id),
    related({ id, title: row.title }),
  ])
  const author = authors.get(row.author_id)
  if (author === undefined) throw new AppError('not_found')
  const { found, ...summary } = summaryOf(row, author)
  return {
    ...summary,
    body: row.body,
    excerpt: excerptOf(row.body),
    modules,
    relatedDiscussions,
    comments,
    comments_page: page,
    comments_pages: pages,
  }
}

async function listModules(db: Db, discussionId: number) {
  const rows = await db
    .selectFrom('discussion_module')
    .select('module_id')
    .where('discussion_id', '=', discussionId)
    .execute()
  const ids = rows.map(({ module_id }) => module_id)
  return listModuleLinks(db, ids)
}
