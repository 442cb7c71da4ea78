import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { MIGRATIONS } from '#app/features.ts'
import { errorText } from '#core/messages.ts'
import { migrate } from '#platform/database/migrate.ts'
import { addUpload, storeFile } from '#platform/files/ingest.ts'
import { createModule } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createDocx, createPdf } from '#testing/files/documents.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const staff = await createStaff(site, 'editor')
const editor = editorOf(staff)
const { db } = site.context.database
const { categoryId } = await createModule(site.context, { category: 'Methods' })

interface Uploaded {
  id: number
  /** Every URL at which readers get it: the file, its preview, and the pictures of the first page. */
  urls: string[]
  url: string
}

/** A Word file with a preview, as an editor uploads it. */
async function upload(text: string): Promise<Uploaded> {
  const [bytes, preview] = [createDocx({ paragraphs: [text] }), await createPdf([text])]
  const stored = await storeFile(site.context.store, { name: `${text}.docx`, bytes, preview })
  const { id } = await db.transaction().execute((tx) => addUpload(tx, stored, 'ready'))
  const row = await db.selectFrom('file').select('preview_file_id').where('id', '=', id).executeTakeFirstOrThrow()
  const url = `/files/${id}/${encodeURIComponent(text)}.docx`
  const pdf = `/files/${row.preview_file_id}/${encodeURIComponent(text)}.pdf`
  const picture = `${row.preview_file_id}-${stored.previewRow?.sha256.slice(0, 12)}.webp`
  return {
    id,
    url,
    urls: [
      url,
      `${url}?view`,
      `${url}?version`,
      pdf,
      `${pdf}?view`,
      `/first-pages/${picture}`,
      `/thumbnails/${picture}`,
    ],
  }
}

let count = 0
const item = ({ id }: { id: number }, key = `new-${count++}`) => ({
  key,
  title: `Handout ${id}`,
  section: 'handouts',
  language: 'en',
  file: id,
})
const moduleOf = (name: string, ...files: ReturnType<typeof item>[]) => ({
  name,
  description: 'What it is.',
  category: String(categoryId),
  language: 'en',
  purpose: '<p>Prepares trainers.</p>',
  objectives: [{ key: `new-${count++}`, title: 'Explain it', details: '' }],
  files,
})

const fetchUrl = (url: string, method: 'GET' | 'HEAD' = 'GET') => site.app.inject({ method, url })
const statusOf = async (url: string) => (await fetchUrl(url)).statusCode
/** A thumbnail that is not drawn within a second has no content yet. */
const statusesOf = async ({ urls }: Uploaded) =>
  new Set((await Promise.all(urls.map(statusOf))).map((status) => (status === 204 ? 200 : status)))
const WITHDRAWN = new Set([410])
const PUBLIC = new Set([200])
const Files = z.object({ value: z.object({ files: z.array(z.object({ key: z.string(), file: z.int() })) }) })
const keyOf = (state: unknown, { id }: Uploaded) =>
  Files.parse(state).value.files.find(({ file }) => file === id)?.key ?? ''

test('the files of a module are withdrawn while it is off the site or in the trash, in every form', async () => {
  const file = await upload('Off and on')
  const { entry, page } = await editor.add('module', moduleOf('Off and on', item(file)))
  expect(await statusesOf(file)).toEqual(PUBLIC)
  for (const [off, on] of [
    ['unpublish', 'publish'],
    ['trash', 'untrash'],
  ] as const) {
    await editor.act('module', entry, off)
    expect(await statusesOf(file), off).toEqual(WITHDRAWN)
    if (on === 'publish') await editor.publish('module', entry)
    else await editor.act('module', entry, on)
    expect(await statusesOf(file), on).toEqual(PUBLIC)
  }
  expect(page).toBe('/training/off-and-on')
})

