import { SEARCH_FORMATS, SEARCH_LANGUAGES, type SearchFormat, type SearchLanguage } from '#core/search-filters.ts'

const SORTS = ['default', 'format', 'size'] as const

/** What the address of the results page says. */
export interface Asked {
  query: string
  /** Only what was typed: no corrections, no other names. */
  exact: boolean
  language: SearchLanguage | undefined
  type: SearchFormat | undefined
  /** Slug. */
  module: string | undefined
  sort: (typeof SORTS)[number]
  /** From 1. */
  page: number
}

const LONGEST_QUERY = 200

/** Reads an address; unknown values fall back to the default. */
export function askedBy(params: URLSearchParams): Asked {
  const oneOf = <V extends string>(values: readonly V[], name: string) =>
    values.find((value) => value === params.get(name))
  const page = Number(params.get('page'))
  return {
    query: (params.get('query') ?? '').trim().slice(0, LONGEST_QUERY),
    exact: params.get('exact') === '1',
    language: oneOf(SEARCH_LANGUAGES, 'language'),
    type: oneOf(SEARCH_FORMATS, 'type'),
    module: params.get('module')?.slice(0, 100) || undefined,
    sort: oneOf(SORTS, 'sort') ?? 'default',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** The address of the results, without what is the default. A change of anything but the page leads to page 1. */
export function addressOf(asked: Asked, change: Partial<Asked> = {}): string {
  const next = { ...asked, page: 1, ...change }
  const params = new URLSearchParams({ query: next.query })
  if (next.exact) params.set('exact', '1')
  if (next.language) params.set('language', next.language)
  if (next.type) params.set('type', next.type)
  if (next.module) params.set('module', next.module)
  if (next.sort !== 'default') params.set('sort', next.sort)
  if (next.page > 1) params.set('page', String(next.page))
  return `/search?${params}`
}
