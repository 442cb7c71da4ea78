import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { asMember, createMember } from './support/member.ts'

const MODULE = '/training/male-condoms'

/** A phone before the first interaction, with a list of the paths that it requests. */
async function openUntouchedPhone(): Promise<{ page: Page; fetched: string[] }> {
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
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

test('before the first interaction a page has its fonts and styles, and loads no script', async () => {
  const { page, fetched } = await openUntouchedPhone()
  await page.goto(MODULE, { waitUntil: 'networkidle' })
  expect(scripts(fetched)).toEqual([])
  expect(fetched.filter((path) => path.endsWith('.woff2'))).toHaveLength(2)
})

test('the current tab of a long row is visible from the start, without a script', async () => {
  const { page, fetched } = await openUntouchedPhone()
  await page.goto(`${MODULE}/related-discussions`, { waitUntil: 'networkidle' })
  const chosen = page.locator('.tab-nav a[aria-current]')
  expect(await chosen.evaluate((tab) => tab.getBoundingClientRect().right <= innerWidth)).toBe(true)
  expect(scripts(fetched)).toEqual([])
})

test('the current topic scrolls its row on a phone, and nothing on a desktop', async () => {
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

for (const [name, interact] of [
  ['a scroll', (page: Page) => page.mouse.wheel(0, 300)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a pointer that moves', (page: Page) => page.mouse.move(100, 100)],
] as const) {
  test(`${name} hydrates the page`, async () => {
    const { page } = await openUntouchedPhone()
    await page.goto(MODULE, { waitUntil: 'networkidle' })
    await interact(page)
    await hydrated(page)
  })
}

test('on a slow network a first click waits for the script and is then handled once', async () => {
  const { page } = await openUntouchedPhone()
  await slowDownScripts(page)
  await page.goto(`${MODULE}/downloads`)
  const bookmark = page.getByRole('button', { name: /^Bookmark: / }).first()
  await bookmark.dispatchEvent('click')
  await expect.poll(() => bookmark.getAttribute('aria-busy')).toBe('true')
  await bookmark.dispatchEvent('click')
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
  expect(await bookmark.getAttribute('aria-busy')).toBeNull()
})

const fileLink = (page: Page) => page.getByRole('link', { name: /^Slides 2: / }).first()

test('a first click on a file opens its preview, although the script is slow', async () => {
  const page = await openPage({ untouched: true })
  await slowDownScripts(page)
  await page.goto(`${MODULE}/sessions`)
  await fileLink(page).click()
  await page.locator('dialog.preview').waitFor()
})

test('a click on a file opens the file itself when the script cannot load', async () => {
  const page = await openPage({ untouched: true })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${MODULE}/sessions`)
  await fileLink(page).dispatchEvent('click')
  await expect.poll(() => fileLink(page).getAttribute('aria-busy')).toBeNull()
  const request = page.waitForRequest((request) => request.url().includes('?view'))
  await fileLink(page).dispatchEvent('click')
  await request
})

test('a click whose script cannot load is not busy for ever, and the next one reloads the page', async () => {
  const { page } = await openUntouchedPhone()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${MODULE}/downloads`)
  const bookmark = page.getByRole('button', { name: /^Bookmark: / }).first()
  await bookmark.dispatchEvent('click')
  await expect.poll(() => bookmark.getAttribute('aria-busy')).toBeNull()
  await page.unroute('**/assets/*.js')
  const reloaded = page.waitForEvent('load')
  await bookmark.dispatchEvent('click')
  await reloaded
  await bookmark.click()
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
})

test('a member gets the script immediately', async () => {
  const { page } = await openUntouchedPhone()
  await asMember(page, await createMember())
  await page.goto(MODULE)
  await hydrated(page)
})

test('an address with a preview or an anchor needs no interaction', async () => {
  const page = await openPage()
  await page.goto(`${MODULE}/sessions`)
  await hydrated(page)
  await fileLink(page).click()
  await page.locator('dialog.preview').waitFor()
  const preview = page.url()
  const { page: other } = await openUntouchedPhone()
  await other.goto(preview)
  await other.locator('dialog.preview').waitFor()
  await other.goto(`${MODULE}/sessions#videos`)
  await hydrated(other)
})

test('a page for members leads a guest to the login without an interaction', async () => {
  const { page } = await openUntouchedPhone()
  await page.goto('/user/bookmarks')
  await page.waitForURL('**/user/login?next=**')
})
