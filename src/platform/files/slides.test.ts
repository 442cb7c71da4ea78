import { expect, test } from 'vitest'
import { createPdf, createPptx } from '#testing/files/documents.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { createSite } from '#testing/site.ts'
import { deleteFileRows, deleteUnusedBytes } from './delete-file.ts'
import { addUpload, storeFile } from './ingest.ts'
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

test('slides of a file that was stored without them are read once, at the first request', async () => {
  const { id } = await add('From a package.', { text: 'Its text' })
  const answers = await Promise.all([get(id), get(id)])
  expect(answers.map((answer) => answer.json())).toEqual([slidesOf('From a package.'), slidesOf('From a package.')])
  await store.remove((await getFile(db, id)).sha256)
  expect((await get(id)).statusCode).toBe(200)
  const missing = await add('Gone.', { text: 'Its text' })
  await store.remove((await getFile(db, missing.id)).sha256)
  expect((await get(missing.id)).headers['cache-control']).toBe('no-store')
})

test('a file that is too complex has no slides, and is not read again', async () => {
  const { id } = await add('<a:p>'.repeat(1000))
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
