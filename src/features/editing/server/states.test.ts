import { expect, test } from 'vitest'
import { createModule } from '#testing/builders.ts'
import { createVeteran, postDiscussion } from '#testing/discussion.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const editor = editorOf(await createStaff(site, 'editor'))

test.each(['unpublish', 'trash'] as const)('after %s and back a module has its discussions', async (action) => {
  const { id, slug } = await createModule(site.context)
  const author = await createVeteran(site)
  const discussion = await postDiscussion(author, { module: id })
  const whole = async () => (await site.get(`/api/training/module/${slug}/`)).body
  const discussed = async () => (await site.get(`/api/community/discussion/${discussion.slug}/`)).body
  expect(await whole()).toMatchObject({ relatedDiscussionsId: [discussion.id] })
  expect(await editor.act('module', String(id), action)).toMatchObject({ status: 200 })
  expect(await discussed()).toMatchObject({ modules: [] })
  const back = action === 'trash' ? editor.act('module', String(id), 'untrash') : editor.publish('module', String(id))
  expect(await back).toMatchObject({ status: 200 })
  expect(await whole()).toMatchObject({ relatedDiscussionsId: [discussion.id] })
  expect(await discussed()).toMatchObject({ modules: [{ id }] })
})
