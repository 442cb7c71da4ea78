import type { Sort } from '../../contract.ts'

export const SORTS = ['top-discussions', 'recent'] as const satisfies readonly Sort[]
const DEFAULT_SORT: Sort = SORTS[0]

/** Which discussions the list shows; the address has all of it. */
export interface ListView {
  topic: number | undefined
  sort: Sort
  search: string
  /** Search for the typed words only, without corrections and synonyms. */
  exact: boolean
  /** From 1. */
  page: number
}

const MAX_SEARCH_LENGTH = 200

/** Reads an address. Invalid values become the defaults. */
export function parseListView({ searchParams }: URL): ListView {
  return {
    topic: naturalNumber(searchParams.get('topic')),
    sort: SORTS.find((each) => each === searchParams.get('sort')) ?? DEFAULT_SORT,
    search: (searchParams.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    exact: searchParams.get('exact') === '1',
    page: parsePage(searchParams),
  }
}

/** The page in an address, from 1. */
export function parsePage(searchParams: URLSearchParams): number {
  return naturalNumber(searchParams.get('page')) ?? 1
}

/** At most six digits: no topic id or page number is longer. */
function naturalNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** The query of an address, without default values. */
export function listQuery({ topic, sort, search, exact, page }: ListView): Record<string, string> {
  return {
    ...(topic !== undefined && { topic: String(topic) }),
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(search && { search }),
    ...(search && exact && { exact: '1' }),
    ...(page > 1 && { page: String(page) }),
  }
}

export const LIST_PATH = '/community/discussions'

/** The address of a list, without default values. */
export function listPath(view: ListView): string {
  return withQuery(LIST_PATH, listQuery(view))
}

export function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${path}?${search}` : path
}
