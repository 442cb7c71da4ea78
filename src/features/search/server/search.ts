import { AS_TYPED } from '#core/query-interpretation.ts'
import type { Db } from '#platform/database/schema.ts'
import { interpretQuery } from '#platform/search/interpret-query.ts'
import { isRequired } from '#platform/search/terms.ts'
import { MAX_MODULES, type SearchResult, type Sort } from '../contract.ts'
import { countFacets, type Filters, passesFilters } from './facets.ts'
import { TEXT_INDEX } from './index-entries.ts'
import { listMatches, listPartialMatches, type Match } from './matches.ts'
import { findNamedLanguage } from './named-language.ts'
import { presentHits } from './present-hits.ts'
import { mergeDuplicates, rankMatches, sortMatches } from './ranking.ts'

export interface SearchQuery extends Filters {
  keyword: string
  sort: Sort
  /** From 1. */
  page: number
  page_size: number
  /** Without corrections and synonyms. */
  exact: boolean
}

const NO_RESULT: SearchResult = {
  modules: [],
  resources: [],
  modules_count: 0,
  resources_count: 0,
  links_count: 0,
  facets: { language: [], format: [], module: [] },
  named_language: null,
  is_partial: false,
  ...AS_TYPED,
}

const isResource = ({ kind }: Match) => kind === 'resource'

/**
 * Finds the entries that have all words of `keyword`, or some of them where no resource has all: all modules, and one page of the resources. Filters apply to resources
 * only. A language that the words name is one, and leaves out modules in other languages; it is not applied where it leaves no
 * resource. A `keyword` without words finds nothing.
 */
export async function searchAll(db: Db, query: SearchQuery): Promise<SearchResult> {
  const { exact, page, page_size: pageSize } = query
  const named = exact ? undefined : findNamedLanguage(query.keyword)
  const keyword = named?.rest ?? query.keyword
  const { terms, languages, interpretation } = await interpretQuery(db, TEXT_INDEX, { query: keyword, exact })
  if (terms.length === 0 && (named === undefined || keyword !== '')) return NO_RESULT
  const whole = await listMatches(db, terms)
  const isPartial = !exact && whole.every(({ kind }) => kind === 'module') && terms.filter(isRequired).length > 1
  const more = isPartial ? await listPartialMatches(db, terms) : []
  const matches = rankMatches(whole.length > 0 ? [...whole, ...more.filter(isResource)] : more, languages)
  if (matches.length === 0) return { ...NO_RESULT, named_language: named ? { ...named, is_applied: false } : null }
  const resources = matches.filter(isResource)
  const isApplied = query.language === undefined && resources.some((match) => match.language === named?.language)
  const filters = isApplied ? { ...query, language: named?.language } : query
  const modules = matches.filter(
    (match) => match.kind === 'module' && (!isApplied || match.language === named?.language),
  )
  const filtered = mergeDuplicates(resources.filter((match) => passesFilters(match, filters)))
  const hits = await presentHits(db, terms, {
    modules: modules.slice(0, MAX_MODULES),
    resources: sortMatches(filtered, query.sort).slice((page - 1) * pageSize, page * pageSize),
  })
  return {
    ...hits,
    modules_count: modules.length,
    resources_count: filtered.length,
    links_count: filtered.filter((match) => match.format === 'link').length,
    facets: countFacets(resources, filters),
    named_language: named ? { ...named, is_applied: isApplied } : null,
    is_partial: isPartial,
    ...interpretation,
  }
}
