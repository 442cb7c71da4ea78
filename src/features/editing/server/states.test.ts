import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { FEATURES, MIGRATIONS } from '#app/features.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createFile, createModule } from '#testing/builders.ts'
import { createVeteran, postDiscussion } from '#testing/discussion.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { publishPlanned } from './actions/schedule.ts'
import { listEditables } from './jobs.ts'

const site = await createSite()
const staff = await createStaff(site, 'editor')
const editor = editorOf(staff)
const colleague = editorOf(await createStaff(site, 'editor'))
const { db } = site.context.database

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

test('a window from the first time off the site does not save over the draft of the second', async () => {
  const notice = (title: string) => ({ title, body: '', place: '*', starts_on: '', ends_on: '' })
  const { entry } = await editor.add('notice', notice('First'))
  await editor.act('notice', entry, 'unpublish')
  const { draft } = await editor.get('notice', entry)
  await editor.publish('notice', entry)
  await editor.act('notice', entry, 'unpublish')
  await colleague.get('notice', entry)
  const body = { revision: draft?.revision, version: 0, value: notice('Old window') }
  expect(await staff.call('PUT', `/api/editing/entries/notice/${entry}/draft/`, { body })).toMatchObject({
    status: 409,
  })
  expect(await editor.get('notice', entry)).toMatchObject({ value: { title: 'First' } })
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

test('a plan publishes the text that was planned, and the text that a colleague typed since stays a draft', async () => {
  const { entry } = await editor.add(KIND, section('Doses'))
  await editor.save(KIND, entry, section('Doses, checked'))
  const at = await plan(entry)
  expect(await colleague.save(KIND, entry, section('Doses, half'))).toMatchObject({
    status: 200,
    body: { revision: 3, publish_at: at.toISOString(), planned_revision: 2, planned_at: expect.any(String) },
  })
  await runPlans(at)
  expect(await readers()).toContain('Doses, checked')
  expect(await stateOf(entry)).toMatchObject({
    value: { name: 'Doses, half' },
    published: { name: 'Doses, checked' },
    draft: { revision: 3, publish_at: null },
  })
  expect(await editor.publish(KIND, entry)).toMatchObject({ status: 200, body: { draft: null } })
  expect(await readers()).toContain('Doses, half')
})

test('an editor plans again after a colleague has gone on, and readers get the newer text', async () => {
  const { entry } = await editor.add(KIND, section('Again'))
  await editor.save(KIND, entry, section('Again, first'))
  await plan(entry)
  await colleague.save(KIND, entry, section('Again, second'))
  const at = await plan(entry)
  await runPlans(at)
  expect(await stateOf(entry)).toMatchObject({ draft: null, published: { name: 'Again, second' } })
})

test('a new entry that is planned and edited on keeps its draft, with the ids of what is public', async () => {
  const { entry } = await editor.create(KIND, section('Planned and new'))
  const at = await plan(entry)
  await editor.save(KIND, entry, section('Planned, then changed'))
  await runPlans(at)
  const { results } = z
    .object({ results: z.array(z.object({ entry: z.string(), title: z.string(), state: z.string() })) })
    .parse((await staff.call('GET', '/api/editing/entries/?search=planned%20and%20new')).body)
  expect(results).toMatchObject([{ state: 'draft', entry: expect.stringMatching(/^\d+$/) }])
  const { entry: id = '' } = results[0] ?? {}
  const { value, published } = z
    .object({ value: z.record(z.string(), z.unknown()), published: z.record(z.string(), z.unknown()) })
    .parse((await staff.call('GET', pathOf(id))).body)
  expect(value).toEqual({ name: 'Planned, then changed', entries: published.entries })
})

test('a draft that does not fit its type any more loses one field, is to do, and breaks nothing else', async () => {
  const { entry } = await editor.add(KIND, section('Damaged'))
  await editor.save(KIND, entry, section('Damaged, draft'))
  const other = await editor.create(KIND, section('Not damaged'))
  const [item] = section('').entries
  const body = JSON.stringify({ name: 5, entries: [{ ...item, answer: ['no', 'text'] }] })
  await db.updateTable('draft').set({ body }).where('entry', '=', entry).execute()
  expect(await staff.call('GET', pathOf(entry))).toMatchObject({
    status: 200,
    body: { value: { name: '', entries: [{ question: 'Why?', answer: '' }] } },
  })
  const toDo = await staff.call('GET', '/api/editing/dashboard/')
  expect(toDo).toMatchObject({ status: 200 })
  const { results } = z.object({ results: z.array(z.looseObject({ entry: z.string() })) }).parse(toDo.body)
  const rowsOf = (key: string) => results.filter((row) => row.entry === key)
  expect(rowsOf(entry)).toMatchObject([
    { group: 'late', what: 'not_readable', detail: expect.stringContaining('Name could not be read'), path: ['name'] },
  ])
  expect(rowsOf(other.entry)).toMatchObject([{ what: 'draft' }])
  expect(await editor.problems(KIND, entry)).toContain(
    'Name could not be read after an update of the site. Write it again.',
  )
  expect(await editor.publish(KIND, entry)).toMatchObject({ status: 400 })
  const lists = [
    '/api/editing/trash/',
    '/api/editing/entries/',
    '/api/editing/preview-links/',
    pathOf(entry, 'versions/'),
  ]
  for (const path of lists) expect(await staff.call('GET', path)).toMatchObject({ status: 200 })
})

test('HTML that an earlier version of the site has let through is removed when it goes live', async () => {
  const { entry } = await editor.add(KIND, section('Earlier'))
  await editor.save(KIND, entry, section('Earlier, changed'))
  const answer = '<p>Fine</p><script>alert(1)</script><img src=x onerror=alert(1)>'
  const body = JSON.stringify({ name: 'Let through', entries: [{ key: 'new-9', question: 'Why?', answer }] })
  await db.updateTable('draft').set({ body }).where('entry', '=', entry).execute()
  expect(await editor.publish(KIND, entry)).toMatchObject({ status: 200 })
  expect(JSON.stringify((await site.get('/api/faq/entry/')).body)).toContain('<p>Fine</p>')
  expect(JSON.stringify((await site.get('/api/faq/entry/')).body)).not.toMatch(/script|onerror/)
})

test('a planned text that does not fit its type any more is not published', async () => {
  const { entry } = await editor.add(KIND, section('Planned before'))
  await editor.save(KIND, entry, section('Planned before an upgrade'))
  const at = await plan(entry)
  const damaged = JSON.stringify({ ...section('Planned before an upgrade'), entries: 'none' })
  await db.updateTable('draft').set({ planned_body: damaged }).where('entry', '=', entry).execute()
  await runPlans(at)
  expect(await readers()).not.toContain('an upgrade')
  const toDo = await staff.call('GET', '/api/editing/dashboard/')
  expect(JSON.stringify(toDo.body)).toContain('Questions could not be read')
})

test('a file that is withdrawn leaves the planned text too, which is public at its time', async () => {
  const picture = await createFile(site.context, { text: 'Wrong picture' })
  const news = (title: string) => ({ title, category: 'News', content: '<p>New.</p>', picture })
  const { entry } = await editor.add('news-item', news('Public'))
  await editor.save('news-item', entry, news('Planned'))
  const path = `/api/editing/entries/news-item/${entry}/`
  const at = new Date(Date.now() + HOUR_MS)
  const body = { revision: 2, note: '', publish_at: at.toISOString() }
  await staff.call('POST', `${path}schedule/`, { body })
  await editor.save('news-item', entry, news('Changed since'))
  expect(await staff.call('POST', `/api/editing/files/${picture}/withdraw/`)).toMatchObject({ status: 200 })
  await runPlans(at)
  expect((await staff.call('GET', path)).body).toMatchObject({
    published: { title: 'Planned', picture: null },
    value: { title: 'Changed since', picture: null },
  })
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

test('an upgrade keeps plans, what is off the site and the trash', async () => {
  const [planned, off, trashed] = [
    await editor.add(KIND, section('Planned before')),
    await editor.add(KIND, section('Off before')),
    await editor.add(KIND, section('Trashed before')),
  ]
  await editor.save(KIND, planned.entry, section('Planned before, public'))
  const at = await plan(planned.entry)
  await editor.act(KIND, off.entry, 'unpublish')
  for (const { entry } of [off, trashed]) await editor.act(KIND, entry, 'trash')
  // As the version before has stored it.
  for (const name of ['planned_body', 'planned_revision', 'planned_at'])
    await db.schema.alterTable('draft').dropColumn(name).execute()
  await sql`alter table draft add column base_version integer not null default 0`.execute(db)
  await sql`alter table trashed_entry add column reason text not null default 'trash'`.execute(db)
  await sql`insert into trashed_entry (kind, entry, title, reason, account_id, at)
    values (${KIND}, ${off.entry}, '', 'unpublished', ${staff.id}, '2026-01-01T00:00:00.000Z')`.execute(db)
  await sql`delete from migration where name in ('editing-6-states', 'editing-7-planned-texts')`.execute(db)
  await migrate(site.context.database, MIGRATIONS)
  expect(await staff.call('POST', pathOf(off.entry, 'undo-discard/'))).toMatchObject({ status: 200 })
  expect(await stateOf(off.entry)).toMatchObject({ trashed_at: null, published: null, value: { name: 'Off before' } })
  expect(await stateOf(trashed.entry)).toMatchObject({ trashed_at: expect.any(String) })
  expect(await editor.act(KIND, trashed.entry, 'untrash')).toMatchObject({ status: 200 })
  await runPlans(at)
  expect(await readers()).toContain('Planned before, public')
  expect(await readers()).toContain('Trashed before')
})
