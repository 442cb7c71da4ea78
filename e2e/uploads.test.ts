import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '#testing/api-process.ts'
import { createPdf } from '#testing/builders.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { createSite } from '#testing/site.ts'
import { createEditor } from '#testing/uploads/uploads.ts'
import { openPage } from './support/browser.ts'
import { bundleModule } from './support/module-in-page.ts'
import { freePort } from './support/server.ts'

type Uploads = typeof import('#features/uploads/browser/uploads.ts')
declare const uploads: Uploads

const MB = 1024 ** 2
const SIZE = 20 * MB
/** So that the upload takes some seconds, in bytes a second. */
const SPEED = 4 * MB
/** Longer than the lock of a killed process lasts. */
const RESUMED_MS = 40_000

const storage = await createDataPlace()
const site = await createSite({}, storage)
const script = await bundleModule('src/features/uploads/browser/uploads.ts', 'uploads')
const port = await freePort()

async function startServer() {
  const settings = { DATA_DIR: storage.dataDir, PORT: String(port), STARTER_CONTENT: 'off', LOG_LEVEL: 'error' }
  const api = await startApi(settings)
  onTestFinished(api.kill)
  return api
}

/** A page of an editor on a slow line, with the module of uploads in the global variable `uploads`. */
async function openEditorPage() {
  const editor = await createEditor(site)
  const page = await openPage({ baseURL: `http://localhost:${port}`, bypassCSP: true })
  const client = await page.context().newCDPSession(page)
  const setOffline = async (offline: boolean) => {
    const network = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: SPEED }
    await client.send('Network.emulateNetworkConditions', network)
  }
  await setOffline(false)
  let created = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/uploads/')) created++
  })
  const load = async () => {
    await page.goto('/healthz')
    await page.evaluate(script)
  }
  await load()
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('refresh_token', refresh ?? '')
      localStorage.setItem('access_token', access ?? '')
    },
    [editor.access, editor.refresh],
  )
  return { page, created: () => created, reload: load, setOffline }
}

/** Starts the upload of a PDF of 20 MB. @returns its id in the page */
function start(page: Page, name = 'Long.pdf'): Promise<string> {
  return page.evaluate(
    ({ name, text, size }) => {
      const file = new File([text, new Uint8Array(size - text.length)], name, { lastModified: 1 })
      return uploads.startUpload(file, { onReady: () => undefined })
    },
    { name, text: new TextDecoder().decode(createPdf('Long')), size: SIZE },
  )
}

function uploadIn(page: Page, id: string) {
  return page.evaluate((wanted) => uploads.listUploads().find((upload) => upload.id === wanted), id)
}

async function sentBytes(page: Page, id: string): Promise<number> {
  return (await uploadIn(page, id))?.sentBytes ?? 0
}

test('an upload is paused and continues, also over a killed and restarted server', async () => {
  const server = await startServer()
  const { page, created } = await openEditorPage()
  const id = await start(page)
  await expect.poll(() => sentBytes(page, id)).toBeGreaterThan(2 * MB)
  await page.evaluate((paused) => uploads.pause(paused), id)
  const paused = await uploadIn(page, id)
  expect(paused?.state).toBe('paused')
  await page.waitForTimeout(1500)
  expect(await uploadIn(page, id)).toEqual(paused)

  await page.evaluate((resumed) => uploads.resume(resumed), id)
  await expect.poll(() => sentBytes(page, id)).toBeGreaterThan(10 * MB)
  await server.kill()
  await expect.poll(async () => (await uploadIn(page, id))?.state).toBe('retrying')
  await startServer()
  await expect
    .poll(() => uploadIn(page, id), { timeout: RESUMED_MS })
    .toMatchObject({
      state: 'ready',
      sentBytes: SIZE,
      file: { name: 'Long.pdf', size_bytes: SIZE },
    })
  expect(created()).toBe(1)
})

test('an upload continues after the page was closed, when the same file is chosen again', async () => {
  await startServer()
  const { page, created, reload } = await openEditorPage()
  const first = await start(page, 'Again.pdf')
  await expect.poll(() => sentBytes(page, first)).toBeGreaterThan(9 * MB)
  await reload()
  const id = await start(page, 'Again.pdf')
  await expect.poll(() => sentBytes(page, id), { interval: 20 }).toBeGreaterThan(0)
  expect(await sentBytes(page, id)).toBeGreaterThan(8 * MB)
  await expect.poll(async () => (await uploadIn(page, id))?.state, { timeout: RESUMED_MS }).toBe('ready')
  expect(created()).toBe(1)
})

test('an upload waits without a network, and continues at once when the network is back', async () => {
  await startServer()
  const { page, setOffline } = await openEditorPage()
  const id = await start(page, 'Offline.pdf')
  await expect.poll(() => sentBytes(page, id)).toBeGreaterThan(2 * MB)
  await setOffline(true)
  await expect.poll(async () => (await uploadIn(page, id))?.state).toBe('retrying')
  // By now the next attempt is almost ten seconds away.
  await page.waitForTimeout(9000)
  const before = Date.now()
  await setOffline(false)
  await expect.poll(async () => (await uploadIn(page, id))?.state, { interval: 20 }).toBe('sending')
  expect(Date.now() - before).toBeLessThan(8000)
  await expect.poll(async () => (await uploadIn(page, id))?.state, { timeout: RESUMED_MS }).toBe('ready')
})

test('an upload renews an expired access token, and waits for a login when the session has ended', async () => {
  await startServer()
  const { page } = await openEditorPage()
  const tokens = await page.evaluate(() => {
    const before = { ...localStorage }
    localStorage.setItem('access_token', 'expired.token.of.yesterday')
    return before
  })
  const id = await start(page, 'Session.pdf')
  await expect.poll(() => sentBytes(page, id)).toBeGreaterThan(0)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toContain('expired')
  const renewed = await page.evaluate(() => {
    const before = { ...localStorage }
    localStorage.removeItem('access_token')
    return before
  })
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
  await expect
    .poll(() => uploadIn(page, id))
    .toMatchObject({ state: 'paused', message: expect.stringContaining('session has ended') })
  await page.evaluate((stored) => Object.assign(localStorage, stored), renewed)
  await page.evaluate((resumed) => uploads.resume(resumed), id)
  await expect.poll(async () => (await uploadIn(page, id))?.state, { timeout: RESUMED_MS }).toBe('ready')
})

test('two files are sent at a time, and a refused one says why', async () => {
  await startServer()
  const { page } = await openEditorPage()
  const ids = [await start(page, '1.pdf'), await start(page, '2.pdf'), await start(page, '3.pdf')]
  const states = async () => (await Promise.all(ids.map((id) => uploadIn(page, id)))).map((upload) => upload?.state)
  await expect.poll(states).toEqual(['sending', 'sending', 'waiting'])
  await page.evaluate((cancelled) => uploads.cancel(cancelled), ids[0] ?? '')
  await expect.poll(states).toEqual([undefined, 'sending', 'sending'])
  for (const id of ids.slice(1)) await page.evaluate((cancelled) => uploads.cancel(cancelled), id)

  const stored = await page.evaluate(async () => {
    const { id, stored } = uploads.uploadDocument(new File(['MZ a program'], 'setup.pdf'))
    return { stored: await stored, upload: uploads.listUploads().find((upload) => upload.id === id) }
  })
  expect(stored).toMatchObject({
    stored: undefined,
    upload: { state: 'refused', message: expect.stringContaining('is a program') },
  })
})
