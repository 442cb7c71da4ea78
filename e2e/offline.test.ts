import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { asMember, createMember } from './support/member.ts'
import { createNetwork, type Network } from './support/network.ts'

const MODULE = '/training/male-condoms'
const SAVED = /^Saved copy of \w{3} \d\d, \d{4}, \d\d:\d\d\./

/** A phone with an active service worker, on a network that the test can cut. */
async function openPhone(): Promise<{ page: Page; network: Network }> {
  const network = await createNetwork(inject('siteUrl'))
  const page = await openPage({ baseURL: network.url, viewport: PHONE, hasServiceWorker: true })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
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

test('without a network a page that was not saved leads to the list of saved pages, and opens when the network is back', async () => {
  const { page, network } = await openPhone()
  await read(page, '/faq')
  await read(page, `${MODULE}/sessions`)
  // A client-side navigation loads no document, so the page is saved after some seconds.
  await page.getByRole('link', { name: 'All Downloads' }).first().click()
  await expect.poll(() => paths(page, 'pages')).toContain(`${MODULE}/downloads`)
  await network.cut()
  await page.getByRole('link', { name: 'Training Modules' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: 'Male condoms' }).innerText()).toMatch(
    /Preparing A Session/,
  )
  await page.getByRole('listitem').getByRole('link', { name: 'Frequently asked questions' }).waitFor()
  await page.getByRole('link', { name: 'Male condoms: All Downloads' }).click()
  await page.getByRole('status').filter({ hasText: SAVED }).waitFor()
  await page.goto('/training/vasectomy')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
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
  await page.locator('button.file-unavailable').first().click()
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
  network.replace('/service-worker.js', (body) => body.replace('/assets/', '/assets/missing.js,/assets/'))
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.unregister()
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  })
  expect(await paths(page, 'assets')).toEqual(before)
})
