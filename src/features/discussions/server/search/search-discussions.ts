import { sql } from 'kysely'
import type { QueryInterpretation } from '#core/query-interpretation.ts'
import { readSynonyms } from '#features/search/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import { interpretQuery } from '#platform/search/interpret-query.ts'
import { rankTexts } from '#platform/search/rank.ts'
import { isRequired, type Term } from '#platform/search/terms.ts'
import type { TextHead } from '#platform/search/text-index.ts'
import type { Sort } from '../../contract.ts'
import { VISIBLE } from '../queries/visible.ts'
import { firstPartOf, idOfPart, TEXTS } from './index-discussion.ts'
import { listResults, type SearchResult } from './search-results.ts'

interface SearchQuery {
  /** As typed. */
  words: string
  /** Without corrections and synonyms. */
  exact?: boolean | undefined
  sort: Sort
  /** From 1. */
  page: number
  pageSize: number
  topicId?: number | undefined
}

export interface ResultsPage {
  /** Results on all pages. */
  count: number
  /** Results of this page; empty after the last page. */
  results: SearchResult[]
  interpretation: QueryInterpretation
}

/** Most matches that are ranked by their words. The others follow in the order of the database. */
const MAX_RANKED = 1000

/**
 * One page of the visible discussions that contain all the words in title, text or visible comments: best first, equal ones
 * by `sort`. No results if `words` has no word.
 */
export async function searchDiscussions(db: Db, query: SearchQuery): Promise<ResultsPage> {
  const { words, exact = false, page, pageSize } = query
  const synonyms = exact ? undefined : await readSynonyms(db)
  const { terms, interpretation } = await interpretQuery(db, TEXTS, words, synonyms)
  if (terms.length === 0) return { count: 0, results: [], interpretation }
  const start = (page - 1) * pageSize
  // Whole pages are ranked, so that none repeats a result.
  const ranked = MAX_RANKED - (MAX_RANKED % pageSize)
  const isRanked = start < ranked
  const matches = await listMatches(db, terms, query, isRanked ? [0, ranked] : [start, pageSize])
  const count = matches[0]?.count
  // After the last page.
  if (count === undefined && !isRanked) return { ...(await searchDiscussions(db, { ...query, page: 1 })), results: [] }
  const found = isRanked ? rank(terms, matches).slice(start, start + pageSize) : matches
  const ids = found.map(({ id }) => id)
  return { count: count ?? 0, results: await listResults(db, await listPosts(db, ids), terms), interpretation }
}

const rank = (terms: readonly Term[], matches: readonly TextHead[]) =>
  rankTexts(terms, matches).toSorted((a, b) => a.tier - b.tier || b.grade - a.grade)

/**
 * Some of the matching discussions, those whose title and text match best first, equal ones by `sort`. Each has the count of all:
 * the index is searched once.
 */
function listMatches(
  db: Db,
  terms: readonly Term[],
  { topicId, sort }: Pick<SearchQuery, 'topicId' | 'sort'>,
  [offset, limit]: [offset: number, limit: number],
) {
  const index = getTextIndex(db)
  // The words may be in different parts of a discussion.
  const each = terms
    .filter(isRequired)
    .map((term) => sql`select distinct ${idOfPart('id')} as id from ${index.matchAll(TEXTS, [term], 'whole')} as part`)
  const matching = sql<{ id: number }>`(${sql.join(each, sql` intersect `)})`
  const order =
    sort === 'top-discussions' ? ['comment_count', 'view_count', 'created_at', 'found'] : ['created_at', 'found']
  const sorted = sql.join(order.map((column) => sql`${sql.ref(column)} desc`))
  // A title with the only word ranks before all texts. To score a common word in 50,000 texts takes 80 ms.
  const heads = terms.length === 1 ? index.matchTitle(TEXTS, terms) : index.matchHead(TEXTS, terms)
  const best = db
    // Otherwise SQLite searches the index again for each match.
    .with(
      (name) => name('head').materialized(),
      (cte) => cte.selectFrom(heads.as('part')).select([idOfPart('part.id').as('id'), 'part.score']),
    )
    .selectFrom(matching.as('match'))
    .innerJoin('discussion', 'discussion.id', 'match.id')
    .leftJoin('head', 'head.id', 'match.id')
    .where('discussion.state', '=', VISIBLE)
    .$if(topicId !== undefined, (query) => query.where('discussion.topic_id', '=', topicId ?? 0))
    .select([
      'discussion.id as found',
      'comment_count',
      'view_count',
      'created_at',
      sql<number>`count(*) over ()`.as('count'),
    ])
    .orderBy(sql`coalesce(head.score, 0), ${sorted}`)
    .limit(limit)
    .offset(offset)
  return db
    .selectFrom(best.as('best'))
    .innerJoin(index.heads(TEXTS).as('text'), (join) => join.on('text.id', '=', firstPartOf('found')))
    .select(['found as id', 'text.head', 'count'])
    .orderBy(sql`${sorted}`)
    .execute()
}

async function listPosts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('discussion').select(['id', 'title', 'body']).where('id', 'in', ids).execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