test('the answer for a withdrawn file leads to the page of its entry or to the list, and has no name', async () => {
  const [file, other] = [await upload('Participants of May'), await upload('Other')]
  const state = await editor.add('module', moduleOf('Named files', item(file), item(other)))
  await editor.change('module', state.entry, { ...state.value, files: [item(other, keyOf(state, other))] })
  expect([await statusesOf(file), await statusesOf(other)]).toEqual([WITHDRAWN, PUBLIC])
  const answer = await fetchUrl(`/files/${file.id}/x`)
  expect(answer).toMatchObject({ statusCode: 410, headers: { 'error-code': 'withdrawn', 'cache-control': 'no-store' } })
  expect(answer.body).toContain(errorText.withdrawn)
  expect(answer.body).toContain('href="/training/named-files"')
  await editor.act('module', state.entry, 'trash')
  const list = await fetchUrl(`/files/${file.id}/x`)
  expect(list.body).toContain('href="/training"')
  for (const { body, headers } of [answer, list, await fetchUrl(file.url, 'HEAD')])
    expect(JSON.stringify([body, headers])).not.toContain('Participants')
})

test('nobody learns the name of a file that was never public', async () => {
  const { id } = await upload('A secret name')
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await fetchUrl(`/files/${id}/x`, method)
    expect([statusCode, headers.location]).toEqual([404, undefined])
  }
})

test('a file that another public entry uses stays', async () => {
  const file = await upload('Shared')
  const [first, second] = [
    await editor.add('module', moduleOf('Shared one', item(file))),
    await editor.add('module', moduleOf('Shared two', item(file))),
  ]
  await editor.act('module', first.entry, 'trash')
  expect(await statusesOf(file)).toEqual(PUBLIC)
  await editor.act('module', second.entry, 'trash')
  expect(await statusesOf(file)).toEqual(WITHDRAWN)
})

test('a replaced file leads to the new one, and goes off the site with it', async () => {
  const [old, current] = [await upload('Old dose'), await upload('New dose')]
  const state = await editor.add('module', moduleOf('Doses', item(old)))
  const key = keyOf(state, old)
  await editor.change('module', state.entry, { ...state.value, files: [item(current, key)] })
  expect(await fetchUrl(old.url)).toMatchObject({ statusCode: 302, headers: { location: current.url } })
  expect(await statusOf(`${old.url}?version`)).toBe(200)
  await editor.act('module', state.entry, 'unpublish')
  expect([await statusesOf(old), await statusesOf(current)]).toEqual([WITHDRAWN, WITHDRAWN])
  expect((await fetchUrl(old.url)).body).not.toContain('dose')
  await editor.publish('module', state.entry)
  expect([await statusOf(old.url), await statusOf(`${old.url}?version`)]).toEqual([302, 200])
})

test('with "withdraw the old one" a replaced file is not to be had any more, but still leads on', async () => {
  const [old, current] = [await upload('Wrong dose'), await upload('Right dose')]
  const state = await editor.add('module', moduleOf('Withdrawn doses', item(old)))
  await editor.save('module', state.entry, { ...state.value, files: [item(current, keyOf(state, old))] })
  const { draft } = await editor.get('module', state.entry)
  const body = { revision: draft?.revision, note: '', withdraw_replaced: true }
  await staff.call('POST', `/api/editing/entries/module/${state.entry}/publish/`, { body })
  expect(await fetchUrl(old.url)).toMatchObject({ statusCode: 302, headers: { location: current.url } })
  expect(await statusOf(`${old.url}?version`)).toBe(410)
  expect(await statusesOf(current)).toEqual(PUBLIC)
  // The version from before names it: it does not come back.
  const restore = { body: { revision: 0 } }
  await staff.call('POST', `/api/editing/entries/module/${state.entry}/versions/1/restore/`, restore)
  expect(await editor.problems('module', state.entry)).toEqual([
    expect.stringContaining('"Wrong dose.docx" was withdrawn'),
  ])
  expect((await editor.publish('module', state.entry)).status).toBe(400)
  expect(await statusOf(`${old.url}?version`)).toBe(410)
})

