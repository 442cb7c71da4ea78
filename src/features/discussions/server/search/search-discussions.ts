import type { QueryInterpretation } from '#core/query-interpretation.ts'
import type { Db } from '#platform/database/schema.ts'
import { interpretQuery } from '#platform/search/interpret-query.ts'
import type { Term } from '#platform/search/terms.ts'
import { textIndexOf } from '#platform/search/text-index.ts'
import type { Sort } from '../../contract.ts'
import { VISIBLE } from '../queries/visible.ts'
import { type FoundDiscussion, showFound } from './found-discussions.ts'
import { TEXTS } from './index-discussion.ts'

interface Question {
  /** As typed. */
  words: string
  /** No corrections, no other names. */
  exact?: boolean | undefined
  sort: Sort
  /** From 1. */
  page: number
  pageSize: number
  topicId?: number | undefined
}

export interface FoundPage {
  /** All that were found, on all pages. */
  count: number
  /** This page, in its order; empty after the last. */
  found: FoundDiscussion[]
  interpretation: QueryInterpretation
}

/**
 * One page of the visible discussions that hold all the words in title, text or visible comments: best first, equal ones
 * by `sort`. Without a word in `words` nothing is found.
 */
export async function searchDiscussions(db: Db, { words, exact = false, ...wanted }: Question): Promise<FoundPage> {
  const { terms, interpretation } = await interpretQuery(db, TEXTS, { query: words, exact })
  if (terms.length === 0) return { count: 0, found: [], interpretation }
  const found = matchingDiscussions(db, terms, wanted.topicId)
  const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const matches = await found
    .select(['discussion.id', 'discussion.title', 'discussion.body'])
    .orderBy('match.tier')
    .orderBy('match.as_typed', 'desc')
    .$if(wanted.sort === 'top-discussions', (query) =>
      query.orderBy('discussion.comment_count', 'desc').orderBy('discussion.view_count', 'desc'),
    )
    .orderBy('discussion.created_at', 'desc')
    .orderBy('discussion.id', 'desc')
    .limit(wanted.pageSize)
    .offset((wanted.page - 1) * wanted.pageSize)
    .execute()
  return { count: Number(count), found: await showFound(db, matches, terms), interpretation }
}

function matchingDiscussions(db: Db, terms: readonly Term[], topicId: number | undefined) {
  return db
    .selectFrom(textIndexOf(db).matchAll(TEXTS, terms).as('match'))
    .innerJoin('discussion', 'discussion.id', 'match.id')
    .where('discussion.state', '=', VISIBLE)
    .$if(topicId !== undefined, (query) => query.where('discussion.topic_id', '=', topicId ?? 0))
}
