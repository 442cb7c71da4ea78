import { expect, inject, test } from 'vitest'
import { OTHER_PAGES } from './support/pages.ts'
import { visit } from './support/visit.ts'

test.each(OTHER_PAGES)('%s has a heading, no errors and no accessibility issues, and fits a small phone', visit)

test('the API answers 405 for a wrong method and 404 for an unknown path', async () => {
  const statuses = ['/api/community/comment-details/1/', '/api/community/report/', '/api/nothing/'].map(
    async (path) => (await fetch(inject('siteUrl') + path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([405, 405, 404])
})
