import type { Sort } from '../../contract.ts'

export const SORTS = ['top-discussions', 'recent'] as const satisfies readonly Sort[]
const DEFAULT_SORT: Sort = SORTS[0]

/** What the list of discussions shows; all of it stands in the address. */
export interface ListView {
  topic: number | undefined
  sort: Sort
  search: string
  /** Search only what was typed. */
  exact: boolean
  /** From 1. */
  page: number
}

const LONGEST_SEARCH = 200

/** What an address asks for; what can't be understood is the default. */
export function listViewOf({ searchParams }: URL): ListView {
  return {
    topic: naturalNumber(searchParams.get('topic')),
    sort: SORTS.find((each) => each === searchParams.get('sort')) ?? DEFAULT_SORT,
    search: (searchParams.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    exact: searchParams.get('exact') === '1',
    page: pageOf(searchParams),
  }
}

/** The page that an address asks for, from 1. */
export function pageOf(searchParams: URLSearchParams): number {
  return naturalNumber(searchParams.get('page')) ?? 1
}

/** Six digits are more than any topic or page of ours has. */
function naturalNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** The parts of an address that differ from the default. */
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

/** The address of a list, without what is the default. */
export function listPath(place: ListView): string {
  return withQuery(LIST_PATH, listQuery(place))
}

export function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${path}?${search}` : path
}
