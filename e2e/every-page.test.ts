import { expect, inject, test } from 'vitest'
import { CONTENT_PAGES } from './support/pages.ts'
import { visit } from './support/visit.ts'

/** Pages with content, a search without results, and an unknown address. */
const PAGES = [
  ...CONTENT_PAGES,
  '/search',
  '/search?query=implants',
  '/search?query=nothing-like-this',
  '/no-such-page',
]

test.each(PAGES)('%s is accessible in both themes, has no errors and fits every screen', visit)

test('a wrong method of the API has status 405, an unknown address 404', async () => {
  const statuses = ['/api/community/comment-details/1/', '/api/community/report/', '/api/nothing/'].map(
    async (path) => (await fetch(inject('siteUrl') + path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([405, 405, 404])
})
