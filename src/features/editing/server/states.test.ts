import { expect, test } from 'vitest'
import { FEATURES } from '#app/features.ts'
import { createModule } from '#testing/builders.ts'
import { createVeteran, postDiscussion } from '#testing/discussion.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { publishPlanned } from './actions/schedule.ts'
import { listEditables } from './jobs.ts'

const site = await createSite()
const staff = await createStaff(site, 'editor')
const editor = editorOf(staff)

const HOUR_MS = 60 * 60_000
const KIND = 'faq-section'
const pathOf = (entry: string, call = '') => `/api/editing/entries/${KIND}/${entry}/${call}`
const section = (name: string) => ({ name, entries: [{ key: 'new-0', question: 'Why?', answer: '<p>So.</p>' }] })
const readers = async () => JSON.stringify((await site.get('/api/faq/section/')).body)
const stateOf = async (entry: string) => (await staff.call('GET', pathOf(entry))).body
const runPlans = (at: Date) => publishPlanned(site.context, listEditables(FEATURES), at, site.app.log)

/** Plans the draft of an entry for the next hour. @returns the time */
async function plan(entry: string): Promise<Date> {
  const { draft } = await editor.get(KIND, entry)
  const at = new Date(Date.now() + HOUR_MS)
  const body = { revision: draft?.revision, note: '', publish_at: at.toISOString() }
  expect(await staff.call('POST', pathOf(entry, 'schedule/'), { body })).toMatchObject({ status: 200 })
  return at
}

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

test.each(['unpublish', 'trash'] as const)('what is planned stays off the site after %s', async (action) => {
  const { entry } = await editor.add(KIND, section(`Before ${action}`))
  await editor.save(KIND, entry, section(`Before ${action}, planned`))
  const at = await plan(entry)
  await editor.act(KIND, entry, action)
  await runPlans(at)
  expect(await readers()).not.toContain(`Before ${action}`)
})

test('a discarded draft stays discarded when its entry comes back from the trash', async () => {
  const { entry } = await editor.add(KIND, section('Kept'))
  await editor.save(KIND, entry, section('Unwanted'))
  await staff.call('DELETE', pathOf(entry, 'draft/'))
  await editor.act(KIND, entry, 'trash')
  expect(await editor.act(KIND, entry, 'untrash')).toMatchObject({ body: { draft: null, value: { name: 'Kept' } } })
  expect(await staff.call('POST', pathOf(entry, 'undo-discard/'))).toMatchObject({ status: 200 })
  expect(await stateOf(entry)).toMatchObject({ value: { name: 'Unwanted' } })
})

test('nothing changes an entry in the trash but taking it back', async () => {
  const { entry } = await editor.add(KIND, section('Resting'))
  const { value, version } = await editor.get(KIND, entry)
  await editor.save(KIND, entry, section('Resting, draft'))
  await editor.act(KIND, entry, 'trash')
  const saved = { revision: 1, version: version?.number, value }
  const refused = await staff.call('PUT', pathOf(entry, 'draft/'), { body: saved })
  expect(refused).toMatchObject({
    status: 400,
    body: { non_field_errors: ['It is in the trash. Take it back first.'] },
  })
  for (const action of ['trash', 'unpublish'] as const)
    expect(await editor.act(KIND, entry, action)).toMatchObject({ status: 400 })
  expect(await editor.act(KIND, entry, 'untrash')).toMatchObject({ body: { value: { name: 'Resting, draft' } } })
})
