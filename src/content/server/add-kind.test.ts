import { expect, test } from 'vitest'
import { contentType } from '#core/content-type.ts'
import { createFile } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { storedKind } from './kind.ts'
import { listLive } from './live.ts'

/** What CONTRIBUTING says that a kind needs on the server: its type and this. */
const fields = {
  title: { type: 'text', label: 'Title', max: 80, required: true },
  starts_on: { type: 'date', label: 'First day' },
  papers: {
    type: 'list',
    label: 'Papers',
    itemName: 'paper',
    titleField: 'name',
    max: 10,
    fields: {
      name: { type: 'text', label: 'Name', max: 80, required: true },
      file: { type: 'file', accept: 'document', label: 'Document' },
    },
  },
} as const
const eventType = contentType({
  kind: 'event',
  name: 'Event',
  titleField: 'title',
  fields,
  parts: { all: { label: 'event', fields: ['title', 'starts_on', 'papers'] } },
})
const events = storedKind({
  type: eventType,
  tags: ['pages'],
  page: ({ id }) => `/events#event-${id}`,
  ids: { papers: 'event-paper' },
  isOrdered: true,
})

const site = await createSite({}, undefined, [{ name: 'events', editables: [events] }])
const staff = await createStaff(site, 'editor')
const editor = editorOf(staff)
const { db } = site.context.database
const titles = async () => (await listLive(db, eventType)).map(({ title }) => title)

test('a new kind is edited, published, ordered, taken off the site and found where its files are used', async () => {
  const file = await createFile(site.context)
  const value = {
    title: 'Workshop in Kampala',
    starts_on: '2027-03-01',
    papers: [{ key: 'new-1', name: 'Plan', file }],
  }
  const { entry, page } = await editor.add('event', value)
  const other = await editor.add('event', { ...value, title: 'Workshop in Dakar', papers: [] })
  expect(page).toBe(`/events#event-${entry}`)
  expect(await titles()).toEqual(['Workshop in Kampala', 'Workshop in Dakar'])
  await editor.order('event', [other.entry, entry])
  expect(await titles()).toEqual(['Workshop in Dakar', 'Workshop in Kampala'])
  expect(await staff.call('GET', `/api/editing/file-uses/${file}/`)).toMatchObject({
    body: { results: [{ kind: 'event', entry, title: 'Workshop in Kampala', page }] },
  })
  const [live] = await listLive(db, eventType, { entries: [entry] })
  await editor.act('event', entry, 'unpublish')
  expect(await titles()).toEqual(['Workshop in Dakar'])
  await editor.publish('event', entry)
  expect(await listLive(db, eventType, { entries: [entry] })).toMatchObject([{ id: live?.id, value: live?.value }])
})

test('a new field is empty in texts from before, and a field with another type has a step for them', async () => {
  const { entry } = await editor.add('event', { title: 'Before', starts_on: '2027-03-01', papers: [] })
  const later = contentType({
    kind: 'event',
    name: 'Event',
    titleField: 'title',
    fields: { ...fields, place: { type: 'text', label: 'Place', max: 80 }, starts_on: { type: 'flag', label: 'Soon' } },
    parts: { all: { label: 'event', fields: ['title', 'starts_on', 'papers', 'place'] } },
    upgrade: (stored) => ({ ...Object(stored), starts_on: Object(stored).starts_on !== '' }),
  })
  expect(await listLive(db, later, { entries: [entry] })).toMatchObject([
    { value: { title: 'Before', starts_on: true, place: '', papers: [] } },
  ])
})
