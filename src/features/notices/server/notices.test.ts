import { expect, test } from 'vitest'
import { createModule, removeModule } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { switchNotices } from './switch-notices.ts'

const site = await createSite()
const secondProcess = await createSite({}, site.context.config)
const staff = await createStaff(site, 'editor')
const editor = editorOf(staff)
const live = (timezone: string) =>
  site.context.database.db.updateTable('account').set({ timezone }).where('id', '=', staff.id).execute()
await live('UTC')
const { slug } = await createModule(site.context, { name: 'Implants' })

const DAY_MS = 24 * 60 * 60_000
const day = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10)
const at = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS)
const notice = (title: string, fields = {}) => ({ title, body: '<p>Sorry.</p>', place: '*', ...fields })
const add = (title: string, fields = {}) => editor.add('notice', notice(title, fields))
const readers = async (from = site) => JSON.stringify((await from.get('/api/notices/')).body)

test('readers see a notice of all pages, and one of a module with its address', async () => {
  const { entry } = await add('Read-only on Saturday')
  await add('New needles', { place: slug })
  expect((await site.get('/api/notices/')).body).toMatchObject({
    results: [
      { title: 'New needles', module: slug },
      { id: Number(entry), title: 'Read-only on Saturday', module: null },
    ],
  })
})

test('a notice is shown from its first to its last day, in every process', async () => {
  await add('For two days', { starts_on: day(1), ends_on: day(2) })
  expect([await readers(), await readers(secondProcess)].join()).not.toContain('For two days')
  await switchNotices(site.context, at(0))
  expect(await readers()).not.toContain('For two days')
  for (const fromToday of [1, 2]) {
    await switchNotices(site.context, at(fromToday))
    expect(await readers()).toContain('For two days')
    expect(await readers(secondProcess)).toContain('For two days')
  }
  await switchNotices(secondProcess.context, at(3))
  expect([await readers(), await readers(secondProcess)].join()).not.toContain('For two days')
})

test('the days of a notice begin at midnight of the editor who published it', async () => {
  await live('Pacific/Auckland')
  await add('In Auckland', { starts_on: '2031-07-02', ends_on: '2031-07-02' })
  await live('UTC')
  // Clocks in Auckland are 12 hours ahead in July.
  for (const [time, isShown] of [
    ['2031-07-01T11:59:00Z', false],
    ['2031-07-01T12:00:00Z', true],
    ['2031-07-02T11:59:00Z', true],
    ['2031-07-02T12:00:00Z', false],
  ] as const) {
    await switchNotices(site.context, new Date(time))
    expect((await readers()).includes('In Auckland'), time).toBe(isShown)
  }
  const all = await staff.call('GET', '/api/notices/all/')
  expect(all.body).toMatchObject({ results: [{ title: 'In Auckland', zone: 'Pacific/Auckland' }, {}, {}, {}] })
  await switchNotices(site.context, at(0))
})

test('a clock that jumps over days, or back, misses no notice', async () => {
  await add('Begins soon', { starts_on: day(5) })
  await add('Ends soon', { ends_on: day(5) })
  await switchNotices(site.context, at(9))
  expect(await readers()).toContain('Begins soon')
  expect(await readers()).not.toContain('Ends soon')
  await switchNotices(site.context, at(0))
  expect(await readers()).not.toContain('Begins soon')
  expect(await readers()).toContain('Ends soon')
})

test('without a notice that starts or ends nothing is recorded, so that cached pages stay', async () => {
  const { db } = site.context.database
  const count = () => db.selectFrom('change').select('id').execute()
  const before = await count()
  await switchNotices(site.context, at(0))
  expect(await count()).toEqual(before)
})

test('an editor sees all notices with their state; readers may not', async () => {
  await add('Over', { ends_on: day(-1) })
  await add('Next month', { starts_on: day(30) })
  const all = await staff.call('GET', '/api/notices/all/')
  expect(all.body).toMatchObject({
    results: expect.arrayContaining([
      expect.objectContaining({ title: 'Over', state: 'over' }),
      expect.objectContaining({ title: 'Next month', state: 'planned', starts_on: day(30) }),
      expect.objectContaining({ title: 'Read-only on Saturday', state: 'shown', starts_on: '', ends_on: '' }),
    ]),
  })
  expect((await site.get('/api/notices/all/')).status).toBe(401)
})

test('a notice keeps its id when it is changed, and when it is off the site for a while', async () => {
  const { entry, value } = await add('First words')
  expect((await editor.change('notice', entry, { ...value, title: 'Second words' })).entry).toBe(entry)
  await editor.act('notice', entry, 'unpublish')
  expect(await readers()).not.toContain('Second words')
  await editor.publish('notice', entry)
  expect((await editor.get('notice', entry)).value).toMatchObject({ title: 'Second words' })
  expect(await readers()).toContain('Second words')
})

test('a notice that ends before it starts, or of an unknown module, is not published', async () => {
  const { entry } = await add('Good')
  await editor.save('notice', entry, notice('Bad', { place: 'nowhere', starts_on: day(2), ends_on: day(1) }))
  const { status, body } = await editor.publish('notice', entry)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('The last day is before the first one.')
  expect(JSON.stringify(body)).toContain('There is no such module.')
})

test('the notice of a module that is off the site waits for it', async () => {
  const other = await createModule(site.context)
  await add('Of a module', { place: other.slug })
  expect(await readers()).toContain('Of a module')
  await removeModule(site.context, other.id)
  expect(await readers(secondProcess)).not.toContain('Of a module')
  const all = await staff.call('GET', '/api/notices/all/')
  expect(all.body).toMatchObject({
    results: [{ title: 'Of a module', module: '' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
})
