import { expect, test } from 'vitest'
import { listPath, parseListView } from './list-path.ts'

const viewOf = (query: string) => parseListView(new URL(`https://example.org/community/discussions${query}`))

test('an address without a query shows the first page of all discussions, top first', () => {
  expect(viewOf('')).toEqual({ topic: undefined, sort: 'top-discussions', search: '', exact: false, page: 1 })
})

test('an address can have topic, sort, search, exactness and page', () => {
  const view = { topic: 3, sort: 'recent', search: 'implant & pain', exact: true, page: 2 }
  expect(viewOf('?topic=3&sort=recent&search=implant+%26+pain&exact=1&page=2')).toEqual(view)
})

test.each(['?page=0', '?page=-1', '?page=2.5', '?page=x', '?page=99999999', '?topic=all', '?sort=oldest'])(
  'an address with the invalid query %s shows the default list',
  (query) => expect(viewOf(query)).toEqual(viewOf('')),
)

test('a search is cut to the length that the API accepts', () => {
  expect(viewOf(`?search=+${'x'.repeat(300)}`).search).toBe('x'.repeat(200))
})

test('the address of a list omits default values', () => {
  expect(listPath(viewOf('?sort=top-discussions&page=1&search='))).toBe('/community/discussions')
})

test('the address of a list opens the same list', () => {
  const view = viewOf('?topic=3&sort=recent&search=implant+%26+pain&exact=1&page=2')
  expect(parseListView(new URL(listPath(view), 'https://example.org'))).toEqual(view)
})
