import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'

const MODULE = '/training/male-condoms'

/** A phone before the first interaction, with a list of the paths that it requests. */
async function openUntouchedPhone(): Promise<{ page: Page; fetched: string[] }> {
  const page = await openPage({ viewport: PHONE })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  return { page, fetched }
}

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

test('a page that nobody touches loads its script when it is idle, after its styles and fonts', async () => {
  const { page, fetched } = await openUntouchedPhone()
  await page.goto(MODULE)
  await hydrated(page)
  const first = (kind: string) => fetched.findIndex((path) => path.endsWith(kind))
  expect(first('.css')).toBeLessThan(first('.js'))
  expect(fetched.filter((path) => path.endsWith('.woff2'))).toHaveLength(2)
})

const DIALOGS = [
  'LoginDialog',
  'ShareDialog',
  'downloads',
  'DownloadTray',
  'PreviewDialog',
  'FeedbackDialog',
  'ContactDialog',
]

test('a page fetches the dialogs together with its script, not after it', async () => {
  const { page, fetched } = await openUntouchedPhone()
  const { promise: isAsserted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/framework-*.js', async (route) => {
    await isAsserted
    await route.continue()
  })
  await page.goto(MODULE)
  const missing = () => DIALOGS.filter((name) => !fetched.some((path) => path.startsWith(`/assets/${name}-`)))
  await expect.poll(missing).toEqual([])
  expect(await page.locator('html[data-hydrated]').count()).toBe(0)
  release()
  await hydrated(page)
})

test('the dialogs of an idle page open when the network is lost', async () => {
  const { page } = await openUntouchedPhone()
  await page.goto(MODULE, { waitUntil: 'networkidle' })
  await hydrated(page)
  await page.context().setOffline(true)
  for (const [button, dialog] of [
    ['Share', 'Share'],
    ['Save', 'Log in to continue'],
    ['Feedback', 'Feedback'],
  ] as const) {
    await page.getByRole('button', { name: button }).filter({ visible: true }).first().click()
    await page.getByRole('dialog', { name: dialog }).waitFor()
    await page.keyboard.press('Escape')
  }
})

test.each([
  [MODULE, 'Share', 'Share'],
  [MODULE, 'Save', 'Log in to continue'],
  [MODULE, 'Feedback', 'Feedback'],
  [MODULE, 'Additional Training Tools', 'Additional Training Tools'],
  [`${MODULE}/sessions`, 'Learn more', /colou?r/i],
  ['/materials-in-french', 'Learn more', /couleur/i],
  ['/about', 'Contact Us', 'Contact Us'],
])('on %s the dialog behind %s was fetched in advance and opens without a delay', async (path, name, title) => {
  const page = await openPage({ viewport: PHONE })
  await page.clock.install()
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrated(page)
  // React replaces a fallback after a delay.
  await page.clock.pauseAt(Date.now() + 60_000)
  const control = page.locator('button:visible, .site-menu a[href$="#contact"]').filter({ hasText: name })
  await control.first().dispatchEvent('click')
  await page.getByRole('dialog', { name: title }).waitFor()
})

test('the current tab of a long row is visible from the start, without a script', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${MODULE}/related-discussions`)
  const chosen = page.locator('.tab-nav a[aria-current]')
  expect(await chosen.evaluate((tab) => tab.getBoundingClientRect().right <= innerWidth)).toBe(true)
})

test('the current topic scrolls its row on a phone, and nothing on a desktop', async () => {
  const scrolls = (page: Page) =>
    page.evaluate(() => [document.querySelector('.filter-list ul')?.scrollLeft, scrollY] as const)
  const phone = await openPage({ viewport: PHONE })
  await phone.goto('/community/discussions')
  expect(await scrolls(phone)).toEqual([0, 0])
  await phone.goto('/community/discussions?topic=4')
  expect((await scrolls(phone))[0]).toBeGreaterThan(0)
  const desktop = await openPage({ viewport: { ...DESKTOP, height: 400 } })
  await desktop.goto('/community/discussions?topic=4')
  expect(await scrolls(desktop)).toEqual([0, 0])
})

const fileLink = (page: Page) => page.getByRole('link', { name: /^Slides 2: / }).first()

test('a click on a file opens the file itself when the script cannot load', async () => {
  const page = await openPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  const failure = page.waitForEvent('requestfailed')
  await page.goto(`${MODULE}/sessions`)
  await failure
  const request = page.waitForRequest((request) => request.url().includes('?view'))
  await fileLink(page).dispatchEvent('click')
  await request
})

test('a click whose script cannot load is not busy for ever, and the next one reloads the page', async () => {
  const { page } = await openUntouchedPhone()
  const { promise: isPressed, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isPressed
    await route.abort()
  })
  await page.goto(`${MODULE}/downloads`, { waitUntil: 'domcontentloaded' })
  const bookmark = page.getByRole('button', { name: 'Save', exact: true })
  await bookmark.dispatchEvent('click')
  expect(await bookmark.getAttribute('aria-busy')).toBe('true')
  fail()
  await expect.poll(() => bookmark.getAttribute('aria-busy')).toBeNull()
  await page.unroute('**/assets/*.js')
  const reloaded = page.waitForEvent('load')
  await bookmark.dispatchEvent('click')
  await reloaded
  await bookmark.click()
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
})

test('an address with a preview opens it', async () => {
  const page = await openPage()
  await page.goto(`${MODULE}/sessions`)
  await hydrated(page)
  await fileLink(page).click()
  await page.locator('dialog.preview').waitFor()
  const preview = page.url()
  const { page: other } = await openUntouchedPhone()
  await other.goto(preview)
  await other.locator('dialog.preview').waitFor()
})

test('a page for members leads a guest to the login without an interaction', async () => {
  const { page } = await openUntouchedPhone()
  await page.goto('/user/bookmarks')
  await page.waitForURL('**/user/login?next=**')
})
