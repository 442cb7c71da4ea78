import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createFile as aPdfFile, createModule } from '#testing/builders.ts'
import { createDocx, createPdf } from '#testing/files/documents.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { createSite } from '#testing/site.ts'
import { fileJobs } from './jobs.ts'
import { getFile } from './queries.ts'

const site = await createSite()
const { database, store } = site.context

/** Lists one document as a handout. @returns its fields in the API */
async function listed(fileId: number) {
  const { slug } = await createModule(site.context, {
    files: [{ section: 'handouts', title: 'A handout', details: '', target: { fileId } }],
  })
  return async () => {
    const { body } = await site.get(`/api/training/handout/?module=${(await moduleOf(slug)).id}`)
    return List.parse(body).results[0].first_page
  }
}

const FirstPage = z
  .object({ url: z.string(), thumbnail: z.string(), width: z.int().nullable(), height: z.int().nullable() })
  .nullable()
const List = z.object({ results: z.tuple([z.object({ first_page: FirstPage })]) })

async function moduleOf(slug: string) {
  return z.object({ id: z.int() }).parse((await site.get(`/api/training/module/${slug}/`)).body)
}

const fetchFile = (url: string, headers = {}) => site.app.inject({ method: 'GET', url, headers })

async function aWordFile(): Promise<number> {
  const name = `plan-${Math.random()}.docx`
  const [bytes, preview] = [createDocx({ paragraphs: [name] }), await createPdf([name, 'second page'])]
  const { id } = await addTestFile(database.db, store, { name, bytes, preview })
  return id
}

async function aBrokenPdf(): Promise<number> {
  const bytes = new TextEncoder().encode(`%PDF-1.4 nothing more ${Math.random()}`)
  const { id } = await addTestFile(database.db, store, { name: 'broken.pdf', bytes, pages: 1 })
  return id
}

async function runJobs() {
  for (const job of fileJobs) await job.run(site.context, site.app.log, new AbortController().signal)
}

test('the first page of a Word file with a preview is a picture that browsers cache forever', async () => {
  const firstPage = await listed(await aWordFile())
  const { url } = z.object({ url: z.string() }).parse(await firstPage())
  const answer = await fetchFile(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  const picture = await sharp(answer.rawPayload).metadata()
  expect([picture.format, picture.width]).toEqual(['webp', 860])
  expect((await sharp(answer.rawPayload).stats()).isOpaque).toBe(true)
  const again = await fetchFile(url, { 'if-none-match': answer.headers.etag })
  expect(again.statusCode).toBe(304)
})

test('a picture is drawn once, and again when its bytes are missing', async () => {
  const firstPage = await listed(await aPdfFile(site.context, { text: 'made once' }))
  const { url } = z.object({ url: z.string() }).parse(await firstPage())
  const [first, second] = await Promise.all([fetchFile(url), fetchFile(url)])
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  const before = await database.db.selectFrom('first_page').select(['picture_sha256', 'made_at']).execute()
  expect((await fetchFile(url)).rawPayload).toEqual(first.rawPayload)
  expect(await database.db.selectFrom('first_page').select(['picture_sha256', 'made_at']).execute()).toEqual(before)
  for (const { picture_sha256 } of before) if (picture_sha256) await store.remove(picture_sha256)
  expect((await fetchFile(url)).rawPayload).toEqual(first.rawPayload)
})

test('the thumbnail shows the top of a page in 3 kB or less, and nothing to a browser that saves data', async () => {
  const firstPage = await listed(await aWordFile())
  const { url, thumbnail } = FirstPage.unwrap().parse(await firstPage())
  await fetchFile(url)
  const answer = await fetchFile(thumbnail)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'save-data',
  })
  expect(answer.rawPayload.length).toBeLessThanOrEqual(3000)
  const picture = await sharp(answer.rawPayload).metadata()
  expect([picture.format, picture.width, picture.height]).toEqual(['webp', 128, 96])
  const saving = await fetchFile(thumbnail, { 'save-data': 'on' })
  expect([saving.statusCode, saving.payload]).toEqual([204, ''])
})

