import { readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { FileInfo } from '#core/file-info.ts'
import { createFile, createPdf } from '#testing/builders.ts'
import { createDocx } from '#testing/files/documents.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { createMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import {
  beginUpload,
  createEditor,
  createUpload,
  metadataOf,
  offsetOf,
  sendBytes,
  stateOf,
  TUS,
} from '#testing/uploads/uploads.ts'
import { deleteExpiredUploads } from './actions/delete-uploads.ts'
import { ingestUploads } from './actions/ingest-uploads.ts'

const site = await createSite({ MAX_UPLOAD_MB: '1' })
const editor = await createEditor(site)
const folder = join(site.context.config.dataDir, 'uploads')
const pdf = createPdf('Implants')

function ingest() {
  return ingestUploads(site.context, site.app.log, new Date(Date.now() + 60_000))
}

function pathOf(address: string): string {
  return join(folder, address.split('/').at(-2) ?? '')
}

test('a file arrives in parts, is read by a worker, and is ready with its id', async () => {
  const address = await beginUpload(editor, 'Implants.pdf', pdf.length)
  expect(await sendBytes(site, editor, address, 0, pdf.subarray(0, 300))).toMatchObject({
    status: 204,
    headers: { 'upload-offset': '300' },
  })
  expect(await stateOf(editor, address)).toMatchObject({
    status: 200,
    body: { state: 'uploading', offset: 300, size_bytes: pdf.length, file: null, error: null },
  })
  expect(await offsetOf(site, editor, address)).toBe(300)
  expect((await sendBytes(site, editor, address, 300, pdf.subarray(300))).status).toBe(204)
  expect(await stateOf(editor, address)).toMatchObject({ body: { state: 'processing', offset: pdf.length } })
  await ingest()
  expect(await stateOf(editor, address)).toMatchObject({
    body: {
      state: 'ready',
      file: { name: 'Implants.pdf', size_bytes: pdf.length, file_type: 'PDF Document', pages: 1 },
    },
  })
  expect(await readdir(folder)).toEqual([])
  expect(await offsetOf(site, editor, address)).toBe(pdf.length)
})

test('bytes that begin at the wrong place are rejected, and none is stored', async () => {
  const address = await beginUpload(editor, 'a.pdf', pdf.length)
  await sendBytes(site, editor, address, 0, pdf.subarray(0, 10))
  const { status, headers } = await sendBytes(site, editor, address, 20, pdf.subarray(20))
  expect({ status, code: headers['error-code'] }).toEqual({ status: 409, code: 'upload_moved' })
  expect(await offsetOf(site, editor, address)).toBe(10)
})

test('more bytes than the size that was announced are rejected', async () => {
  const address = await beginUpload(editor, 'a.pdf', 10)
  expect((await sendBytes(site, editor, address, 0, pdf)).status).toBe(413)
  // A request in chunks says no size before.
  expect((await sendBytes(site, editor, address, 0, Readable.from([pdf.subarray(0, 5), pdf]))).status).toBe(413)
  expect(await offsetOf(site, editor, address)).toBe(0)
})

test('other persons do not see an upload, also when they know its address', async () => {
  const address = await beginUpload(editor, 'a.pdf', pdf.length)
  const other = await createEditor(site)
  expect((await stateOf(other, address)).status).toBe(404)
  expect((await sendBytes(site, other, address, 0, pdf)).status).toBe(404)
  expect((await other.call('DELETE', address)).status).toBe(404)
  expect(await offsetOf(site, editor, address)).toBe(0)
})

test('members, guests and editors without a second factor cannot upload', async () => {
  const headers = { ...TUS, 'upload-length': '10', 'upload-metadata': metadataOf('a.pdf') }
  expect((await createUpload(await createMember(site), 'a.pdf', 10)).status).toBe(403)
  expect((await createUpload(await createMember(site, { role: 'editor' }), 'a.pdf', 10)).status).toBe(403)
  expect((await site.call('POST', '/api/uploads/', { headers })).status).toBe(401)
})

