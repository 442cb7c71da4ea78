import { expect, test } from 'vitest'
import { z } from 'zod'
import { fillDefaultFolder } from '#testing/bookmarks/bookmarks.ts'
import { createModule, sessionFileId } from '#testing/builders.ts'
import { createVeteran, postDiscussion } from '#testing/discussion.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const staff = await createStaff(site, 'editor')
const colleague = await createStaff(site, 'editor')
const editor = editorOf(staff)

const Listed = z.object({ results: z.array(z.record(z.string(), z.unknown())) })
const trash = async () => Listed.parse((await staff.call('GET', '/api/editing/trash/')).body).results
const readers = async () => JSON.stringify((await site.get('/api/faq/section/')).body)
const section = (name: string) => ({ name, entries: [{ key: 'new-0', question: 'Why?', answer: '<p>So.</p>' }] })
const DAYS_30 = 30 * 24 * 60 * 60_000

test('an editor moves a section to the trash and takes it back, with the draft', async () => {
  const { entry } = await editor.add('faq-section', section('In the trash'))
  await editor.save('faq-section', entry, section('With a draft'))
  expect(await editor.act('faq-section', entry, 'trash')).toMatchObject({ status: 200 })
  expect(await readers()).not.toContain('In the trash')
  const [item] = await trash()
  expect(item).toMatchObject({ what: 'entry', title: 'In the trash', by: { id: staff.id }, entry })
  expect(Date.parse(String(item?.deleted_at)) - Date.parse(String(item?.at))).toBe(DAYS_30)
  const back = await editor.act('faq-section', entry, 'untrash')
  expect(back).toMatchObject({ status: 200, body: { value: { name: 'With a draft' }, trashed_at: null } })
  expect(await readers()).toContain('In the trash')
})

test('an entry that was off the site when it came into the trash comes back as a draft', async () => {
  const { entry } = await editor.add('faq-section', section('Off the site'))
  await editor.act('faq-section', entry, 'unpublish')
  await editor.act('faq-section', entry, 'trash')
  expect((await trash()).find((item) => item.entry === entry)).toMatchObject({ what: 'draft', title: 'Off the site' })
  const undo = `/api/editing/entries/faq-section/${entry}/undo-discard/`
  expect(await staff.call('POST', undo)).toMatchObject({ status: 200 })
  expect(await editor.get('faq-section', entry)).toMatchObject({ page: null, value: { name: 'Off the site' } })
  expect(await readers()).not.toContain('Off the site')
  expect(await editor.publish('faq-section', entry)).toMatchObject({ status: 200, body: { entry } })
})

test('the trash names who discarded a draft, not who wrote it', async () => {
  const { entry } = await editor.create('faq-section', section('Written by Amina'))
  await colleague.call('DELETE', `/api/editing/entries/faq-section/${entry}/draft/`)
  expect((await trash()).find((item) => item.entry === entry)).toMatchObject({
    what: 'draft',
    by: { id: colleague.id },
  })
})

test('before a module is deleted an editor sees how many bookmarks and discussions it has', async () => {
  const target = { url: 'https://example.org/' }
  const module = await createModule(site.context, {
    name: 'Used much',
    files: [{ section: 'handouts', title: 'Handout', details: '', target }],
  })
  const path = `/api/editing/entries/module/${module.id}/uses/`
  const uses = async () => Listed.parse((await staff.call('GET', path)).body).results
  expect(await uses()).toEqual([])
  const member = await createVeteran(site)
  await fillDefaultFolder(member, [
    ['module', module.id],
    ['handouts', await sessionFileId(site.context, module.id, 'Handout')],
  ])
  await postDiscussion(member, { module: module.id })
  expect(await uses()).toEqual([
    { what: 'Bookmarks of members', count: 2, page: null },
    { what: 'Discussions', count: 1, page: `/training/${module.slug}/related-discussions` },
  ])
  expect((await member.call('GET', path)).status).toBe(403)
})
