import { describe, expect, test } from 'vitest'
import { listPath, listViewOf } from './list-path.ts'

const placeOf = (query: string) => listViewOf(new URL(`https://example.org/community/discussions${query}`))

describe('what an address asks for', () => {
  test('nothing is the first page of all top discussions', () => {
    expect(placeOf('')).toEqual({ topic: undefined, sort: 'top-discussions', search: '', exact: false, page: 1 })
  })

  test('all of it', () => {
    const place = { topic: 3, sort: 'recent', search: 'implant & pain', exact: true, page: 2 }
    expect(placeOf('?topic=3&sort=recent&search=implant+%26+pain&exact=1&page=2')).toEqual(place)
  })

  test.each(['?page=0', '?page=-1', '?page=2.5', '?page=x', '?page=99999999', '?topic=all', '?sort=oldest'])(
    '%s is the default',
    (query) => expect(placeOf(query)).toEqual(placeOf('')),
  )

  test('a search is cut to what the API takes', () => {
    expect(placeOf(`?search=+${'x'.repeat(300)}`).search).toBe('x'.repeat(200))
  })
})

describe('the address of a list', () => {
  test('leaves the default out', () => {
    expect(listPath(placeOf('?sort=top-discussions&page=1&search='))).toBe('/community/discussions')
  })

  test('leads back to the same list', () => {
    const place = placeOf('?topic=3&sort=recent&search=implant+%26+pain&exact=1&page=2')
    expect(listViewOf(new URL(listPath(place), 'https://example.org'))).toEqual(place)
  })
})
