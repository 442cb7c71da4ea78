import { expect, test } from 'vitest'
import { createPdf, createPptx } from '#testing/files/documents.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { createSite } from '#testing/site.ts'
import { deleteFileRows, deleteUnusedBytes } from './delete-file.ts'
import { addUpload, storeFile } from './ingest.ts'
import { fileJobs } from './jobs.ts'
import { replaceFile } from './publish-files.ts'
import { getFile } from './queries.ts'
import { editorGrant, signFileUrl } from './urls.ts'

const site = await createSite()
const { database, store, secret } = site.context
const { db } = database

const deck = (notes: string) => createPptx([{ text: 'What is an implant?', notes }])
const slidesOf = (notes: string) => [{ title: 'What is an implant?', notes: [notes] }]
const add = (notes: string, given = {}) => addTestFile(db, store, { name: 'Slides.pptx', bytes: deck(notes), ...given })
const get = (id: number, query = '', headers = {}) =>
  site.app.inject({ method: 'GET', url: `/files/${id}/slides.json${query}`, headers })

async function runJobs() {
  for (const job of fileJobs) await job.run(site.context, site.app.log, new AbortController().signal)
}

test('titles and notes of a slide set are public with it, in a form that a service worker saves', async () => {
  const { id } = await add('Pass the samples around.')
  const answer = await get(id)
  expect(answer.json()).toEqual(slidesOf('Pass the samples around.'))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect((await get(id, '', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)
})

test('a job reads the slides of files that came before, and goes on after one whose bytes are missing', async () => {
  const missing = await add('Gone.', { text: null })
  const known = await add('From a package.', { text: 'Its text' })
  await store.remove((await getFile(db, missing.id)).sha256)
  await runJobs()
  const { sha256 } = await getFile(db, known.id)
  const rows = await db.selectFrom('file_slides').select('slides').where('sha256', '=', sha256).execute()
  expect(rows.map(({ slides }) => JSON.parse(slides))).toEqual([slidesOf('From a package.')])
  expect((await get(missing.id)).headers['cache-control']).toBe('no-store')
})

test('slides that the job has not come to are read at the request', async () => {
  const { id } = await add('Asked for.', { text: 'Its text' })
  const answers = await Promise.all([get(id), get(id)])
  expect(answers.map((answer) => answer.json())).toEqual([slidesOf('Asked for.'), slidesOf('Asked for.')])
})

test('a file that is too complex has no slides, and is not read again', async () => {
  const { id } = await add('<a:p>'.repeat(1000))
  await runJobs()
  expect((await get(id)).json()).toEqual([])
})

test('slides that are not public need the signature of the file; another kind of file has none', async () => {
  const stored = await storeFile(store, { name: 'Draft.pptx', bytes: deck('Not yet.') })
  const { id } = await db.transaction().execute((tx) => addUpload(tx, stored))
  expect((await get(id)).statusCode).toBe(404)
  const [, query] = signFileUrl(secret, '/x?version', id, editorGrant(1, new Date())).split('?')
  expect((await get(id, `?${query}`)).statusCode).toBe(404)
  const pdf = await addTestFile(db, store, { name: 'Guide.pdf', bytes: await createPdf(['One']) })
  expect((await get(pdf.id)).statusCode).toBe(404)
})

test('the slides of a replaced file are those of the new one; with the last file they go', async () => {
  const [before, after] = [await add('Before.'), await add('After.')]
  await db.transaction().execute((tx) => replaceFile(tx, { oldId: before.id, newId: after.id }))
  expect((await get(before.id)).headers.location).toBe(`/files/${after.id}/slides.json`)
  const { sha256 } = await getFile(db, before.id)
  await db.transaction().execute((tx) => deleteFileRows(tx, [before.id]))
  await deleteUnusedBytes(db, store, sha256)
  expect(await db.selectFrom('file_slides').selectAll().where('sha256', '=', sha256).execute()).toEqual([])
})
