import { expect, test } from 'vitest'
import { createFile } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const KIND = 'news-item'
const site = await createSite()
const staff = await createStaff(site, 'editor')
const editor = editorOf(staff)

test('editors see which public entries use a file, and members do not', async () => {
  const file = await createFile(site.context)
  const value = { title: 'New cards', category: 'News', content: '<p>Here.</p>', picture: file }
  const { entry: draft } = await editor.create(KIND, value)
  const uses = () => staff.call('GET', `/api/editing/file-uses/${file}/`)
  expect(await uses()).toMatchObject({ body: { results: [] } })
  const { body } = await editor.publish(KIND, draft)
  expect(await uses()).toMatchObject({
    body: {
      results: [
        {
          kind: KIND,
          entry: Object(body).entry,
          title: 'New cards',
          page: expect.stringContaining('/news-and-updates'),
        },
      ],
    },
  })
  const member = await createMember(site)
  expect((await member.call('GET', `/api/editing/file-uses/${file}/`)).status).toBe(403)
})
