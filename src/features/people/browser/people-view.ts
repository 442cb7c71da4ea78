import { FILTERS, type Filter, SORTS, type Sort } from '../views.ts'

/** Which people the list shows; the address has all of it. */
export interface PeopleView {
  search: string
  show: Filter
  sort: Sort
  /** From 1. */
  page: number
}

/** Reads an address. Unknown values become the defaults. */
export function parsePeopleView(params: URLSearchParams): PeopleView {
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    show: FILTERS.find((filter) => filter === params.get('show')) ?? 'everyone',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'first',
    page: Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1,
  }
}

/** The address of a list, without default values. */
export function peoplePath({ search, show, sort, page }: PeopleView): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(show !== 'everyone' && { show }),
    ...(sort !== 'first' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `/admin/people?${params}` : '/admin/people'
}
