import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { errorText } from '#core/messages.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createDocx, createPdf, createPng } from '#testing/files/documents.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { createDiskStore } from '#testing/files/store.ts'
import { addUpload, storeFile } from './ingest.ts'
import { publishFiles, replaceFile } from './publish-files.ts'
import { getFile } from './queries.ts'
import { serveFiles } from './routes.ts'
import type { FileStore } from './store.ts'
import { editorGrant, signFileUrl } from './urls.ts'

const { db } = await openTestDatabase()
const secret = { keyFor: (purpose: string) => Buffer.from(purpose.padEnd(32)) }
const logged: string[] = []

async function createSite() {
  const store = await createDiskStore()
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } })
  serveFiles(app, { db, store, secret, grants: { editor: async (_db, id) => id === '7' } })
  onTestFinished(() => app.close())
  const add = async (name: string, bytes: Uint8Array) => {
    const { id } = await addTestFile(db, store, { name, bytes, modified: '2026-02-03' })
    return { id, url: `/files/${id}/${encodeURIComponent(name)}` }
  }
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
  return { app, store, add, get }
}

const docx = createDocx({ paragraphs: ['a plan'] })

describe('a download', () => {
  test('has the full content and all headers for saving and resuming', async () => {
    const { add, get } = await createSite()
    const { url } = await add('Plan de séance.docx', docx)
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(Buffer.from(docx))
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-length': String(docx.length),
      'content-disposition': `attachment; filename="Plan de seance.docx"; filename*=UTF-8''Plan%20de%20s%C3%A9ance.docx`,
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      'last-modified': 'Tue, 03 Feb 2026 00:00:00 GMT',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('is sent in parts that fit together', async () => {
    const { add, get } = await createSite()
    const { url } = await add('a.docx', docx)
    const first = await get(url, { range: 'bytes=0-99' })
    const rest = await get(url, { range: 'bytes=100-', 'if-range': String(first.headers.etag) })
    expect([first.statusCode, rest.statusCode]).toEqual([206, 206])
    expect(first.headers).toMatchObject({ 'content-range': `bytes 0-99/${docx.length}`, 'content-length': '100' })
    expect(rest.headers['content-range']).toBe(`bytes 100-${docx.length - 1}/${docx.length}`)
    expect(Buffer.concat([first.rawPayload, rest.rawPayload])).toEqual(Buffer.from(docx))
  })

  test('has the full content when the client has the beginning of another version', async () => {
    const { add, get } = await createSite()
    const { url } = await add('a.docx', docx)
    const answer = await get(url, { range: 'bytes=100-', 'if-range': '"older"' })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, docx.length])
    expect((await get(url, { range: 'bytes=100-', 'if-match': '"older"' })).statusCode).toBe(412)
  })

  test('is not sent again when the client has it', async () => {
    const { add, get } = await createSite()
    const { url } = await add('a.docx', docx)
    const { etag } = (await get(url)).headers
    const answer = await get(url, { 'if-none-match': String(etag) })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
    expect(answer.headers).toMatchObject({ etag, 'cache-control': expect.any(String) })
  })

  test('of a range beyond the end is refused with the size', async () => {
    const { add, get } = await createSite()
    const { url } = await add('a.docx', docx)
    const answer = await get(url, { range: `bytes=${docx.length}-` })
    expect([answer.statusCode, answer.body]).toEqual([416, errorText.range_not_satisfiable])
    expect(answer.headers['error-code']).toBe('range_not_satisfiable')
    expect(answer.headers['content-range']).toBe(`bytes */${docx.length}`)
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  test('of several ranges has the full content', async () => {
    const { add, get } = await createSite()
    const { url } = await add('a.docx', docx)
    const answer = await get(url, { range: 'bytes=0-1,5-6' })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, docx.length])
  })

  test('HEAD gives the same headers without content', async () => {
    const { app, add, get } = await createSite()
    const { url } = await add('a.docx', docx)
    const head = await app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-1' } })
    const { headers } = await get(url)
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' })
  })
})

