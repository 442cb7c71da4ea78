import type { QueryInterpretation } from '#core/query-interpretation.ts'
import type { Db } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import { interpretQuery } from '#platform/search/interpret-query.ts'
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
  const { terms, interpretation } = await interpretQuery(db, TEXTS, { query: words, exact })
  if (terms.length === 0) return { count: 0, results: [], interpretation }
  const matching = matchingDiscussions(db, terms, list.topicId)
  const { count } = await matching.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const matches = await matching
    .select(['discussion.id', 'discussion.title', 'discussion.body'])
    .orderBy('match.tier')
    .orderBy('match.as_typed', 'desc')
    .$if(list.sort === 'top-discussions', (query) =>
      query.orderBy('discussion.comment_count', 'desc').orderBy('discussion.view_count', 'desc'),
    )
    .orderBy('discussion.created_at', 'desc')
    .orderBy('discussion.id', 'desc')
    .limit(list.pageSize)
    .offset((list.page - 1) * list.pageSize)
    .execute()
  return { count: Number(count), results: await listResults(db, matches, terms), interpretation }
}

function matchingDiscussions(db: Db, terms: readonly Term[], topicId: number | undefined) {
  return db
    .selectFrom(getTextIndex(db).matchAll(TEXTS, terms).as('match'))
    .innerJoin('discussion', 'discussion.id', 'match.id')
    .where('discussion.state', '=', VISIBLE)
    .$if(topicId !== undefined, (query) => query.where('discussion.topic_id', '=', topicId ?? 0))
}
