import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { createScans } from '#testing/files/scans.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { changeDatabase } from './support/database.ts'
import { asMember, createMember } from './support/member.ts'
import { moduleNumber } from './support/modules.ts'
import { createNetwork, type Network } from './support/network.ts'
import { createStaff } from './support/staff.ts'

const MODULE = '/training/male-condoms'
const SAVED = /^Saved copy of \w{3} \d\d, \d{4}, \d\d:\d\d\./

/** A phone with an active service worker, on a network that the test can cut. */
async function openPhone(): Promise<{ page: Page; network: Network }> {
  const network = await createNetwork(inject('siteUrl'))
  const page = await openPage({ baseURL: network.url, viewport: PHONE, hasServiceWorker: true })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => paths(page, 'pages')).toEqual(['/'])
  return { page, network }
}

const paths = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  }, store)

/** Opens a page and waits until it is saved. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => paths(page, 'pages')).toContain(path)
}

test('a saved page and its previewed file open without a network, with the date of saving', async () => {
  const { page, network } = await openPhone()
  await read(page, `${MODULE}/downloads`)
  await page
    .getByRole('link', { name: /^What male condoms protect from/ })
    .first()
    .click()
  await page.locator('canvas[data-drawn="1"]').waitFor()
  await expect.poll(() => paths(page, 'files')).toHaveLength(1)
  await network.cut()
  await page.goto(`${MODULE}/downloads`)
  await page.getByRole('status').filter({ hasText: SAVED }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Male condoms' }).waitFor()
  await page
    .getByRole('link', { name: /^What male condoms protect from/ })
    .first()
    .click()
  await page.locator('canvas[data-drawn="1"]').waitFor()
})

test.each(['JPEG 2000', 'JBIG2', 'a colour profile', 'the colours of a printer'])(
  'a page in %s that was saved opens without a network and looks the same',
  async (kind) => {
    const { page, network } = await openPhone()
    const number = await moduleNumber('male-condoms')
    const slides = await fetch(`${network.url}/api/training/presentatonslide/?module=${number}`)
    const { results } = z
      .object({ results: z.array(z.object({ preview_file: z.string() })) })
      .parse(await slides.json())
    const scan = (await createScans())[kind]
    network.replace(results[0]?.preview_file ?? '', () => Buffer.from(scan?.bytes ?? []))
    const openScan = async () => {
      await page
        .getByRole('link', { name: /^Slides 1: / })
        .first()
        .click()
      const canvas = page.locator('canvas[data-drawn="1"]')
      await canvas.waitFor()
      return canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())
    }
    await read(page, `${MODULE}/downloads`)
    const drawn = await openScan()
    await expect.poll(() => paths(page, 'files')).toHaveLength(1)
    await network.cut()
    // The decoder is then only where the service worker has saved it.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.goto(`${MODULE}/downloads`)
    await page.getByRole('status').filter({ hasText: SAVED }).waitFor()
    expect(await openScan()).toBe(drawn)
  },
)

test('the list of what is saved names slides that were previewed', async () => {
  const { page, network } = await openPhone()
  await read(page, `${MODULE}/downloads`)
  const slides = page.getByRole('link', { name: /^Slides 1/ }).first()
  await slides.click()
  await page.locator('canvas[data-drawn="1"]').waitFor()
  await expect.poll(() => paths(page, 'files')).toHaveLength(1)
  await network.cut()
  await page.goto('/training/vasectomy')
  await page.getByRole('heading', { level: 1, name: 'On this phone' }).waitFor()
  await slides.waitFor()
})

test('without a network a page that was not saved leads to the list of saved pages, and opens when the network is back', async () => {
  const { page, network } = await openPhone()
  await read(page, '/faq')
  await read(page, MODULE)
  await read(page, `${MODULE}/sessions`)
  // A client-side navigation loads no document, so the page is saved after some seconds.
  await page.getByRole('link', { name: 'All Downloads' }).first().click()
  await expect.poll(() => paths(page, 'pages')).toContain(`${MODULE}/downloads`)
  await network.cut()
  await page.getByRole('link', { name: 'Training Modules' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'On this phone' }).waitFor()
  await expect
    .poll(() => page.locator('.opened a').allTextContents())
    .toEqual([
      'Male condoms: All Downloads',
      'Male condoms: Preparing A Session',
      'Male condoms',
      'Frequently asked questions',
    ])
  await page.getByRole('link', { name: 'Male condoms: All Downloads' }).click()
  await page.getByRole('status').filter({ hasText: SAVED }).waitFor()
  await page.goto('/training/vasectomy')
  await page.getByRole('heading', { level: 1, name: 'On this phone' }).waitFor()
  await network.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vasectomy' }).waitFor()
  expect(await page.getByText(SAVED).count()).toBe(0)
})

test('a page that was only read opens without a network, and a file that is not saved says what it needs', async () => {
  const network = await createNetwork(inject('siteUrl'))
  const page = await openPage({ baseURL: network.url, viewport: PHONE, hasServiceWorker: true })
  await page.goto(`${MODULE}/downloads`)
  await expect.poll(() => paths(page, 'pages'), { timeout: 30_000 }).toContain(`${MODULE}/downloads`)
  await network.cut()
  await page.goto(`${MODULE}/downloads`)
  await page.getByRole('status').filter({ hasText: SAVED }).waitFor()
  // Anywhere on the row.
  const row = page
    .getByRole('row')
    .filter({ has: page.locator('.file-unavailable') })
    .first()
  await row.click({ position: { x: 20, y: 50 } })
  await page.getByText('This file is not on this device.').waitFor()
})

test('no page of a member and no discussion is saved on the device', async () => {
  const { page } = await openPhone()
  await asMember(page, await createMember())
  for (const path of ['/user/settings', '/user/bookmarks', '/community/discussions', `${MODULE}/related-discussions`]) {
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }
  await read(page, '/about')
  const saved = [...(await paths(page, 'pages')), ...(await paths(page, 'assets')), ...(await paths(page, 'files'))]
  expect(saved.filter((path) => /^\/(user|community|api)|related-discussions$/.test(path))).toEqual([])
  const html = await page.evaluate(async () => (await caches.match('/about'))?.text())
  expect(html).toMatch(/<html[^>]*>/)
  expect(html).not.toMatch(/<html[^>]* data-(member|hydrated)/)
})

test('a new version with a missing file leaves the old one working', async () => {
  const { page, network } = await openPhone()
  await read(page, MODULE)
  const before = await paths(page, 'assets')
  network.replace('/service-worker.js', (body) => body.toString().replace('/assets/', '/assets/missing.js,/assets/'))
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.unregister()
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  })
  expect(await paths(page, 'assets')).toEqual(expect.arrayContaining(before))
})

/** A copy of a public file that no entry uses. @returns its id and its address */
function addDraftFile(): { id: number; path: string } {
  const id = changeDatabase((database) =>
    database
      .prepare(
        `insert into file (name, sha256, media_type, size_bytes, crc32, created_at, published_at, preview_state, author_names)
         select 'Draft.pdf', sha256, media_type, size_bytes, crc32, created_at, null, 'none', '[]' from file
         where media_type = 'application/pdf' order by size_bytes limit 1 returning id`,
      )
      .pluck()
      .get(),
  )
  return { id: z.int().parse(id), path: `/files/${id}/Draft.pdf` }
}