describe('a URL', () => {
  test('with another name redirects to the right one', async () => {
    const { add, get } = await createSite()
    const { id, url } = await add('Séance 100%.docx', docx)
    expect((await get(`/files/${id}/old.docx`)).headers.location).toBe(url)
    expect((await get(`/files/${id}/old.docx?view`)).headers.location).toBe(`${url}?view`)
    expect((await get(`/files/${id}/`)).statusCode).toBe(301)
    expect((await get(url)).statusCode).toBe(200)
  })

  test('may be as long as an encoded name in another script', async () => {
    const { add, get } = await createSite()
    const { url } = await add(`${'परिवार'.repeat(11)}.docx`, docx)
    expect(url.length).toBeGreaterThan(600)
    expect((await get(url)).statusCode).toBe(200)
  })

  test.each([
    '/files/0/a',
    '/files/999999/a',
    '/files/99999999999/a',
    '/files/1e3/a',
    '/files/x/a',
    '/files/-1/a',
    '/files/..%2f..%2fetc/passwd',
    '/files/%00/a',
  ])('%s is not there, in a plain sentence', async (url) => {
    const { get } = await createSite()
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([404, errorText.not_found])
    expect(answer.headers['error-code']).toBe('not_found')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('of a file that is missing on disk gives an error, and the file is logged', async () => {
    const { app, store, add, get } = await createSite()
    const { id, url } = await add('gone.docx', createDocx({ paragraphs: ['gone'] }))
    const file = await getFile(db, id)
    await store.remove(file.sha256)
    logged.length = 0
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([410, errorText.file_missing])
    expect(answer.headers['error-code']).toBe('file_missing')
    expect(answer.headers).not.toHaveProperty('content-disposition')
    expect(answer.headers).not.toHaveProperty('etag')
    expect(logged.join()).toContain(url)
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(410)
    expect((await get((await add('b.docx', docx)).url)).statusCode).toBe(200)
  })
})

describe('with ?view', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><style>a{}</style></svg>')

  test('images open in a sandbox', async () => {
    const { add, get } = await createSite()
    for (const [name, bytes] of [
      ['a.png', createPng()],
      ['a.svg', svg],
    ] as const) {
      const { headers } = await get(`${(await add(name, bytes)).url}?view`)
      expect(headers['content-disposition']).toMatch(/^inline/)
      expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('PDFs open in the browser’s PDF viewer', async () => {
    const { add, get } = await createSite()
    const { headers } = await get(`${(await add('a.pdf', await createPdf(['x']))).url}?view`)
    expect(headers['content-disposition']).toMatch(/^inline/)
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  test('Word files and unknown types are downloaded', async () => {
    const { add, get } = await createSite()
    const { id, url } = await add('view.docx', docx)
    expect((await get(`${url}?view`)).headers['content-disposition']).toMatch(/^attachment/)
    await db.updateTable('file').set({ media_type: 'text/html' }).where('id', '=', id).execute()
    expect((await get(`${url}?view`)).headers['content-disposition']).toMatch(/^attachment/)
  })

  test('no file opens without it', async () => {
    const { add, get } = await createSite()
    expect((await get((await add('b.svg', svg)).url)).headers['content-disposition']).toMatch(/^attachment/)
  })
})

test('getFile throws for an unknown id', async () => {
  await expect(getFile(db, 999_999)).rejects.toMatchObject({ status: 404 })
})

describe('a file of which versions exist', () => {
  /** Adds a file as an upload, which is not public. */
  async function addUploaded(store: FileStore, name: string, text: string) {
    const stored = await storeFile(store, { name, bytes: createDocx({ paragraphs: [text] }) })
    const { id } = await db.transaction().execute((tx) => addUpload(tx, stored))
    return { id, url: `/files/${id}/${name}` }
  }
  const publish = (id: number) => db.transaction().execute((tx) => publishFiles(tx, [id], new Date()))
  const replace = (oldId: number, newId: number) => db.transaction().execute((tx) => replaceFile(tx, { oldId, newId }))

  test('is not public before it is published, except with a signature of a grant in force', async () => {
    const { store, get } = await createSite()
    const { id, url } = await addUploaded(store, 'draft.docx', 'a draft')
    const now = new Date()
    expect((await get(url)).statusCode).toBe(404)
    expect(await get(signFileUrl(secret, url, id, editorGrant(7, now)))).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'private, no-store' },
    })
    expect((await get(signFileUrl(secret, url, id, editorGrant(8, now)))).statusCode).toBe(404)
    const old = new Date(now.getTime() - 3 * 24 * 3_600_000)
    expect((await get(signFileUrl(secret, url, id, editorGrant(7, old)))).statusCode).toBe(404)
    expect((await get(signFileUrl(secret, url, id + 1, editorGrant(7, now)))).statusCode).toBe(404)
    await publish(id)
    expect((await get(url)).statusCode).toBe(200)
  })

  test('keeps its printed address over two replacements, and each version has a permanent one', async () => {
    const { store, get } = await createSite()
    const [first, second, third] = [
      await addUploaded(store, 'plan.docx', 'first'),
      await addUploaded(store, 'plan-2.docx', 'second'),
      await addUploaded(store, 'plan-3.docx', 'third'),
    ]
    await publish(first.id)
    const original = (await get(first.url)).rawPayload
    await publish(second.id)
    await replace(first.id, second.id)
    await publish(third.id)
    await replace(second.id, third.id)
    for (const { url } of [first, second])
      expect(await get(url)).toMatchObject({
        statusCode: 302,
        headers: { location: third.url, 'cache-control': 'no-store' },
      })
    expect(await get(`${first.url}?view`)).toMatchObject({ headers: { location: `${third.url}?view` } })
    expect((await get(`${first.url}?version`)).rawPayload).toEqual(original)
    // The first one is restored.
    await publish(first.id)
    await replace(third.id, first.id)
    expect((await get(first.url)).rawPayload).toEqual(original)
    expect(await get(second.url)).toMatchObject({ headers: { location: first.url } })
  })
})
