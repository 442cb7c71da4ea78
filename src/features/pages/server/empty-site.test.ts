import { expect, test } from 'vitest'
import { createSite } from '#testing/site.ts'

const site = await createSite()

test('a site without any content has the texts of header and footer', async () => {
  expect(await site.get('/api/content/shell/')).toMatchObject({
    status: 200,
    body: {
      funder_statement: 'Hosted by the organisation that runs this site.',
      contact: { title: 'Contact Us', email: '' },
      platform_links: [],
      demo: false,
    },
  })
})
