import { expect, onTestFinished, test, vi } from 'vitest'
import { startApi } from '#testing/api-process.ts'
import { createPdf } from '#testing/builders.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { createSite } from '#testing/site.ts'
import { beginUpload, createEditor, offsetOf, sendBytes, sendPart, stateOf } from '#testing/uploads/uploads.ts'

const storage = await createDataPlace()
const [one, other] = [await createSite({}, storage), await createSite({}, storage)]
const editor = await createEditor(one)
/** A PDF may begin with other bytes than a reader uses. */
const pdf = Buffer.concat([createPdf('Long file'), Buffer.alloc(3_000_000, ' ')])
const HALF = 1_500_000
/** Longer than a busy machine needs. */
const WAIT_MS = 40_000

async function startProcess() {
  const api = await startApi({
    DATA_DIR: storage.dataDir,
    STARTER_CONTENT: 'off',
    LOG_LEVEL: 'error',
    ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
  })
  onTestFinished(api.kill)
  return api
}

/** Sends half of the bytes and then nothing, like a phone that has lost its network. */
async function hang(url: string, address: string): Promise<void> {
  await sendPart(url, editor, address, { bytes: pdf.subarray(0, HALF), sizeBytes: pdf.length })
  await vi.waitFor(
    async () => expect(await stateOf(editor, address)).toMatchObject({ body: { offset: HALF } }),
    WAIT_MS,
  )
}

test('an upload continues at another process after the first one was killed, and becomes ready', {
  timeout: 2 * WAIT_MS,
}, async () => {
  const first = await startProcess()
  const address = await beginUpload(editor, 'killed.pdf', pdf.length)
  await hang(first.url, address)
  await first.kill()
  await startProcess()
  // Instead of waiting until the lock of the killed process has expired.
  await one.context.database.db.updateTable('upload_lock').set({ expires_at: new Date().toISOString() }).execute()
  expect(await offsetOf(other, editor, address)).toBe(HALF)
  expect((await sendBytes(other, editor, address, HALF, pdf.subarray(HALF))).status).toBe(204)
  await vi.waitFor(
    async () => expect(await stateOf(editor, address)).toMatchObject({ body: { state: 'ready' } }),
    WAIT_MS,
  )
})

test('a second request for an upload takes over from one that hangs in another process', {
  timeout: WAIT_MS,
}, async () => {
  const url = await one.app.listen({ port: 0, host: '127.0.0.1' })
  const address = await beginUpload(editor, 'two.pdf', pdf.length)
  await hang(url, address)
  expect((await sendBytes(other, editor, address, 0, pdf)).status).toBe(409)
  expect(await offsetOf(other, editor, address)).toBe(HALF)
  expect((await sendBytes(other, editor, address, HALF, pdf.subarray(HALF))).status).toBe(204)
})

test('two processes that get the same bytes at the same time store them once', { timeout: WAIT_MS }, async () => {
  const address = await beginUpload(editor, 'twice.pdf', pdf.length)
  const responses = await Promise.all([one, other].map((site) => sendBytes(site, editor, address, 0, pdf)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect(await offsetOf(one, editor, address)).toBe(pdf.length)
})

test('a file whose worker was killed is read by another process', { timeout: WAIT_MS }, async () => {
  const address = await beginUpload(editor, 'claimed.pdf', pdf.length)
  await sendBytes(one, editor, address, 0, pdf)
  await one.context.database.db
    .updateTable('upload')
    .set({ claimed_until: new Date(Date.now() + 2000).toISOString(), attempts: 1 })
    .where('name', '=', 'claimed.pdf')
    .execute()
  await startProcess()
  await vi.waitFor(
    async () => expect(await stateOf(editor, address)).toMatchObject({ body: { state: 'ready' } }),
    WAIT_MS,
  )
})
