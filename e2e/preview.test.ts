import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { findViolations } from './support/accessibility.ts'
import { openPage, PHONE } from './support/browser.ts'
import { moduleNumber } from './support/modules.ts'

const MODULE = '/training/male-condoms'

interface SlideFile {
  id: number
  title: string
  pages: number
  first_page: { url: string }
}

/** The presentation with most slides, whose number is widest. */
async function longestSlides(): Promise<SlideFile> {
  const number = await moduleNumber('male-condoms')
  const { results } = await (await fetch(`${inject('siteUrl')}/api/training/presentatonslide/?module=${number}`)).json()
  return results.toSorted((one: SlideFile, other: SlideFile) => other.pages - one.pages)[0]
}

/** Delays responses. @returns a function that releases them */
async function delayResponses(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

const firstFile = (page: Page) => page.getByRole('link', { name: /^Session plan and one-day/ }).first()
const pictureIn = (page: Page) => page.locator('dialog.preview img.preview-picture')

/** The server draws the picture on the first request, which takes time on a busy machine. */
async function isLoaded(page: Page) {
  const width = () => pictureIn(page).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width, { timeout: 60_000 }).toBe(860)
}

test('while a document loads, the preview shows its progress over a picture that can be zoomed', async () => {
  const page = await openPage({ viewport: PHONE })
  const release = await delayResponses(page, /pdf\.worker/)
  await page.goto(`${MODULE}/downloads`)
  await firstFile(page).click()
  await isLoaded(page)
  await page.getByText('First page as a picture').first().waitFor()
  await page.getByRole('button', { name: 'Larger' }).waitFor()
  await expect.poll(() => pictureIn(page).count()).toBe(1)
  const width = async () => (await pictureIn(page).boundingBox())?.width ?? 0
  // React's dialog takes the place of the first one, and in between there is no picture.
  let before = 0
  await expect
    .poll(async () => {
      before = await width()
      return before
    })
    .toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(width).toBeCloseTo(before * 1.25, 0)
  await page.getByRole('button', { name: 'Smaller' }).click()
  release()
  await page.getByText(/^\d+%, \d+ of \d+ kB$/).waitFor()
  await page.locator('canvas[data-drawn="1"]').waitFor()
  await page.getByText('First page as a picture').waitFor({ state: 'detached' })
})

test('pinching zooms the document, not the controls', async () => {
  const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true })
  await page.goto(`${MODULE}/downloads?preview=presentation_slides-${(await longestSlides()).id}`)
  await page.locator('.preview-page').first().waitFor()
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox()
  const [sheet, close] = [await boxOf('.preview-page'), await boxOf('.preview-head button')]
  const touch = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: 180 - apart, y: 370, id: 1 },
        { x: 180 + apart, y: 370, id: 2 },
      ],
    })
  await fingers('touchStart', 30)
  for (const apart of [40, 50, 60]) await fingers('touchMove', apart)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => (await boxOf('.preview-page'))?.width).toBeCloseTo((sheet?.width ?? 0) * 2, 0)
  expect(await boxOf('.preview-head button')).toEqual(close)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})

for (const [name, width, style] of [
  ['360 px in another font', 360, '* { font-family: DejaVu Sans, sans-serif !important }'],
  ['320 px with text of 200 %', 320, 'html { font-size: 200% }'],
] as const) {
  test(`a preview is completely visible at ${name}`, async () => {
    const page = await openPage({ viewport: { width, height: 640 } })
    const { id } = await longestSlides()
    await page.goto(`${MODULE}/downloads?preview=presentation_slides-${id}`)
    await page.locator('.preview-page').first().waitFor()
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, style)
    const cut = await page.locator('dialog.preview').evaluate((dialog) => {
      const isCut = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < 0 || right > innerWidth
      }
      return [...dialog.querySelectorAll('button, a, input, h2')].filter(isCut).map((each) => each.outerHTML)
    })
    expect(cut).toEqual([])
    for (const button of await page.locator('dialog.preview button').all()) {
      const box = await button.boundingBox()
      expect([box?.width, box?.height].every((side) => side !== undefined && side >= 44)).toBe(true)
    }
  })
}

test('without a script an address with a preview shows the first page, and the preview can be closed', async () => {
  const { id, title, first_page } = await longestSlides()
  const page = await openPage({ viewport: PHONE, javaScriptEnabled: false })
  await page.goto(`${MODULE}/downloads?preview=presentation_slides-${id}`)
  const dialog = page.getByRole('dialog', { name: title })
  expect(await dialog.locator('img').getAttribute('src')).toBe(first_page.url)
  expect(await dialog.getByRole('link', { name: /^Download · / }).getAttribute('href')).toMatch(/\.pptx$/)
  await dialog.getByRole('link', { name: 'Open the whole document' }).waitFor()
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toBe(
    inject('siteUrl') + first_page.url,
  )
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(title)
  await dialog.getByRole('button', { name: 'Close the preview' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('a shared link of a module shows its first slide', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(MODULE)
  const { origin } = new URL(page.url())
  const number = await moduleNumber('male-condoms')
  const { results } = await (await fetch(`${origin}/api/training/presentatonslide/?module=${number}`)).json()
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toBe(
    origin + results[0].first_page.url,
  )
})

test('a preview works without its picture', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.route('**/first-pages/*', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(`${MODULE}/downloads?preview=presentation_slides-${(await longestSlides()).id}`)
  await page.locator('canvas[data-drawn="1"]').waitFor()
  expect(await pictureIn(page).count()).toBe(0)
  expect(await findViolations(page, { within: 'dialog.preview' })).toEqual([])
})

test('Escape closes a preview whose script is loading, and it stays closed', async () => {
  const page = await openPage()
  // The page fetches this script by itself together with its own.
  const release = await delayResponses(page, /PreviewDialog-.*\.js$/)
  await page.goto(`${MODULE}/downloads`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await firstFile(page).click()
  await page.locator('dialog.preview[data-static-preview]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog.preview').waitFor({ state: 'detached' })
  release()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('dialog.preview').count()).toBe(0)
  expect(new URL(page.url()).search).toBe('')
})
