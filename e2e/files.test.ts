import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { findViolations } from './support/accessibility.ts'
import { openPage, PHONE } from './support/browser.ts'
import { moduleNumber } from './support/modules.ts'

const MODULE = '/training/male-condoms'

async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

async function sha256(path: string | null): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path ?? ''))
    .digest('hex')
}

const ARCHIVE = `/api/training/module/male-condoms/download-all-files/`

async function wholeArchive(): Promise<string> {
  const response = await fetch(inject('siteUrl') + ARCHIVE)
  return createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex')
}

test('a reader pages through a Word document by keys and by its page field', async () => {
  const page = await openPage()
  await page.goto(`${MODULE}/sessions`)
  await hydrated(page)
  const row = page.getByRole('link', { name: /Session plan and one-day/ }).first()
  await row.click()
  const dialog = page.getByRole('dialog', { name: /Session plan and one-day/ })
  await dialog.locator('canvas[data-drawn="1"]').waitFor()
  await page.waitForURL(/preview=module_session_plan-/)
  await page.keyboard.press('ArrowRight')
  await dialog.locator('canvas[data-drawn="2"]').waitFor()
  await page.keyboard.press('End')
  await dialog.getByRole('textbox', { name: 'Page' }).fill('1')
  await dialog.locator('canvas[data-drawn="1"]').waitFor()
  await expect.poll(() => dialog.locator('canvas[data-drawn="1"]').textContent()).toContain('Session')
  await expect.poll(() => dialog.getByRole('link', { name: 'Download' }).count()).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.waitForURL((url) => !url.searchParams.has('preview'))
})

test('an address with a preview opens it immediately, and closing it shows the page', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(`${MODULE}/sessions`)
  const key = await page
    .locator('a.file-title')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.href)
  expect(key).toContain('?view')
  const module = await moduleNumber('male-condoms')
  const { results } = await (await fetch(`${inject('siteUrl')}/api/training/handout/?module=${module}`)).json()
  await page.goto(`${MODULE}/downloads?sort=size&preview=handouts-${results[0].id}`)
  const dialog = page.getByRole('dialog', { name: results[0].title })
  await dialog.locator('canvas[data-drawn="1"]').waitFor()
  expect(await findViolations(page, { within: 'dialog.preview' })).toEqual([])
  await dialog.getByRole('button', { name: 'Close the preview' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForURL((url) => url.search === '?sort=size')
})

test('a preview fetches only the parts of a document that it shows', async () => {
  const page = await openPage()
  const ranges: string[] = []
  page.on('request', (request) => {
    const range = request.headers().range
    if (request.url().includes('?view')) ranges.push(range ?? 'all')
  })
  await page.goto(`${MODULE}/sessions`)
  await hydrated(page)
  await page
    .getByRole('link', { name: /^Slides 2: / })
    .first()
    .click()
  await page.locator('canvas[data-drawn="1"]').waitFor()
  expect(ranges.length).toBeGreaterThan(0)
  expect(ranges.every((range) => /^bytes=\d+-\d+$/.test(range))).toBe(true)
})

test('when a preview fails, the document can be downloaded', async () => {
  const page = await openPage()
  await page.route('**/*?view', (route) => route.fulfill({ status: 410, body: 'gone' }))
  await page.goto(`${MODULE}/sessions`)
  await hydrated(page)
  await page
    .getByRole('link', { name: /^Slides 2: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The preview can’t be shown.').waitFor()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pptx$/)
})

test('a download shows its progress, and the file is complete', async () => {
  const page = await openPage()
  await page.goto(`${MODULE}/downloads`)
  await hydrated(page)
  const saved = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Download All/ })
    .first()
    .click()
  const tray = page.getByRole('region', { name: 'Downloads' })
  const promised = await page.getByRole('link', { name: /^Download All/ }).textContent()
  await tray.getByText(`Saved · ${promised?.split('·')[1]?.trim()}`).waitFor()
  const download = await saved
  expect(download.suggestedFilename()).toBe('Male condoms.zip')
  expect(await sha256(await download.path())).toBe(await wholeArchive())
})