test('an editor withdraws one file: all its entries lose it, and nobody gets it back', async () => {
  const [bad, good] = [await upload('Patient names'), await upload('Good')]
  const state = await editor.add('module', moduleOf('With patients', item(bad), item(good)))
  const other = await editor.add('module', moduleOf('With patients too', item(bad)))
  await editor.save('module', other.entry, { ...other.value, name: 'A draft that stays' })
  const { files } = z
    .object({ files: z.array(z.object({ id: z.int(), url: z.string(), is_withdrawn: z.boolean() })) })
    .parse((await staff.call('GET', `/api/editing/entries/module/${state.entry}/`)).body)
  const signed = files.find(({ id }) => id === bad.id)?.url ?? ''
  expect(await statusOf(signed)).toBe(200)

  const member = await createMember(site)
  expect((await member.call('POST', `/api/editing/files/${bad.id}/withdraw/`)).status).toBe(403)
  const answer = await staff.call('POST', `/api/editing/files/${bad.id}/withdraw/`)
  expect(answer).toMatchObject({
    status: 200,
    body: { pages: ['/training/with-patients', '/training/with-patients-too'] },
  })
  expect(await statusesOf(bad)).toEqual(WITHDRAWN)
  expect(await statusOf(signed)).toBe(410)
  expect(await statusesOf(good)).toEqual(PUBLIC)
  const archive = unzipSync((await fetchUrl('/api/training/module/with-patients/download-all-files/')).rawPayload)
  expect(Object.keys(archive)).toEqual(['Handouts/Good.docx'])
  const search = await site.get('/api/training/module-resource/search/?keyword=patient%20names')
  expect(JSON.stringify(search.body)).not.toContain(bad.url)
  expect((await editor.get('module', other.entry)).value).toMatchObject({ name: 'A draft that stays', files: [] })

  // Neither the trash nor another publication brings it back.
  await editor.act('module', state.entry, 'trash')
  await editor.act('module', state.entry, 'untrash')
  expect(await statusesOf(bad)).toEqual(WITHDRAWN)
  const twice = await staff.call('POST', `/api/editing/files/${bad.id}/withdraw/`)
  expect(twice).toMatchObject({ status: 200, body: { pages: [] } })
  expect((await staff.call('POST', '/api/editing/files/999999/withdraw/')).status).toBe(404)
})

test('a text with a link to a withdrawn file can be found and is not published', async () => {
  const file = await upload('Linked')
  const { entry } = await editor.add('module', moduleOf('Linked module', item(file)))
  const answer = `<p><a href="${file.url}">The plan</a></p>`
  const section = { name: 'Linking', entries: [{ key: 'new-0', question: 'Where?', answer }] }
  const linking = await editor.add('faq-section', section)
  const uses = await staff.call('GET', `/api/editing/entries/module/${entry}/uses/`)
  expect(uses.body).toMatchObject({ results: [{ what: 'Linking', count: 1 }] })
  await editor.act('module', entry, 'trash')
  expect(await editor.problems('faq-section', linking.entry)).toEqual([expect.stringContaining('does not open')])
})

test('an upgrade withdraws what was taken off the site, removed or trashed before, and nothing else', async () => {
  const [off, removed, old, current] = [
    await upload('Off before'),
    await upload('Removed before'),
    await upload('Old before'),
    await upload('Current before'),
  ]
  const gone = await editor.add('module', moduleOf('Off before', item(off)))
  await editor.act('module', gone.entry, 'trash')
  const state = await editor.add('module', moduleOf('Changed before', item(removed), item(old)))
  await editor.change('module', state.entry, { ...state.value, files: [item(current, keyOf(state, old))] })
  await db.updateTable('file').set({ withdrawn: null, withdrawn_page: null }).execute()
  await db.schema.alterTable('draft').dropColumn('withdraws_replaced').execute()
  await sql`delete from migration where name = 'editing-5-withdrawn-files'`.execute(db)
  await migrate(site.context.database, MIGRATIONS)
  expect([await statusesOf(off), await statusesOf(removed), await statusesOf(current)]).toEqual([
    WITHDRAWN,
    WITHDRAWN,
    PUBLIC,
  ])
  expect([await statusOf(old.url), await statusOf(`${old.url}?version`)]).toEqual([302, 200])
})
