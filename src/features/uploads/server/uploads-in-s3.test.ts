import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createPdf } from '#testing/builders.ts'
import { startS3Server } from '#testing/files/s3-server.ts'
import { createSite } from '#testing/site.ts'
import { beginUpload, createEditor, offsetOf, sendBytes, sendPart, stateOf } from '#testing/uploads/uploads.ts'
import { ingestUploads } from './actions/ingest-uploads.ts'

const bucket = 'uploads-of-tests'
const keys = { accessKeyId: 'key-of-tests', secretAccessKey: 'secret-of-tests' }
const server = startS3Server({ ...keys, bucket })
await once(server.listen(0, '127.0.0.1'), 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const address = server.address()
const site = await createSite({
  S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
})
const editor = await createEditor(site)
const MB = 1024 ** 2
const pdf = Buffer.concat([createPdf('In S3'), Buffer.alloc(10 * MB, ' ')])

test('a file that arrives in parts in S3 is ready, and nothing of the upload is left', async () => {
  const upload = await beginUpload(editor, 'S3.pdf', pdf.length)
  expect((await sendBytes(site, editor, upload, 0, pdf.subarray(0, 1000))).status).toBe(204)
  expect(await offsetOf(site, editor, upload)).toBe(1000)
  expect((await sendBytes(site, editor, upload, 1000, pdf.subarray(1000, 9 * MB))).status).toBe(204)
  expect((await sendBytes(site, editor, upload, 9 * MB, pdf.subarray(9 * MB))).status).toBe(204)
  await ingestUploads(site.context, site.app.log, new Date(Date.now() + 60_000))
  expect(await stateOf(editor, upload)).toMatchObject({
    body: { state: 'ready', file: { name: 'S3.pdf', size_bytes: pdf.length } },
  })
  expect(await readdir(join(site.context.config.dataDir, 'uploads'))).toEqual([])
  const { file } = Object.assign({ file: { url: '' } }, (await stateOf(editor, upload)).body)
  expect((await site.app.inject(file.url)).rawPayload.equals(pdf)).toBe(true)
})

test('an upload in S3 that was cancelled is gone', async () => {
  const upload = await beginUpload(editor, 'S3.pdf', pdf.length)
  await sendBytes(site, editor, upload, 0, pdf.subarray(0, 6 * MB))
  expect((await editor.call('DELETE', upload)).status).toBe(204)
  expect((await stateOf(editor, upload)).status).toBe(404)
})

test('what arrived in S3 before the connection broke off is kept', async () => {
  const upload = await beginUpload(editor, 'S3.pdf', pdf.length)
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const bytes = pdf.subarray(0, 2 * MB)
  const socket = await sendPart(url, editor, upload, { bytes, sizeBytes: pdf.length })
  // The server reads what was sent before it sees the end; the last buffer may be lost with the request.
  socket.end()
  await vi.waitFor(async () => expect(await offsetOf(site, editor, upload)).toBeGreaterThan(MB), 30_000)
})
