import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { asMember, createMember } from './support/member.ts'

const MODULE = '/training/contraceptive-implants'

/** A phone that nobody has touched yet, with a list of what it fetches. */
async function anUntouchedPhone(): Promise<{ page: Page; fetched: string[] }> {
  const page = await openPage({ viewport: PHONE, untouched: true })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  return { page, fetched }
}

function slowDownScripts(page: Page): Promise<unknown> {
  return page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    // The test may be over by now.
    await route.continue().catch(() => undefined)
  })
}

const scripts = (fetched: string[]) => fetched.filter((path) => path.endsWith('.js'))
const alive = (page: Page) => page.locator('html[data-alive]').waitFor({ state: 'attached' })

test('a page that nobody touches has its fonts and styles, and fetches no script', async () => {
  const { page, fetched } = await anUntouchedPhone()
  await page.goto(MODULE, { waitUntil: 'networkidle' })
  expect(scripts(fetched)).toEqual([])
  expect(fetched.filter((path) => path.endsWith('.woff2'))).toHaveLength(2)
})

test('the chosen one of a long row of tabs is in sight from the start, and fetches no script by that', async () => {
  const { page, fetched } = await anUntouchedPhone()
  await page.goto(`${MODULE}/related-discussions`, { waitUntil: 'networkidle' })
  const chosen = page.locator('.tab-nav a[aria-current]')
  expect(await chosen.evaluate((tab) => tab.getBoundingClientRect().right <= innerWidth)).toBe(true)
  expect(scripts(fetched)).toEqual([])
})

test('a chosen topic scrolls its row on a phone, and nothing on a desktop', async () => {
  const scrolls = (page: Page) =>
    page.evaluate(() => [document.querySelector('.filter-list ul')?.scrollLeft, scrollY] as const)
  const phone = await openPage({ viewport: PHONE, untouched: true })
  await phone.goto('/community/discussions')
  expect(await scrolls(phone)).toEqual([0, 0])
  await phone.goto('/community/discussions?topic=4')
  expect((await scrolls(phone))[0]).toBeGreaterThan(0)
  const desktop = await openPage({ viewport: { ...DESKTOP, height: 400 }, untouched: true })
  await desktop.goto('/community/discussions?topic=4')
  expect(await scrolls(desktop)).toEqual([0, 0])
})

for (const [sign, give] of [
  ['a scroll', (page: Page) => page.mouse.wheel(0, 300)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a pointer that moves', (page: Page) => page.mouse.move(100, 100)],
] as const) {
  test(`${sign} brings the page to life`, async () => {
    const { page } = await anUntouchedPhone()
    await page.goto(MODULE, { waitUntil: 'networkidle' })
    await give(page)
    await alive(page)
  })
}

test('a first press on a slow network waits for the script and is then done once', async () => {
  const { page } = await anUntouchedPhone()
  await slowDownScripts(page)
  await page.goto(`${MODULE}/downloads`)
  const bookmark = page.getByRole('button', { name: /^Bookmark: / }).first()
  await bookmark.dispatchEvent('click')
  await expect.poll(() => bookmark.getAttribute('aria-busy')).toBe('true')
  await bookmark.dispatchEvent('click')
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
  expect(await bookmark.getAttribute('aria-busy')).toBeNull()
})

const createFile = (page: Page) => page.getByRole('link', { name: /^Slides 2: / }).first()

test('a first press on a file opens its preview, though the script is slow', async () => {
  const page = await openPage({ untouched: true })
  await slowDownScripts(page)
  await page.goto(`${MODULE}/sessions`)
  await createFile(page).click()
  await page.locator('dialog.preview').waitFor()
})

test('a press on a file opens the file itself when the script can’t come', async () => {
  const page = await openPage({ untouched: true })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${MODULE}/sessions`)
  await createFile(page).dispatchEvent('click')
  await expect.poll(() => createFile(page).getAttribute('aria-busy')).toBeNull()
  const asked = page.waitForRequest((request) => request.url().includes('?view'))
  await createFile(page).dispatchEvent('click')
  await asked
})

test('a press whose script does not come is not busy for ever, and the next one brings the page anew', async () => {
  const { page } = await anUntouchedPhone()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${MODULE}/downloads`)
  const bookmark = page.getByRole('button', { name: /^Bookmark: / }).first()
  await bookmark.dispatchEvent('click')
  await expect.poll(() => bookmark.getAttribute('aria-busy')).toBeNull()
  await page.unroute('**/assets/*.js')
  const anew = page.waitForEvent('load')
  await bookmark.dispatchEvent('click')
  await anew
  await bookmark.click()
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
})

test('a member has everything at once', async () => {
  const { page } = await anUntouchedPhone()
  await asMember(page, await createMember())
  await page.goto(MODULE)
  await alive(page)
})

test('a link to a preview or to a place in the page needs no touch', async () => {
  const page = await openPage()
  await page.goto(`${MODULE}/sessions`)
  await alive(page)
  await createFile(page).click()
  await page.locator('dialog.preview').waitFor()
  const preview = page.url()
  const { page: other } = await anUntouchedPhone()
  await other.goto(preview)
  await other.locator('dialog.preview').waitFor()
  await other.goto(`${MODULE}/sessions#videos`)
  await alive(other)
})

test('a page for members leads a guest to the login without a touch', async () => {
  const { page } = await anUntouchedPhone()
  await page.goto('/user/bookmarks')
  await page.waitForURL('**/user/login?next=**')
})
