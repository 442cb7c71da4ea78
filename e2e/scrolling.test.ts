import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { openCheckedPage } from './support/forum.ts'
import { goBack, goForward } from './support/history.ts'

const MODULE = '/training/vasectomy'
/** Delay of a file on a slow network. */
const DELAY_MS = 1000

const SCRIPTS = '**/assets/*.js'
const STYLES = '**/assets/*.css'

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const pathOf = (page: Page) => new URL(page.url()).pathname
const tab = (page: Page, name: string) => page.locator('.tab-nav').getByRole('link', { name })

/** Scrolls the page and waits until it is there. */
async function scrollPage(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), y)
  await expect.poll(() => scrolled(page)).toBe(y)
}

async function delay(page: Page, files: string): Promise<void> {
  await page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    // The page may be closed already.
    await route.continue().catch(() => undefined)
  })
}

test('each tab of a module starts at the top, and Back and Forward restore the position', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(`${MODULE}/downloads`)
  await hydrated(page)
  await scrollPage(page, 900)
  await tab(page, 'Preparing A Session').dispatchEvent('click')
  await page.waitForURL(`**${MODULE}/sessions`)
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollPage(page, 300)
  await goBack(page)
  await expect.poll(() => scrolled(page)).toBe(900)
  expect(pathOf(page)).toBe(`${MODULE}/downloads`)
  await goForward(page)
  await expect.poll(() => scrolled(page)).toBe(300)
  expect(pathOf(page)).toBe(`${MODULE}/sessions`)
})

test('Back restores page and position after other documents, also before the script has loaded', async () => {
  const page = await openPage({ viewport: PHONE })
  // A font that loads late changes line breaks, and the browser then keeps the text in place, not the position.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/training')
  await hydrated(page)
  await scrollPage(page, 700)
  await page.getByRole('main').getByRole('link', { name: 'Vasectomy' }).first().dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Vasectomy' }).waitFor()
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollPage(page, 400)
  await page.goto('/faq')
  await goBack(page)
  await page.getByRole('heading', { level: 1, name: 'Vasectomy' }).waitFor()
  await expect.poll(() => scrolled(page)).toBe(400)
  await goBack(page)
  await page.getByRole('heading', { level: 1, name: 'Training Modules' }).waitFor()
  await expect.poll(() => scrolled(page)).toBe(700)

  await goForward(page)
  await page.getByRole('heading', { level: 1, name: 'Vasectomy' }).waitFor()
  await goForward(page)
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
  await delay(page, SCRIPTS)
  await goBack(page)
  await page.getByRole('heading', { level: 1, name: 'Vasectomy' }).waitFor()
  await goBack(page)
  await page.getByRole('heading', { level: 1, name: 'Training Modules' }).waitFor()
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('Back restores page and position while the page before is still loading', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/training')
  await hydrated(page)
  await scrollPage(page, 700)
  await page.getByRole('main').getByRole('link', { name: 'Vasectomy' }).first().dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Vasectomy' }).waitFor()
  await page.goto('/faq')
  // The script in the body waits for the styles, the one in the head does not.
  await delay(page, STYLES)
  await goBack(page)
  await page.waitForURL(`**${MODULE}`, { waitUntil: 'commit' })
  await page.locator('html[data-pictures]').waitFor({ state: 'attached' })
  await goBack(page)
  await page.getByRole('heading', { level: 1, name: 'Training Modules' }).waitFor()
  await hydrated(page)
  expect(await scrolled(page)).toBe(700)
})

test('Back from a category before the script has loaded shows all modules', async () => {
  const page = await openCheckedPage({ viewport: PHONE })
  await page.goto('/training')
  await hydrated(page)
  const modules = page.locator('.module-list > li')
  const all = await modules.count()
  await page.getByRole('link', { name: /^Counselling/ }).click()
  await expect.poll(() => modules.count()).toBe(1)
  await delay(page, SCRIPTS)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => modules.count()).toBe(1)
  await goBack(page)
  await expect.poll(() => modules.count()).toBe(all)
  await hydrated(page)
  expect(await modules.count()).toBe(all)
})

test('on a phone the row of tabs shows the current one after each navigation', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(MODULE)
  await hydrated(page)
  const isVisible = (name: string) =>
    tab(page, name).evaluate((link) => {
      const { left, right } = link.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
  await tab(page, 'Discuss').dispatchEvent('click')
  await page.waitForURL('**/related-discussions')
  await expect.poll(() => isVisible('Discuss')).toBe(true)
  await tab(page, 'Overview').dispatchEvent('click')
  await expect.poll(() => isVisible('Overview')).toBe(true)
})