test('a file that is too large is refused before it is sent, with the limit', async () => {
  const response = await createUpload(editor, 'a.pdf', 1024 ** 2 + 1)
  expect(response).toMatchObject({ status: 413, headers: { 'tus-max-size': String(1024 ** 2) } })
})

test.each([
  ['no size', { 'upload-metadata': metadataOf('a.pdf') }],
  ['a size that is no number', { 'upload-length': '1e3', 'upload-metadata': metadataOf('a.pdf') }],
  ['no bytes', { 'upload-length': '0', 'upload-metadata': metadataOf('a.pdf') }],
  ['no name', { 'upload-length': '10' }],
  ['a name that is no Base64', { 'upload-length': '10', 'upload-metadata': 'filename a.pdf' }],
  ['a very long name', { 'upload-length': '10', 'upload-metadata': metadataOf('a'.repeat(3000)) }],
])('an upload with %s is rejected as invalid', async (_, headers: Record<string, string>) => {
  expect((await editor.call('POST', '/api/uploads/', { headers: { ...TUS, ...headers } })).status).toBe(400)
})

test('a name with a path becomes a plain name, and no file is written elsewhere', async () => {
  const address = await beginUpload(editor, '../../../etc/passwd.pdf', pdf.length)
  await sendBytes(site, editor, address, 0, pdf)
  await ingest()
  expect(await stateOf(editor, address)).toMatchObject({ body: { file: { name: '-..-..-etc-passwd.pdf' } } })
  expect((await editor.call('GET', '/api/uploads/..%2F..%2Fdatabase.sqlite/', { headers: TUS })).status).toBe(404)
  expect((await sendBytes(site, editor, '/api/uploads/..%2Fsecret/', 0, pdf)).status).toBe(404)
})

test('a file that cannot be used is refused with its reason, and its bytes are deleted', async () => {
  const bytes = Buffer.from('MZ a program')
  const address = await beginUpload(editor, 'setup.pdf', bytes.length)
  await sendBytes(site, editor, address, 0, bytes)
  await ingest()
  expect(await stateOf(editor, address)).toMatchObject({
    body: {
      state: 'refused',
      file: null,
      error: { code: 'program', message: expect.stringContaining('Programs cannot be added.') },
    },
  })
  await expect(readdir(folder)).resolves.not.toContain(address.split('/').at(-2))
})

test('a full disk has status 507, and the upload continues when there is room', async () => {
  const address = await beginUpload(editor, 'full.pdf', pdf.length)
  await rm(pathOf(address))
  await symlink('/dev/full', pathOf(address))
  const full = await sendBytes(site, editor, address, 0, pdf)
  expect({ status: full.status, code: full.headers['error-code'] }).toEqual({ status: 507, code: 'storage_full' })
  await rm(pathOf(address))
  await writeFile(pathOf(address), '')
  expect((await sendBytes(site, editor, address, 0, pdf)).status).toBe(204)
})

test('an upload that was cancelled is gone, with its bytes', async () => {
  const address = await beginUpload(editor, 'a.pdf', pdf.length)
  await sendBytes(site, editor, address, 0, pdf.subarray(0, 10))
  expect((await editor.call('DELETE', address)).status).toBe(204)
  expect((await stateOf(editor, address)).status).toBe(404)
  expect(await readdir(folder)).not.toContain(address.split('/').at(-2))
})

test('an upload that is not finished after seven days is deleted', async () => {
  const address = await beginUpload(editor, 'late.pdf', pdf.length)
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  await deleteExpiredUploads(site.context, inDays(6.9))
  expect((await stateOf(editor, address)).status).toBe(200)
  await deleteExpiredUploads(site.context, inDays(7.1))
  expect((await stateOf(editor, address)).status).toBe(404)
  expect(await readdir(folder)).not.toContain(address.split('/').at(-2))
})