test('a download continues after a lost connection, and the file is complete', async () => {
  const page = await openPage()
  const ranges: string[] = []
  await page.route(`**${ARCHIVE}`, async (route) => {
    const { range, 'if-range': ifRange } = route.request().headers()
    ranges.push(range ?? 'all')
    if (ranges.length > 1) {
      expect(ifRange).toMatch(/^"/)
      return route.continue()
    }
    const response = await fetch(inject('siteUrl') + ARCHIVE)
    const whole = Buffer.from(await response.arrayBuffer())
    // The connection is lost in the middle: fewer bytes than announced.
    await route.fulfill({
      status: 200,
      headers: {
        etag: response.headers.get('etag') ?? '',
        'content-disposition': response.headers.get('content-disposition') ?? '',
        'content-range': `bytes 0-99999/${whole.length}`,
      },
      body: whole.subarray(0, 100_000),
    })
  })
  await page.goto(`${MODULE}/downloads`)
  await hydrated(page)
  const saved = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Download All/ })
    .first()
    .click()
  await page.getByText('Continues by itself when the network is back').waitFor()
  const download = await saved
  expect(ranges).toEqual(['all', 'bytes=100000-'])
  expect(await sha256(await download.path())).toBe(await wholeArchive())
})

test('a download waits while there is no network, and can be cancelled', async () => {
  const page = await openPage()
  await page.goto(`${MODULE}/downloads`)
  await hydrated(page)
  await page.mouse.move(10, 10)
  await page.route(`**${ARCHIVE}`, (route) => route.abort('internetdisconnected'))
  await page
    .getByRole('link', { name: /^Download All/ })
    .first()
    .click()
  const tray = page.getByRole('region', { name: 'Downloads' })
  await tray.getByText('Continues by itself when the network is back').waitFor()
  expect(await findViolations(page, { within: '.download-tray' })).toEqual([])
  await tray.getByRole('button', { name: /^Cancel/ }).click()
  await tray.waitFor({ state: 'detached' })
})

test('a video fetches nothing from other sites before a click', async () => {
  const page = await openPage()
  const otherHosts: string[] = []
  const own = new URL(inject('siteUrl')).host
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== own) otherHosts.push(host)
  })
  await page.route(/vimeo|youtube/, (route) => route.fulfill({ status: 200, body: 'player' }))
  await page.goto(`${MODULE}/sessions#videos`, { waitUntil: 'networkidle' })
  await hydrated(page)
  expect(otherHosts).toEqual([])
  await page
    .getByRole('link', { name: /^Play video: / })
    .first()
    .click()
  await page.locator('iframe.video-stage').waitFor()
  await expect.poll(() => otherHosts).toContain('player.vimeo.com')
  expect(await page.getByRole('link', { name: 'Open the film on Vimeo' }).getAttribute('href')).toContain('vimeo.com')
})

test('a page is shared by WhatsApp, mail, link and QR code', async () => {
  const page = await openPage({ permissions: ['clipboard-write', 'clipboard-read'] })
  await page.goto(MODULE)
  await hydrated(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  expect(await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('wa.me')
  expect(await dialog.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain('mailto:')
  await dialog.getByRole('img', { name: /^Code that leads to/ }).waitFor()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await dialog.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inject('siteUrl') + MODULE)
})

test('the colours of the slides are explained, and training tools offered', async () => {
  const page = await openPage()
  await page.goto(`${MODULE}/sessions`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Learn more' }).click()
  await page.getByRole('dialog', { name: 'What the colours mean' }).getByText('Key message').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Additional Training Tools' }).click()
  await page
    .getByRole('dialog', { name: 'Additional Training Tools' })
    .getByText('Course evaluation form')
    .first()
    .click()
  const preview = page.getByRole('dialog', { name: /Course evaluation form/ })
  await preview.locator('canvas[data-drawn="1"]').waitFor()
  await page.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Additional Training Tools' }).waitFor()
})
