import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPdf } from '#testing/files/documents.ts'
import { createDiskStore } from '#testing/files/store.ts'
import { createSite } from '#testing/site.ts'
import { startFakeClamd } from '#testing/uploads/fake-clamd.ts'
import { beginUpload, createEditor, sendBytes, stateOf, uploadAndIngest } from '#testing/uploads/uploads.ts'
import { ingestUploads } from './actions/ingest-uploads.ts'

const site = await createSite()
const editor = await createEditor(site)
const { config, database } = site.context
const inAMinute = () => new Date(Date.now() + 60_000)

/** Uses a virus scanner during a test. */
function scanWith(address: string) {
  config.clamd = address
  onTestFinished(() => {
    config.clamd = undefined
  })
}

/** Ends the wait for the next attempt. */
async function endClaims() {
  await database.db.updateTable('upload').set({ claimed_until: null }).execute()
}

test('a file with a virus is refused, another one is stored', async () => {
  const { socket, stop } = await startFakeClamd('harmful')
  onTestFinished(stop)
  scanWith(socket)
  const bad = await createPdf(['x'], { info: { Title: 'harmful' } })
  expect(await uploadAndIngest(site, editor, 'bad.pdf', bad)).toMatchObject({
    state: 'refused',
    error: {
      code: 'has_virus',
      message: expect.stringMatching(/^Refused: has a virus\. .+ add it again\.$/),
    },
  })
  expect(await uploadAndIngest(site, editor, 'good.pdf', await createPdf(['x']))).toMatchObject({ state: 'ready' })
})

test('while the virus scanner does not answer the file waits with a plain message, also after many attempts', async () => {
  scanWith('/nowhere/clamd')
  const pdf = await createPdf(['waits'])
  const address = await beginUpload(editor, 'waits.pdf', pdf.length)
  await sendBytes(site, editor, address, 0, pdf)
  for (let attempt = 0; attempt < 6; attempt++) {
    await endClaims()
    await ingestUploads(site.context, site.app.log, inAMinute())
  }
  expect(await stateOf(editor, address)).toMatchObject({
    body: {
      state: 'processing',
      file: null,
      error: { code: 'scanner_unreachable', message: expect.stringContaining('scanner') },
    },
  })
  const { socket, stop } = await startFakeClamd('harmful')
  onTestFinished(stop)
  scanWith(socket)
  await endClaims()
  // None of that was an attempt: another passing fault does not refuse the file.
  const failing = await createDiskStore(join(config.dataDir, 'files'), async () => {
    throw Object.assign(new Error('reset'), { code: 'ECONNRESET' })
  })
  await ingestUploads({ ...site.context, store: failing }, site.app.log, inAMinute())
  expect(await stateOf(editor, address)).toMatchObject({ body: { state: 'processing', error: null } })
  await endClaims()
  await ingestUploads(site.context, site.app.log, inAMinute())
  expect(await stateOf(editor, address)).toMatchObject({ body: { state: 'ready', error: null } })
})

test('on a full disk the file waits with a plain message, nothing is half stored, and it is ready when there is room', async () => {
  const folder = join(config.dataDir, 'files')
  const full = await createDiskStore(folder, async () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
  })
  const before = await readdir(folder, { recursive: true })
  const pdf = await createPdf(['a full disk'])
  const address = await beginUpload(editor, 'full.pdf', pdf.length)
  await sendBytes(site, editor, address, 0, pdf)
  await ingestUploads({ ...site.context, store: full }, site.app.log, inAMinute())
  expect(await stateOf(editor, address)).toMatchObject({ body: { state: 'processing', error: { code: 'no_room' } } })
  const isFile = (path: string) => path.includes('/')
  expect((await readdir(folder, { recursive: true })).filter(isFile)).toEqual(before.filter(isFile))
  await endClaims()
  await ingestUploads(site.context, site.app.log, inAMinute())
  expect(await stateOf(editor, address)).toMatchObject({ body: { state: 'ready', error: null } })
})
