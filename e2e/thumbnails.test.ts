import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'

const MODULE = '/training/male-condoms'
const THUMBNAILS = /\/thumbnails\//

const pictures = (page: Page) => page.locator('.file-rows .file-sheet img')
const widths = (page: Page) =>
  pictures(page).evaluateAll((all) => all.map((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0)))
const places = (page: Page) =>
  page.locator('.file-title').evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().toJSON()))

const isStyled = (page: Page) =>
  page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.every((link) => 'sheet' in link && link.sheet !== null))

/** The paths of the thumbnails that the page requests. */
function noteThumbnails(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => THUMBNAILS.test(request.url()) && paths.push(request.url()))
  return paths
}

test('each file of a list shows its first page, and no title moves when the pictures come', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(THUMBNAILS, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  // Without a script a browser fetches lazy pictures too before the page has loaded.
  await page.goto('/training-guides', { waitUntil: 'domcontentloaded' })
  // Without a script the document does not wait for its style sheet.
  await expect.poll(() => isStyled(page)).toBe(true)
  const before = await places(page)
  const blank = await widths(page)
  expect(blank).toContain(0)
  release()
  // The server draws a picture on its first request, which takes time on a busy machine; a later visit has it.
  const widthsNow = async () => {
    const now = await widths(page)
    await page.reload()
    return now
  }
  await expect.poll(widthsNow, { timeout: 60_000 }).toEqual(blank.map(() => 128))
  expect(await places(page)).toEqual(before)
})

test('a phone fetches the pictures of the first screen, and others when the reader scrolls', async () => {
  const page = await openPage({ viewport: PHONE })
  const fetched = noteThumbnails(page)
  await page.goto(MODULE, { waitUntil: 'networkidle' })
  const [first, all] = [fetched.length, await pictures(page).count()]
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(all)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => fetched.length).toBe(all)
})

test('a reader who saves data sees the kind of each file, and no picture is sent', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const fetched = noteThumbnails(page)
  await page.goto(MODULE, { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])
  const [badge] = await page.locator('.file-rows .file-badge').all()
  expect(await badge?.boundingBox()).toMatchObject({ width: 36, height: 42 })

  const withoutScript = await openPage({ javaScriptEnabled: false, extraHTTPHeaders: { 'Save-Data': 'on' } })
  const answer = withoutScript.waitForResponse(THUMBNAILS)
  await withoutScript.goto(MODULE)
  expect((await answer).status()).toBe(204)
})
