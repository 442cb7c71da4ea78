import { expect, test } from 'vitest'
import { z } from 'zod'
import { faqSections } from '#features/pages/server/public.ts'
import { createModule } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createDocx } from '#testing/files/documents.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { writeEntry } from '#testing/write-entry.ts'

const site = await createSite()
const staff = await createStaff(site, 'editor')
const colleague = await createStaff(site, 'editor')
const editor = editorOf(staff)
const { db } = site.context.database

const Dashboard = z.object({
  results: z.array(z.looseObject({ group: z.string(), what: z.string(), title: z.string() })),
  next_review: z.object({ title: z.string(), at: z.string() }).nullable(),
})
async function dashboard(by = staff) {
  return Dashboard.parse((await by.call('GET', '/api/editing/dashboard/')).body)
}
const rowsOf = async (title: string, by = staff) => (await dashboard(by)).results.filter((row) => row.title === title)

const DAY_MS = 24 * 60 * 60_000
const day = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10)
const section = (name: string) => ({ name, entries: [{ key: 'new-0', question: 'Why?', answer: '<p>So.</p>' }] })

async function setReview(id: number, review_by: string): Promise<void> {
  const { value } = await editor.get('module', String(id))
  await editor.change('module', String(id), { ...value, review_by, based_on: 'Criteria, fifth edition' })
}

test('a review is late from its day on, and the next one is named', async () => {
  const [due, soon, later] = [
    await createModule(site.context, { name: 'Due today' }),
    await createModule(site.context, { name: 'Due tomorrow' }),
    await createModule(site.context, { name: 'Due next year' }),
  ]
  await setReview(later.id, day(300))
  await setReview(soon.id, day(1))
  await setReview(due.id, day(0))
  const { results, next_review } = await dashboard()
  expect(results.filter(({ what }) => what === 'review_due')).toMatchObject([
    {
      title: 'Due today',
      group: 'late',
      detail: 'Criteria, fifth edition',
      page: `/training/${due.slug}`,
      path: ['review_by'],
    },
  ])
  expect(next_review).toEqual({ title: 'Due tomorrow', at: day(1) })
})

test('a draft of an entry that was taken off the site is not new', async () => {
  const { entry } = await editor.add('faq-section', section('Off the site'))
  await editor.act('faq-section', entry, 'unpublish')
  expect(await rowsOf('Off the site')).toMatchObject([{ what: 'draft', is_new: false, is_off_site: true }])
})

test('a draft stays with the editor who began it, also when a colleague saved it last', async () => {
  const { entry } = await editor.add('faq-section', section('Rings'))
  expect(await rowsOf('Rings and more')).toEqual([])
  await editor.save('faq-section', entry, section('Rings and more'))
  expect(await rowsOf('Rings and more')).toMatchObject([{ what: 'draft', count: 3, by: null, is_new: false }])
  expect(await rowsOf('Rings and more', colleague)).toEqual([])
  await editorOf(colleague).save('faq-section', entry, section('Rings and all'))
  expect(await rowsOf('Rings and all')).toMatchObject([{ by: { id: colleague.id } }])
  expect(await rowsOf('Rings and all', colleague)).toMatchObject([{ by: null }])
  await editor.publish('faq-section', entry)
  await editorOf(colleague).save('faq-section', entry, section('Rings of Moses'))
  expect(await rowsOf('Rings of Moses')).toEqual([])
})

test('a plan is shown to all editors with who made it, and a new module leads to its files', async () => {
  const { entry } = await editor.create('module', { name: 'Planned module' })
  const body = { revision: 1, note: '', publish_at: new Date(Date.now() + DAY_MS).toISOString() }
  await staff.call('POST', `/api/editing/entries/module/${entry}/schedule/`, { body })
  const planned = { group: 'planned', at: body.publish_at, page: `/admin/files/module/${entry}`, is_new: true }
  expect(await rowsOf('Planned module')).toMatchObject([{ ...planned, by: null }])
  expect(await rowsOf('Planned module', colleague)).toMatchObject([{ ...planned, by: { name: 'Amina Nakato' } }])
})

test('a public text with a link to nowhere is listed with the place of the link', async () => {
  const answer = '<p><a href="/training/nowhere">Here</a> <a href="/files/999999/a.pdf">there</a></p>'
  const { name, entries } = section('Links')
  const value = { name, entries: entries.map((question) => ({ ...question, answer })) }
  const entry = await db.transaction().execute((tx) => writeEntry(tx, faqSections, value))
  expect(await rowsOf('Links')).toMatchObject([
    { what: 'broken_link', count: 2, path: ['entries', expect.any(String), 'answer'], entry },
  ])
})

test('a public file without a preview is listed by its name until it is tried again', async () => {
  const file = { name: 'Forms for twelve months.docx', bytes: createDocx({ paragraphs: ['Forms'] }) }
  const { id } = await addTestFile(db, site.context.store, file)
  await createModule(site.context, { name: 'With files', guideFileId: id })
  await db.updateTable('file').set({ preview_state: 'failed' }).where('id', '=', id).execute()
  expect(await rowsOf(file.name)).toMatchObject([{ what: 'no_preview', detail: 'With files', file_id: id }])
  await db.updateTable('file').set({ preview_state: 'waiting' }).where('id', '=', id).execute()
  expect(await rowsOf(file.name)).toEqual([])
})

test('readers and members get nothing of it', async () => {
  expect((await site.get('/api/editing/dashboard/')).status).toBe(401)
  expect((await (await createMember(site)).call('GET', '/api/editing/dashboard/')).status).toBe(403)
})
