import { AS_TYPED } from '#core/query-interpretation.ts'
import type { SearchFormat, SearchLanguage } from '#core/search-filters.ts'
import type { Db } from '#platform/database/schema.ts'
import { interpretQuery } from '#platform/search/interpret-query.ts'
import type { Term } from '#platform/search/terms.ts'
import { textIndexOf } from '#platform/search/text-index.ts'
import type { SearchResult, Sort } from '../contract.ts'
import { MAX_MODULES } from '../contract.ts'
import { countFacets, isChosen } from './facets.ts'
import { showHits } from './hits.ts'
import { TEXTS } from './index-entries.ts'
import { bestFirst, mergeSame, sorted } from './order.ts'

export interface Filters {
  format?: SearchFormat | undefined
  language?: SearchLanguage | undefined
  /** Slug. */
  module?: string | undefined
}

export interface Question extends Filters {
  keyword: string
  sort: Sort
  /** From 1. */
  page: number
  page_size: number
  /** No corrections, no other names. */
  exact: boolean
}

const NOTHING: SearchResult = {
  modules: [],
  resources: [],
  modules_count: 0,
  resources_count: 0,
  links_count: 0,
  facets: { language: [], format: [], module: [] },
  ...AS_TYPED,
}

/**
 * Everything in which all the words stand: all modules, and one page of the resources. Filters narrow the resources only.
 * Without a word in `keyword` nothing is found.
 */
export async function searchAll(db: Db, question: Question): Promise<SearchResult> {
  const { keyword: query, exact } = question
  const { terms, interpretation } = await interpretQuery(db, TEXTS, { query, exact })
  if (terms.length === 0) return NOTHING
  const matches = bestFirst(await matchingEntries(db, terms))
  const modules = matches.filter((match) => match.kind === 'module')
  const resources = matches.filter((match) => match.kind === 'resource')
  const chosen = mergeSame(resources.filter((match) => isChosen(match, question)))
  const page = sorted(chosen, question.sort).slice((question.page - 1) * question.page_size)
  const shown = await showHits(db, terms, {
    modules: modules.slice(0, MAX_MODULES),
    resources: page.slice(0, question.page_size),
  })
  if (matches.length === 0) return NOTHING
  return {
    ...shown,
    modules_count: modules.length,
    resources_count: chosen.length,
    links_count: chosen.filter((match) => match.format === 'link').length,
    facets: countFacets(resources, question),
    ...interpretation,
  }
}

/** An entry that was found, with what orders and filters it. */
export type Match = Awaited<ReturnType<typeof matchingEntries>>[number]

function matchingEntries(db: Db, terms: readonly Term[]) {
  return db
    .selectFrom(textIndexOf(db).matchAll(TEXTS, terms).as('match'))
    .innerJoin('search_entry as entry', 'entry.id', 'match.id')
    .select(['match.id', 'match.tier', 'match.as_typed', 'match.title_terms', 'match.score'])
    .select(['entry.kind', 'entry.position', 'entry.language', 'entry.format', 'entry.size_bytes'])
    .select(['entry.module_slug', 'entry.module_name', 'entry.same_as'])
    .execute()
}
