import { expect, test } from 'vitest'
import { aSite } from '#site/testing/an-app.ts'

const site = await aSite()

test('a site that nobody has written anything for has a head and a foot all the same', async () => {
  expect(await site.get('/api/content/shell/')).toMatchObject({
    status: 200,
    body: { funder_statement: '', contact: { title: 'Contact Us' }, platform_links: [] },
  })
})
