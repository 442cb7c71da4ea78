import { SEARCH_FORMATS, SEARCH_LANGUAGES, type SearchFormat, type SearchLanguage } from '#core/search-filters.ts'

const SORTS = ['default', 'format', 'size'] as const

/** The parameters of the URL of the results. */
export interface SearchParams {
  query: string
  /** Without corrections and synonyms. */
  exact: boolean
  language: SearchLanguage | undefined
  type: SearchFormat | undefined
  /** Slug. */
  module: string | undefined
  sort: (typeof SORTS)[number]
  /** From 1. */
  page: number
}

/** In characters. */
const MAX_QUERY_LENGTH = 200

/** Unknown values become the default. */
export function parseSearchParams(params: URLSearchParams): SearchParams {
  const oneOf = <V extends string>(values: readonly V[], name: string) =>
    values.find((value) => value === params.get(name))
  const page = Number(params.get('page'))
  return {
    query: (params.get('query') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    exact: params.get('exact') === '1',
    language: oneOf(SEARCH_LANGUAGES, 'language'),
    type: oneOf(SEARCH_FORMATS, 'type'),
    module: params.get('module')?.slice(0, 100) || undefined,
    sort: oneOf(SORTS, 'sort') ?? 'default',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/**
 * The URL of the results in all languages. The query loses the language that it names; a query that is only its name is
 * searched as a word.
 */
export function allLanguagesUrl(current: SearchParams, rest: string | undefined): string {
  const change = rest === undefined ? {} : rest === '' ? { exact: true } : { query: rest }
  return searchUrl(current, { language: undefined, ...change })
}

/** The URL of the results, without default values. Any change except of the page starts at page 1. */
export function searchUrl(current: SearchParams, change: Partial<SearchParams> = {}): string {
  const next = { ...current, page: 1, ...change }
  const params = new URLSearchParams({ query: next.query })
  if (next.exact) params.set('exact', '1')
  if (next.language) params.set('language', next.language)
  if (next.type) params.set('type', next.type)
  if (next.module) params.set('module', next.module)
  if (next.sort !== 'default') params.set('sort', next.sort)
  if (next.page > 1) params.set('page', String(next.page))
  return `/search?${params}`
}
