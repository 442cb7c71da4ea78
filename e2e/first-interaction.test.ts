import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'

const MODULE = '/training/male-condoms'
const SCREENS = { phone: { viewport: PHONE, hasTouch: true, isMobile: true }, desktop: { viewport: DESKTOP } }

/** A page whose script waits for `release`. */
async function openWaitingPage(screen: keyof typeof SCREENS, path: string) {
  const page = await openPage({ ...SCREENS[screen], reducedMotion: 'reduce' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    // The page may be closed by now.
    await route.continue().catch(() => undefined)
  })
  await page.goto(path)
  return { page, release }
}

const dialog = (name: RegExp | string) => (page: Page) => page.getByRole('dialog', { name })
const button = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).filter({ visible: true })

/** One control of each kind that waits for the script: the page, the control, and what it opens. */
const HELD = [
  [`${MODULE}/downloads`, button(/^Bookmark: /), dialog('Log in to continue')],
  [MODULE, button('Share'), dialog(/^Share/)],
  [
    `${MODULE}/sessions`,
    (page) => page.getByRole('link', { name: /^Slides 2: / }),
    (page) => page.locator('dialog.preview'),
  ],
  [
    `${MODULE}/downloads`,
    (page) => page.locator('a[download].button:visible'),
    (page) => page.locator('.download-tray'),
  ],
  ['/community/discussions', button(/^Create A New Post/), dialog('Log in to continue')],
  ['/user/signup', button('Sign up'), (page) => page.locator('.field-error').first()],
] satisfies [
  path: string,
  control: (page: Page) => ReturnType<Page['locator']>,
  result: (page: Page) => ReturnType<Page['locator']>,
][]

test.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])(
  'on a %s a press before the script shows that it works, and acts once',
  { timeout: 120_000 },
  async (screen) => {
    await Promise.all(
      HELD.map(async ([path, control, result]) => {
        const { page, release } = await openWaitingPage(screen, path)
        const pressed = control(page).first()
        const requests: string[] = []
        page.on('request', (request) => requests.push(new URL(request.url()).pathname))
        await pressed.click()
        await pressed.click()
        expect(await pressed.getAttribute('aria-busy'), path).toBe('true')
        expect(await page.locator('#hold-status').textContent(), path).toBe('One moment, please')
        release()
        await result(page).waitFor()
        expect(await pressed.getAttribute('aria-busy'), path).toBeNull()
        expect(await result(page).count(), path).toBe(1)
        expect(requests.filter((each) => each.endsWith('/download-all-files/')).length, path).toBeLessThan(2)
        await page.close()
      }),
    )
  },
)

test('before the script has come the search opens and keeps each letter, and the menu opens', async () => {
  const { page, release } = await openWaitingPage('phone', MODULE)
  await page.locator('.site-menu > summary').tap()
  await page.locator('.site-menu').getByRole('link', { name: 'About' }).waitFor()
  await page.locator('.site-menu > summary').tap()
  await page.locator('.site-search > summary').tap()
  const field = page.getByRole('searchbox', { name: 'Search modules and files' })
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('vasec')
  release()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.keyboard.type('tomy')
  expect(await field.inputValue()).toBe('vasectomy')
  await page.locator('.search-dropdown').getByRole('link', { name: 'Vasectomy' }).first().waitFor()
})

test('an order or theme that is chosen before the script has come is applied', async () => {
  const { page, release } = await openWaitingPage('desktop', '/search?query=condom')
  await page.getByLabel('Sort by').selectOption('size')
  await page.getByRole('radio', { name: 'Dark' }).click({ force: true })
  release()
  await page.waitForURL('**sort=size')
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
})