test('a file of a draft is not saved, and a saved file goes when it is withdrawn', async () => {
  const { page, network } = await openPhone()
  const editor = await createStaff('editor')
  const { id, path } = addDraftFile()
  const headers = { authorization: `Bearer ${editor.access}` }
  const infos = await fetch(`${inject('siteUrl')}/api/file-infos/?ids=${id}`, { headers })
  const [info] = z.array(z.object({ url: z.string() })).parse(await infos.json())
  const status = (address: string) =>
    page.evaluate(async (url) => {
      const response = await fetch(url)
      await response.arrayBuffer()
      return response.status
    }, address)
  const saved = async () => (await paths(page, 'files')).includes(path)
  const setFile = (column: 'published_at' | 'withdrawn', value: string) =>
    changeDatabase((database) => database.prepare(`update file set ${column} = ? where id = ?`).run(value, id))

  await asMember(page, editor)
  await page.goto('/user/settings')
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()
  expect(await status(info?.url ?? '')).toBe(200)
  expect(await saved()).toBe(false)
  setFile('published_at', '2026-01-01')
  expect(await status(path)).toBe(200)
  await expect.poll(saved).toBe(true)
  setFile('withdrawn', 'unused')
  expect(await status(path)).toBe(410)
  await expect.poll(saved).toBe(false)

  await page.setViewportSize(DESKTOP)
  await page.locator('.account-menu summary').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForFunction(() => localStorage.getItem('access_token') === null)
  await network.cut()
  await expect(status(path)).rejects.toThrow('Failed to fetch')
  await expect(status(info?.url ?? '')).rejects.toThrow('Failed to fetch')
})
