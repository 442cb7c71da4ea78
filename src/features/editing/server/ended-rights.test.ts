import { expect, test } from 'vitest'
import { z } from 'zod'
import { FEATURES } from '#app/features.ts'
import { addUpload, storeFile } from '#platform/files/ingest.ts'
import { editorOf } from '#testing/editing.ts'
import { createPdf } from '#testing/files/documents.ts'
import { createStaff, type TestMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { publishPlanned } from './actions/schedule.ts'
import { listEditables } from './jobs.ts'

const site = await createSite()
const { db } = site.context.database
const colleague = await createStaff(site, 'editor')

const section = (name: string) => ({ name, entries: [{ key: 'new-0', question: 'Why?', answer: '<p>So.</p>' }] })
const readers = async () => JSON.stringify((await site.get('/api/faq/section/')).body)
const setRole = (role: 'member' | 'editor', { id }: TestMember) =>
  db.updateTable('account').set({ role }).where('id', '=', id).execute()
const suspend = ({ id }: TestMember) =>
  db
    .insertInto('suspension')
    .values({ account_id: id, until: null, reason: 'Spam', created_at: new Date().toISOString() })
    .execute()
const ENDS: [string, (person: TestMember) => Promise<unknown>][] = [
  ['whose role was taken away', (person) => setRole('member', person)],
  ['who is suspended', suspend],
  [
    'who has deleted the account',
    (person) => person.call('DELETE', '/api/auth/user/', { body: { password: person.password } }),
  ],
]

test.each(ENDS)('the plan of an editor %s waits for a colleague', async (how, end) => {
  const editor = await createStaff(site, 'editor')
  const name = `Planned by an editor ${how}`
  const { entry } = await editorOf(editor).create('faq-section', section(name))
  const publish_at = new Date(Date.now() + 60_000)
  const body = { revision: 1, note: '', publish_at: publish_at.toISOString() }
  await editor.call('POST', `/api/editing/entries/faq-section/${entry}/schedule/`, { body })
  await end(editor)
  const due = new Date(publish_at.getTime() + 1000)
  await publishPlanned(site.context, listEditables(FEATURES), due, site.app.log)
  expect(await readers()).not.toContain(name)
  const { results } = z
    .object({ results: z.array(z.looseObject({ title: z.string() })) })
    .parse((await colleague.call('GET', '/api/editing/dashboard/')).body)
  expect(results.filter(({ title }) => title === name)).toMatchObject([
    { group: 'late', what: 'not_published', code: 'not_an_editor' },
  ])
  const log = await colleague.call('GET', `/api/editing/audit/?entry=${entry}`)
  expect(JSON.stringify(log.body)).toContain('is not an editor any more')
  // The colleague publishes it.
  expect((await editorOf(colleague).publish('faq-section', entry)).status).toBe(200)
  expect(await readers()).toContain(name)
})

const Link = z.object({ url: z.url() })
const Preview = z.looseObject({ files: z.array(z.looseObject({ url: z.string(), preview_url: z.string() })) })
const Links = z.object({ results: z.array(z.looseObject({ id: z.string(), entry: z.string() })) })

/** A draft with a picture of its own and a preview link of `editor`. */
async function createLink(editor: TestMember) {
  const stored = await storeFile(site.context.store, {
    name: 'Secret.pdf',
    bytes: await createPdf([`${Math.random()}`]),
  })
  const { id } = await db.transaction().execute((tx) => addUpload(tx, stored))
  await db.updateTable('file').set({ author_names: '["Grace Namatovu"]' }).where('id', '=', id).execute()
  const news = { title: 'A draft', category: 'News', content: '<p>Soon.</p>', picture: id }
  const { entry } = await editorOf(editor).create('news-item', news)
  const path = `/api/editing/entries/news-item/${entry}/`
  const { url } = Link.parse((await editor.call('POST', `${path}preview-link/`)).body)
  const token = url.split('/').at(-1)
  const open = () => site.get(`/api/editing/previews/${token}/`)
  const preview = Preview.parse((await open()).body)
  const [file] = preview.files
  const statuses = async () => [
    (await open()).status,
    (await site.app.inject(file?.url ?? '')).statusCode,
    (await site.app.inject(file?.preview_url ?? '')).statusCode,
  ]
  return { entry, path, preview, file, statuses }
}

const OPEN = [200, 200, 200]
const ENDED = [404, 404, 404]

test('a preview link has the draft and its files, without names of people', async () => {
  const editor = await createStaff(site, 'editor')
  const { preview, file, statuses } = await createLink(editor)
  expect(await statuses()).toEqual(OPEN)
  expect(preview).toMatchObject({ title: 'A draft', files: [{ name: 'Secret.pdf', author_names: [] }] })
  expect(JSON.stringify(preview)).not.toMatch(/Namatovu|Amina|Nakato/)
  expect((await site.app.inject(file?.url ?? '')).headers['cache-control']).toBe('private, no-store')
})

test.each([
  ...ENDS,
  ['who discards the draft', (person: TestMember, path: string) => person.call('DELETE', `${path}draft/`)],
  ['who moves it to the trash', (person: TestMember, path: string) => person.call('POST', `${path}trash/`)],
] as const)('a preview link of an editor %s ends with all addresses of files', async (_how, end) => {
  const editor = await createStaff(site, 'editor')
  const { path, statuses } = await createLink(editor)
  await end(editor, path)
  expect(await statuses()).toEqual(ENDED)
})

test('a preview link ends when the entry is taken off the site', async () => {
  const { entry } = await editorOf(colleague).add('faq-section', section('Taken off'))
  const path = `/api/editing/entries/faq-section/${entry}/`
  const { url } = Link.parse((await colleague.call('POST', `${path}preview-link/`)).body)
  const open = async () => (await site.get(`/api/editing/previews/${url.split('/').at(-1)}/`)).status
  expect(await open()).toBe(200)
  await editorOf(colleague).act('faq-section', entry, 'unpublish')
  expect(await open()).toBe(404)
})

test('signed addresses of files end with the link, and those of editors with the role', async () => {
  const editor = await createStaff(site, 'editor')
  const { path, file, statuses } = await createLink(editor)
  const until = Number(new URL(file?.url ?? '', 'http://x').searchParams.get('until'))
  expect(until * 1000).toBeLessThanOrEqual(Date.now() + 7 * 24 * 60 * 60_000)
  await db.updateTable('preview_link').set({ expires_at: '2026-01-01' }).execute()
  expect(await statuses()).toEqual(ENDED)
  const own = Preview.parse((await editor.call('GET', path)).body).files[0]?.url ?? ''
  expect((await site.app.inject(own)).statusCode).toBe(200)
  await setRole('member', editor)
  expect((await site.app.inject(own)).statusCode).toBe(404)
})

test('an editor sees the links of an entry and of all entries, and ends one', async () => {
  const editor = await createStaff(site, 'editor')
  const [first, second] = [await createLink(editor), await createLink(editor)]
  const list = async (query = '') =>
    Links.parse((await colleague.call('GET', `/api/editing/preview-links/${query}`)).body).results
  const [link, ...more] = await list(`?kind=news-item&entry=${first.entry}`)
  expect(more).toEqual([])
  expect(link).toMatchObject({ title: 'A draft', kind_name: 'News item', by: { id: editor.id } })
  expect((await list()).map(({ entry }) => entry)).toEqual(expect.arrayContaining([first.entry, second.entry]))
  expect((await colleague.call('DELETE', `/api/editing/preview-links/${link?.id}/`)).status).toBe(200)
  expect([await first.statuses(), await second.statuses()]).toEqual([ENDED, OPEN])
  expect((await colleague.call('DELETE', `/api/editing/preview-links/${link?.id}/`)).status).toBe(404)
  expect((await site.get('/api/editing/preview-links/')).status).toBe(401)
})
