import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findViolations } from './support/accessibility.ts'
import { openPage } from './support/browser.ts'
import { createNetwork } from './support/network.ts'
import { startSite } from './support/server.ts'

test('without a response within ten seconds a reader sees why, and Try again loads the page', async () => {
  const page = await openPage()
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.route('**/api/content/about/', () => undefined)
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByText('The network is very slow').last().waitFor({ timeout: 60_000 })
  await page.unroute('**/api/content/about/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'About the Training Resource Package' }).waitFor()
})

for (const [name, press] of Object.entries({
  'the share dialog': (page: Page) => page.getByRole('button', { name: 'Share' }).click(),
  'the search': async (page: Page) => {
    await page.locator('.site-search > summary').click()
    await page.keyboard.type('implants')
  },
  'the colour guide': (page: Page) => page.getByRole('button', { name: 'Learn more' }).click(),
})) {
  test(`when the code of ${name} cannot be loaded, the page stays and says why`, async () => {
    const page = await openPage()
    const errors: unknown[] = []
    page.on('pageerror', (error) => errors.push(error))
    // The page loads in advance what a press may open.
    await page.route(/\/assets\/(ShareDialog|SearchDropdown|ColorGuideDialog)-/, (route) => route.abort())
    await page.goto('/training/male-condoms/sessions')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await press(page)
    await page.getByText('Needs a connection').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Male condoms')
    expect(errors).toEqual([])
  })
}

test('an email address for the newsletter that could not be sent stays in its field', async () => {
  const page = await openPage()
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const field = page.getByRole('textbox', { name: 'Email' })
  await field.fill('amina@example')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('Must be a valid email address').waitFor()
  expect(await field.inputValue()).toBe('amina@example')
  await page.route('**/api/subscription/**', (route) => route.abort())
  await field.fill('amina@example.org')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('There is no connection. What you typed is still here: try again.').waitFor()
  expect(await field.inputValue()).toBe('amina@example.org')
  await page.unroute('**/api/subscription/**')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('dialog', { name: 'Thank you' }).getByText('Subscribed. Thank you').waitFor()
  expect(await field.inputValue()).toBe('')
})

for (const hasServiceWorker of [false, true]) {
  test(`Print prints the document again and again${hasServiceWorker ? ', saved ones without a network too' : ''}`, async () => {
    const network = await createNetwork(inject('siteUrl'))
    const page = await openPage({ baseURL: network.url, hasPdfViewer: true, hasServiceWorker })
    // A headless browser cannot print, so the test counts the calls. A page may not read a frame that the browser has blocked.
    await page.addInitScript(() => {
      const frameWindow = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
        get() {
          const { href } = Reflect.apply(frameWindow?.get ?? Object, this, []).location
          const print = () => Object.assign(window, { printed: [...(Reflect.get(window, 'printed') ?? []), href] })
          return { focus: () => undefined, print }
        },
      })
    })
    const prints = () => page.evaluate((): string[] => Reflect.get(window, 'printed') ?? [])
    const print = () => page.getByRole('button', { name: 'Print' }).click()
    await page.goto('/training/male-condoms/sessions')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    if (hasServiceWorker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page
      .getByRole('link', { name: /^Slides 2: / })
      .first()
      .click()
    await page.locator('canvas[data-drawn="1"]').waitFor()
    for (const times of [1, 2]) {
      await print()
      await expect.poll(prints).toHaveLength(times)
    }
    if (hasServiceWorker) {
      await network.cut()
      await print()
      await expect.poll(prints).toHaveLength(3)
    }
    expect((await prints()).filter((url) => !url.includes('?view'))).toEqual([])
    expect(page.context().pages()).toHaveLength(1)
  })
}

test('where a browser cannot print a frame, the document opens in a tab and the preview says so', async () => {
  const page = await openPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }))
  await page.goto('/training/male-condoms/sessions')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page
    .getByRole('link', { name: /^Slides 2: / })
    .first()
    .click()
  const tab = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Print' }).click()
  await tab
  await page.getByText('The document opens in a new tab. Print it there.').waitFor()
})

/** Copies the data of the shared site, because a first start would make all documents again. */
async function copySite(): Promise<string> {
  const from = dirname(inject('outbox'))
  const dataDir = mkdtempSync(join(tmpdir(), 'trp-restart-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const database = new Database(join(from, 'database.sqlite'), { readonly: true })
  await database.backup(join(dataDir, 'database.sqlite'))
  database.close()
  for (const part of ['files', 'secret']) cpSync(join(from, part), join(dataDir, part), { recursive: true })
  return dataDir
}

test('a stopping site finishes its downloads, and a restarted one has all data', async () => {
  const dataDir = await copySite()
  const first = await startSite({ DATA_DIR: dataDir, STARTER_CONTENT: 'sample' })
  const path = '/api/training/module/male-condoms/download-all-files/'
  const whole = new Uint8Array(await (await fetch(first.url + path)).arrayBuffer())
  const received = await new Promise<Buffer>((resolve, reject) => {
    const sent = request(first.url + path, (response) => {
      const chunks: Buffer[] = []
      let isStopping = false
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (isStopping) return
        isStopping = true
        first.process.kill('SIGTERM')
        response.pause()
        setTimeout(() => response.resume(), 500)
      })
      response.on('end', () => resolve(Buffer.concat(chunks)))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
  expect(received.equals(whole)).toBe(true)

  const second = await startSite({ DATA_DIR: dataDir, STARTER_CONTENT: 'sample' })
  const rest = await fetch(second.url + path, { headers: { range: 'bytes=200000-' } })
  expect(rest.status).toBe(206)
  expect(Buffer.from(await rest.arrayBuffer()).equals(Buffer.from(whole.subarray(200_000)))).toBe(true)
  await second.stop()
  await first.stop()
})
