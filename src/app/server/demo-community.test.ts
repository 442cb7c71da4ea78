import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { createModule } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'
import { readCommunity } from '../../../tools/content/community.ts'
import { withSampleVideo } from '../starter/sample-video.ts'
import { storeCommunity } from '../starter/store-community.ts'

const site = await createSite()
const community = await readCommunity()

test('the made-up community is whole: members, discussions about modules, comments, points', async () => {
  const slugs = new Set(community.discussions.flatMap(({ module }) => module ?? []))
  for (const slug of slugs) await createModule(site.ground, { slug })
  await site.ground.database.db.transaction().execute((tx) => storeCommunity(tx, community))
  const [first] = community.discussions
  expect(await site.get('/api/community/discussions/')).toMatchObject({ body: { count: community.discussions.length } })
  const answer = await site.get('/api/community/discussion/how-do-you-teach-implant-removal-when-you-have-no/')
  expect(answer).toMatchObject({
    body: {
      title: first?.title,
      body: expect.stringContaining('<strong>our two arm models are broken</strong>'),
      comment_count: first?.comments.length,
      view_count: first?.views,
      modules: [{ slug: 'contraceptive-implants' }],
    },
  })
  expect(JSON.stringify(answer.body)).toContain('"mentions":[{"id":')
  expect(await site.get('/api/community/contributors/')).toMatchObject({
    body: { count: Math.min(10, Object.keys(community.members).length) },
  })
})

test('one module of a demo site has a video to try, and says that it is a sample', () => {
  const modules = ['vasectomy', 'contraceptive-implants'].map((slug) => ({ slug, text: { videos: [] } }))
  const [other, implants] = withSampleVideo(modules)
  expect(other?.text.videos).toEqual([])
  expect(implants?.text.videos).toMatchObject([{ title: 'Sample video', cover: true }])
})

test('it is loaded when the settings say so, never by default', () => {
  expect(readConfig({}).starterContent).toBe('on')
  expect(readConfig({ STARTER_CONTENT: 'demo' }).starterContent).toBe('demo')
})
