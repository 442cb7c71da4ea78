import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { formatSize as size } from '#core/format.ts'
import { openPage, overflow, PHONE } from './support/browser.ts'
import { asMember, createMember } from './support/member.ts'
import { moduleNumber } from './support/modules.ts'
import { createNetwork, type Network } from './support/network.ts'

const SLUG = 'benefits-of-family-planning'
const MODULE = `/training/${SLUG}`

const Content = z.object({ path: z.string(), sha256: z.string(), size_bytes: z.number() })
const Manifest = z.looseObject({
  version: z.string(),
  files: z.array(z.looseObject({ key: z.string(), title: z.string(), file: Content, preview: Content.nullable() })),
})
type Manifest = z.infer<typeof Manifest>

const id = await moduleNumber(SLUG)
const VERSIONS = `/api/kept/module-versions/?ids=${id}`
const MANIFEST = `/api/kept/modules/${id}/`
const manifest = Manifest.parse(await (await fetch(inject('siteUrl') + MANIFEST)).json())
const all = manifest.files.length

async function openPhone(): Promise<{ page: Page; network: Network }> {
  const network = await createNetwork(inject('siteUrl'))
  const page = await openPage({ baseURL: network.url, viewport: PHONE, hasServiceWorker: true })
  return { page, network }
}

/** Asks, chooses what is read and shown, and begins. */
async function keep(page: Page): Promise<void> {
  await page.goto(MODULE)
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByRole('radio', { name: /^To read and show/ }).check()
  await page.getByRole('button', { name: /^Keep · / }).click()
}

const bar = (page: Page) => page.getByRole('region', { name: 'This module' })
/** The line above the cells. */
const line = (page: Page) => page.locator('.bar-line b')
const kept = (page: Page) => page.getByRole('link', { name: 'Kept', exact: true }).waitFor()

/** Slow enough that a test can interrupt it. */
async function slow(page: Page, kbps: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const throughput = (kbps * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** The site has this list of files from now on, in another version. */
function publish(network: Network, change: (files: Manifest['files']) => Manifest['files']): void {
  const changed = { ...manifest, version: 'changed', files: change(manifest.files) }
  network.replace(MANIFEST, () => JSON.stringify(changed))
  network.replace(VERSIONS, (body) => body.toString().replaceAll(manifest.version, 'changed'))
}

/** The paths of documents that this page fetches from now on. */
function fetchedFiles(page: Page): string[] {
  const paths: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/files/')) paths.push(pathname)
  })
  return paths
}

test('a module is kept over lost connections and a closed tab, opens without a network, and an update fetches one file', async () => {
  const { page, network } = await openPhone()
  await page.goto(MODULE)
  await slow(page, 3000)
  await keep(page)
  for (const percent of [5, 20, 40]) {
    await expect
      .poll(async () => Number.parseInt(await bar(page).getByRole('link', { name: /%$/ }).innerText(), 10), {
        interval: 20,
      })
      .toBeGreaterThan(percent)
    await network.cut()
    await line(page)
      .getByText(new RegExp(`Paused at \\d+ of ${all} files`))
      .waitFor()
    await network.restore()
    await bar(page).getByRole('button', { name: 'Go on' }).click()
  }
  await line(page)
    .getByText(new RegExp(`Keeping \\d+ of ${all} files`))
    .waitFor()
  const next = await page.context().newPage()
  await page.close()
  await next.goto(MODULE)
  await kept(next)
  expect(await overflow(next)).toBe(0)

  await network.cut()
  for (const tab of ['', '/sessions', '/downloads']) {
    await next.goto(MODULE + tab)
    await bar(next).getByText('No network. Kept files open.').last().waitFor()
    expect(await next.getByRole('button', { name: /^Download All/ }).isDisabled()).toBe(true)
  }
  await next
    .getByRole('link', { name: /^Slides 1/ })
    .first()
    .click()
  await next.locator('canvas[data-drawn="1"]').waitFor()
  await next.goto('/training/male-condoms')
  await next.getByRole('heading', { level: 1, name: 'On this phone' }).waitFor()
  await next.locator('.kept-thing summary').click()
  await next.getByRole('link', { name: manifest.files[0]?.title ?? '' }).click()
  await next.locator('canvas[data-drawn="1"]').waitFor()

  // The search in the header finds it too.
  await next.goto(MODULE)
  await next.locator('.site-search > summary').click()
  const found = next.locator('.search-dropdown')
  await next.keyboard.type('giraffe')
  await found.getByText('No network. Nothing that you keep on this device has these words.').waitFor()
  await next.keyboard.press('Control+A')
  await next.keyboard.type(manifest.files[0]?.title.toUpperCase() ?? '')
  await found.getByText('What you keep on this device can be searched.').waitFor()
  await found.getByRole('link', { name: manifest.files[0]?.title ?? '' }).click()
  await next.locator('canvas[data-drawn="1"]').waitFor()

  // One file is replaced, and one is withdrawn.
  await network.restore()
  const [replaced, withdrawn] = [manifest.files[1], manifest.files[2]]
  const [source] = manifest.files
  publish(network, (files) =>
    files
      .filter((file) => file !== withdrawn)
      // Of what is read and shown, Word has not been fetched.
      .map((file) => (file === replaced && source ? { ...file, preview: null, file: source.file } : file)),
  )
  const paths = fetchedFiles(next)
  await next.goto(MODULE)
  await bar(next).getByText('1 file newer').last().waitFor()
  expect(await withdrawnIsHere()).toBe(false)
  await bar(next)
    .getByRole('button', { name: `Update · ${size(source?.file.size_bytes ?? 0)}` })
    .click()
  await kept(next)
  await expect.poll(() => paths).toEqual([source?.file.path])

  function withdrawnIsHere() {
    return next.evaluate(
      async (path) => (await (await caches.open('kept')).match(path)) !== undefined,
      withdrawn?.preview?.path ?? '',
    )
  }
})

