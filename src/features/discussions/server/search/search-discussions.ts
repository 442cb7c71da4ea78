import type { QueryInterpretation } from '#core/query-interpretation.ts'
import { readSynonyms } from '#features/search/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import { interpretQuery } from '#platform/search/interpret-query.ts'
import { rankTexts } from '#platform/search/rank.ts'
import type { Term } from '#platform/search/terms.ts'
import type { Sort } from '../../contract.ts'
import { VISIBLE } from '../queries/visible.ts'
import { TEXTS } from './index-discussion.ts'
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

/**
 * One page of the visible discussions that contain all the words in title, text or visible comments: best first, equal ones
 * by `sort`. No results if `words` has no word.
 */
export async function searchDiscussions(db: Db, { words, exact = false, ...list }: SearchQuery): Promise<ResultsPage> {
  const synonyms = exact ? undefined : await readSynonyms(db)
  const { terms, interpretation } = await interpretQuery(db, TEXTS, words, synonyms)
  if (terms.length === 0) return { count: 0, results: [], interpretation }
  const matches = await matchingDiscussions(db, terms, list)
  const ranked = rankTexts(terms, matches).toSorted((a, b) => a.tier - b.tier || b.grade - a.grade)
  const ids = ranked.slice((list.page - 1) * list.pageSize, list.page * list.pageSize).map(({ id }) => id)
  return { count: matches.length, results: await listResults(db, await listPosts(db, ids), terms), interpretation }
}

/** In the order of equal matches. */
function matchingDiscussions(db: Db, terms: readonly Term[], { topicId, sort }: Pick<SearchQuery, 'topicId' | 'sort'>) {
  return db
    .selectFrom(getTextIndex(db).matchAll(TEXTS, terms, 'whole').as('match'))
    .innerJoin(getTextIndex(db).heads(TEXTS).as('text'), 'text.id', 'match.id')
    .innerJoin('discussion', 'discussion.id', 'match.id')
    .where('discussion.state', '=', VISIBLE)
    .$if(topicId !== undefined, (query) => query.where('discussion.topic_id', '=', topicId ?? 0))
    .select(['discussion.id', 'text.head'])
    .$if(sort === 'top-discussions', (query) =>
      query.orderBy('discussion.comment_count', 'desc').orderBy('discussion.view_count', 'desc'),
    )
    .orderBy('discussion.created_at', 'desc')
    .orderBy('discussion.id', 'desc')
    .execute()
}

async function listPosts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('discussion').select(['id', 'title', 'body']).where('id', 'in', ids).execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
