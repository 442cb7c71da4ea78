import { expect, inject, test } from 'vitest'
import { CONTENT_PAGES } from './support/pages.ts'
import { visit } from './support/visit.ts'

/** Of the whole site, with real content, with nothing found, and one that is not there. */
const PAGES = [
  ...CONTENT_PAGES,
  '/search',
  '/search?query=implants',
  '/search?query=nothing-like-this',
  '/no-such-page',
]

test.each(PAGES)('%s has a heading, no fault and no complaint, and fits every screen in both colours', visit)

test('an address of the API that only takes changes says so; one that is not there does not', async () => {
  const answers = ['/api/community/comment-details/1/', '/api/community/report/', '/api/nothing/'].map(
    async (path) => (await fetch(inject('siteUrl') + path)).status,
  )
  expect(await Promise.all(answers)).toEqual([405, 405, 404])
})
