import { expect, inject, test } from 'vitest'
import { CONTENT_PAGES } from './support/pages.ts'
import { visit } from './support/visit.ts'

/** Pages with content, pages of a search without results, and one that does not exist. */
const PAGES = [
  ...CONTENT_PAGES,
  '/search',
  '/search?query=implants',
  '/search?query=nothing-like-this',
  '/no-such-page',
]

test.each(PAGES)('%s has a heading, no errors and no accessibility issues, and fits every screen in both themes', visit)

test('the API answers 405 for a wrong method and 404 for an unknown path', async () => {
  const statuses = ['/api/community/comment-details/1/', '/api/community/report/', '/api/nothing/'].map(
    async (path) => (await fetch(inject('siteUrl') + path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([405, 405, 404])
})