test('a thumbnail whose bytes are missing is drawn again', async () => {
  const firstPage = await listed(await aPdfFile(site.context, { text: 'thumbnail' }))
  const { url, thumbnail } = FirstPage.unwrap().parse(await firstPage())
  await fetchFile(url)
  const first = await fetchFile(thumbnail)
  for (const { thumbnail_sha256 } of await database.db.selectFrom('first_page').selectAll().execute())
    if (thumbnail_sha256) await store.remove(thumbnail_sha256)
  await fetchFile(url)
  expect((await fetchFile(thumbnail)).rawPayload).toEqual(first.rawPayload)
})

test('a thumbnail that is not drawn within a second is empty, and there on the next visit', async () => {
  const firstPage = await listed(await aPdfFile(site.context, { text: 'on a slow disk' }))
  const { thumbnail } = FirstPage.unwrap().parse(await firstPage())
  const disk = Promise.withResolvers<void>()
  const open = vi.spyOn(store, 'open').mockImplementationOnce(async (...file) => {
    await disk.promise
    return store.open(...file)
  })
  const early = await fetchFile(thumbnail)
  expect([early.statusCode, early.payload, early.headers['cache-control']]).toEqual([204, '', 'no-store'])
  disk.resolve()
  await runJobs()
  expect(await fetchFile(thumbnail)).toMatchObject({ statusCode: 200 })
  open.mockRestore()
})

test('all thumbnails of a long list are drawn, also when they are requested together', async () => {
  const files = await Promise.all(
    Array.from({ length: 24 }, (_, index) => aPdfFile(site.context, { text: `handout ${index}` })),
  )
  const thumbnails = await Promise.all(
    files.map(async (id) => FirstPage.unwrap().parse(await (await listed(id))()).thumbnail),
  )
  const fetchAll = async () =>
    new Set((await Promise.all(thumbnails.map((url) => fetchFile(url)))).map(({ statusCode }) => statusCode))
  // Those that are not drawn within a second are there soon.
  expect([200, 204]).toEqual(expect.arrayContaining([...(await fetchAll())]))
  await expect.poll(fetchAll, { timeout: 60_000 }).toEqual(new Set([200]))
})

test('the job draws pages that nobody has requested, and then the API knows their size', async () => {
  const firstPage = await listed(await aPdfFile(site.context, { text: 'background' }))
  expect(await firstPage()).toMatchObject({ width: null, height: null })
  await runJobs()
  expect(await firstPage()).toMatchObject({ width: 860, height: 860 })
})

test('a broken PDF has no pictures: their URLs give 404, and the API has none after the attempt', async () => {
  const firstPage = await listed(await aBrokenPdf())
  const { url, thumbnail } = FirstPage.unwrap().parse(await firstPage())
  for (const each of [url, thumbnail]) expect((await fetchFile(each)).statusCode, each).toBe(404)
  await runJobs()
  await createModule(site.context)
  expect(await firstPage()).toBeNull()
})

test('the job tries a PDF again some minutes after it could not be drawn', async () => {
  const id = await aPdfFile(site.context, { text: 'on a busy machine' })
  const firstPage = await listed(id)
  await runJobs()
  const fail = async (made_at: string) => {
    const failed = { picture_sha256: null, thumbnail_sha256: null, width: 0, height: 0, made_at }
    const { sha256 } = await getFile(database.db, id)
    await database.db.updateTable('first_page').set(failed).where('pdf_sha256', '=', sha256).execute()
    await runJobs()
    await createModule(site.context)
  }
  await fail(new Date().toISOString())
  expect(await firstPage()).toBeNull()
  await fail('2026-01-01T00:00:00.000Z')
  expect(await firstPage()).toMatchObject({ width: 860, height: 860 })
})

test('other URLs give 404', async () => {
  const id = await aPdfFile(site.context, { text: 'other' })
  for (const name of [`${id}-000000000000.webp`, '0-000000000000.webp', '99999999999-000000000000.webp', 'x', '%00']) {
    for (const folder of ['first-pages', 'thumbnails'])
      expect((await fetchFile(`/${folder}/${name}`)).statusCode, name).toBe(404)
  }
})
