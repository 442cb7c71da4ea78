import { expect, test } from 'vitest'
import { findFieldError } from '#core/rules.ts'
import { COMMENT_FIELD, DETAIL_FIELD, TITLE_FIELD } from '#features/discussions/server/public.ts'
import { readConfig } from '#platform/config/config.ts'
import { createModule } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'
import { readCommunity } from '../../../starter/maker/content/community.ts'
import { storeCommunity } from '../starter/store-community.ts'

const site = await createSite()
const community = await readCommunity()

test('the invented community has members, discussions about modules, comments and points', async () => {
  const slugs = new Set(community.discussions.flatMap(({ module }) => module ?? []))
  for (const slug of slugs) await createModule(site.context, { slug })
  await site.context.database.db.transaction().execute((tx) => storeCommunity(tx, community))
  const [first] = community.discussions
  expect(await site.get('/api/community/discussions/')).toMatchObject({ body: { count: community.discussions.length } })
  const response = await site.get('/api/community/discussion/how-do-you-teach-implant-removal-when-you-have-no/')
  expect(response).toMatchObject({
    body: {
      title: first?.title,
      body: expect.stringContaining('<strong>our two arm models are broken</strong>'),
      comment_count: first?.comments.length,
      view_count: first?.views,
      modules: [{ slug: 'contraceptive-implants' }],
    },
  })
  expect(JSON.stringify(response.body)).toContain('"mentions":[{"id":')
  expect(await site.get('/api/community/contributors/')).toMatchObject({
    body: { count: Math.min(10, Object.keys(community.members).length) },
  })
})

test('the form of the site would accept all texts of the invented community', () => {
  const refused = community.discussions.flatMap(({ title, html, comments }) => [
    findFieldError(title, TITLE_FIELD),
    findFieldError(html, DETAIL_FIELD),
    ...comments.map(({ text }) => findFieldError(text, COMMENT_FIELD)),
  ])
  expect(refused.filter((error) => error !== undefined)).toEqual([])
})

test('the community is loaded only when the settings say so', () => {
  expect(readConfig({}).starterContent).toBe('on')
  expect(readConfig({ STARTER_CONTENT: 'demo' }).starterContent).toBe('demo')
})