test('one person can’t fill the disk with uploads that are never finished', async () => {
  const person = await createEditor(site)
  for (let count = 0; count < 20; count++) await beginUpload(person, `${count}.pdf`, 1024 ** 2)
  expect(await createUpload(person, 'one more.pdf', 1)).toMatchObject({
    status: 429,
    headers: { 'error-code': 'too_many_uploads' },
  })
})

test('other origins get no permission to read, and a method in a header has no effect', async () => {
  const headers = { ...TUS, origin: 'https://evil.example', 'x-http-method-override': 'DELETE' }
  const address = await beginUpload(editor, 'a.pdf', pdf.length)
  const response = await editor.call('GET', address, { headers })
  expect(response.status).toBe(200)
  expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  expect((await stateOf(editor, address)).status).toBe(200)
})

test('an editor learns which files can be uploaded', async () => {
  const { status, body } = await editor.call('GET', '/api/upload-limits/')
  expect({ status, body }).toMatchObject({ status: 200, body: { max_bytes: site.context.config.maxUploadBytes } })
  expect(body).toMatchObject({ endings: expect.arrayContaining(['docx', 'pptx', 'xlsx', 'pdf', 'jpg']) })
  expect((await (await createMember(site)).call('GET', '/api/upload-limits/')).status).toBe(403)
})

test('an editor gets files by their ids, in that order', async () => {
  const [one, two] = [await createFile(site.context), await createFile(site.context)]
  const { status, body } = await editor.call('GET', `/api/file-infos/?ids=${two},999999,${one}`)
  expect({ status, body }).toMatchObject({ status: 200, body: [{ id: two, file_type: 'PDF Document' }, { id: one }] })
  expect((await editor.call('GET', '/api/file-infos/?ids=1,x')).status).toBe(400)
  expect((await (await createMember(site)).call('GET', `/api/file-infos/?ids=${one}`)).status).toBe(403)
})

test('a PDF becomes the preview of a new file with the same content, which is not public', async () => {
  const bytes = createDocx({ paragraphs: ['Plan'] })
  const { id } = await addTestFile(site.context.database.db, site.context.store, { name: 'Plan.docx', bytes })
  const pdfId = await createFile(site.context)
  const { status, body } = await editor.call('POST', `/api/file-infos/${id}/preview/`, { body: { file_id: pdfId } })
  const info = FileInfo.parse(body)
  expect({ status, info }).toMatchObject({ status: 201, info: { name: 'Plan.docx', preview_state: 'ready', pages: 1 } })
  expect(info.id).not.toBe(id)
  expect((await site.app.inject(info.url)).rawPayload.equals(Buffer.from(bytes))).toBe(true)
  expect((await site.app.inject(`/files/${info.id}/Plan.docx`)).statusCode).toBe(404)
  expect((await editor.call('POST', `/api/file-infos/${id}/preview/`, { body: { file_id: id } })).status).toBe(400)
})

test('an uploaded file is not public before an entry that uses it is published', async () => {
  const address = await beginUpload(editor, 'Private.pdf', pdf.length)
  await sendBytes(site, editor, address, 0, pdf)
  await ingest()
  const { file } = z.object({ file: FileInfo }).parse((await stateOf(editor, address)).body)
  expect((await site.app.inject(file.url)).rawPayload.equals(Buffer.from(pdf))).toBe(true)
  expect((await site.app.inject(file.url.replace(/\?.*/, ''))).statusCode).toBe(404)
})

test('an upload that is cancelled while a worker reads it does not come back', async () => {
  const address = await beginUpload(editor, 'Cancelled.pdf', pdf.length)
  await sendBytes(site, editor, address, 0, pdf)
  expect((await editor.call('DELETE', address)).status).toBe(204)
  await ingest()
  expect((await stateOf(editor, address)).status).toBe(404)
})