test('two tabs fetch each file once; what the browser has deleted is not called kept', async () => {
  const { page } = await openPhone()
  const paths = fetchedFiles(page)
  await slow(page, 20_000)
  await keep(page)
  const other = await page.context().newPage()
  await other.goto(MODULE)
  await line(other)
    .getByText(/Keeping \d+ of/)
    .waitFor()
  await Promise.all([kept(page), kept(other)])
  expect(paths.length).toBe(new Set(paths).size)

  await page.evaluate(async () => {
    const store = await caches.open('kept')
    for (const request of (await store.keys()).slice(10)) await store.delete(request)
  })
  await page.goto(MODULE)
  await line(page)
    .getByText(/Paused at \d+ of/)
    .waitFor()
  await bar(page).getByRole('button', { name: 'Go on' }).click()
  await kept(page)
})

test('without space nothing begins; when the space ends in the middle, what has come stays', async () => {
  const { page } = await openPhone()
  await page.goto(MODULE)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  /** So many more bytes may be stored. */
  const setFree = async (bytes: number) => {
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + bytes })
  }
  await page.addInitScript(() => {
    const estimate = navigator.storage.estimate.bind(navigator.storage)
    navigator.storage.estimate = async () =>
      sessionStorage.isSmall ? { quota: 1_000_000, usage: 700_000 } : await estimate()
  })
  await page.evaluate(() => sessionStorage.setItem('isSmall', 'yes'))
  await keep(page)
  await line(page).getByText('Not enough space').waitFor()
  await page
    .locator('.bar-line')
    .getByText(/Needs .+, 300 kB is free/)
    .waitFor()
  await page.evaluate(() => sessionStorage.removeItem('isSmall'))
  await setFree(5_000_000)
  await slow(page, 3000)
  await keep(page)
  await line(page)
    .getByText(/Keeping [1-9]\d* of/)
    .waitFor()
  await setFree(60_000)
  await line(page).getByText('Not enough space').waitFor()
  const stored = () => page.evaluate(async () => (await (await caches.open('kept')).keys()).length)
  expect(await stored()).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Kept', exact: true }).count()).toBe(0)
  await setFree(50_000_000)
  await page.goto(MODULE)
  await kept(page)
})

for (const [name, refuse] of Object.entries({
  'no service worker': () => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'))
  },
  'no storage': () => {
    caches.open = () => Promise.reject(new DOMException('', 'SecurityError'))
  },
})) {
  test(`a private window that allows ${name} fetches nothing and says so`, async () => {
    const { page } = await openPhone()
    await page.addInitScript(refuse)
    const paths = fetchedFiles(page)
    await page.goto(MODULE)
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await page.getByText('This window cannot keep files.').waitFor()
    expect(await page.getByRole('button', { name: /^Keep · / }).count()).toBe(0)
    expect(paths).toEqual([])
  })
}

test('a file that was replaced meanwhile is never called kept; the new list of the site is', async () => {
  const { page, network } = await openPhone()
  const [broken] = manifest.files
  const path = broken?.preview?.path ?? ''
  network.replace(path, (body) => Buffer.from(body).fill(0, 100, 200))
  await keep(page)
  await line(page)
    .getByText(/Paused at \d+ of/)
    .waitFor()
  publish(network, (files) => files.filter((file) => file !== broken))
  await bar(page).getByRole('button', { name: 'Go on' }).click()
  await kept(page)
  await page.goto('/offline')
  await page.getByText(`${all - 1} files ·`).waitFor()
})

test('a new version of the site leaves what kept pages need; logout removes kits and leaves modules', async () => {
  const { page, network } = await openPhone()
  await asMember(page, await createMember())
  await keep(page)
  await kept(page)
  network.replace('/service-worker.js', (body) => `${body}// Next version`)
  const assets = await page.evaluate(async (path) => {
    const [pages, assets, things] = await Promise.all(
      ['kept-pages', 'assets', 'kept-things'].map((name) => caches.open(name)),
    )
    const html = await (await pages?.match(path))?.text()
    await pages?.put(path, new Response(`${html}/assets/old-needed.js`, { headers: { 'content-type': 'text/html' } }))
    for (const name of ['old-needed', 'old-unused']) await assets?.put(`/assets/${name}.js`, new Response(''))
    const [module] = (await things?.keys()) ?? []
    const thing = module && (await (await things?.match(module))?.json())
    await things?.put(
      '/kept/folder-1',
      new Response(JSON.stringify({ ...thing, key: 'folder-1', kind: 'folder', id: 1 })),
    )
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    await registration.update()
    return assets?.match('/assets/old-needed.js').then(Boolean)
  }, MODULE)
  expect(assets).toBe(true)
  const paths = (store: string) =>
    page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      store,
    )
  await expect.poll(() => paths('assets')).not.toContain('/assets/old-unused.js')
  expect(await paths('assets')).toContain('/assets/old-needed.js')
  await page.getByRole('button', { name: 'Menu' }).or(page.locator('.site-menu > summary')).first().click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect.poll(() => paths('kept-things')).toEqual([`/kept/module-${id}`])
})
