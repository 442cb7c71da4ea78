import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { createNetwork } from './support/network.ts'

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
  // On phones the bookmark of a row is in its menu.
  [`${MODULE}/downloads`, button(/^Bookmark: |^Save$/), dialog('Log in to continue')],
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

/** A module page on a phone whose document stops before its footer until `resume`. */
async function openUnfinishedPage({ hasClock = false } = {}) {
  const network = await createNetwork(inject('siteUrl'))
  const resume = network.pauseBefore(MODULE, '</main>')
  onTestFinished(resume)
  const page = await openPage({ ...SCREENS.phone, reducedMotion: 'reduce' })
  if (hasClock) await page.clock.install()
  await page.goto(network.url + MODULE, { waitUntil: 'commit' })
  return { page, network, resume }
}

test('a press while the document is on its way shows that it works, and acts once', async () => {
  const { page, resume } = await openUnfinishedPage()
  const controls = [button('Save')(page).first(), button('I agree')(page)]
  for (const control of controls) {
    await control.tap()
    await control.tap()
    expect(await control.getAttribute('aria-busy')).toBe('true')
  }
  expect(await page.locator('#hold-status').textContent()).toBe('One moment, please')
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  resume()
  await dialog('Log in to continue')(page).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await page.locator('.cookie-banner').isVisible()).toBe(false)
  expect(await page.evaluate(() => document.cookie)).toContain('cookie_consent=1')
  expect(await page.locator('[aria-busy]').count()).toBe(0)
})

test('while the document is on its way the menu opens, and the search keeps each letter', async () => {
  const { page, resume } = await openUnfinishedPage()
  await page.locator('.site-menu > summary').tap()
  await page.locator('.site-menu').getByRole('link', { name: 'About' }).waitFor()
  await page.locator('.site-menu > summary').tap()
  await page.locator('.site-search > summary').tap()
  await page.keyboard.type('vas')
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  resume()
  await page.keyboard.type('ec')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.keyboard.type('tomy')
  expect(await page.getByRole('searchbox', { name: 'Search modules and files' }).inputValue()).toBe('vasectomy')
  await page.locator('.search-dropdown').getByRole('link', { name: 'Vasectomy' }).first().waitFor()
})

test('when the rest of the document never comes a press is not busy for ever, and the next one reloads the page', async () => {
  const { page, network, resume } = await openUnfinishedPage({ hasClock: true })
  const save = button('Save')(page).first()
  await save.tap()
  await network.cut()
  await page.clock.fastForward(10_000)
  await expect.poll(() => save.getAttribute('aria-busy')).toBeNull()
  await network.restore()
  resume()
  await save.tap()
  await page.getByRole('contentinfo').waitFor()
})

test('before the script has come the second tap of a double tap on the cookie line presses nothing', async () => {
  const { page, release } = await openWaitingPage('phone', MODULE)
  const box = await button('I agree')(page).boundingBox()
  if (!box) throw new Error('The button is not visible.')
  const beneath = await page.evaluateHandle(() => {
    const control = document.createElement('button')
    control.style.cssText = 'position:fixed;inset:0'
    document.querySelector('.cookie-banner')?.before(control)
    const banner = document.querySelector<HTMLElement>('.cookie-banner')
    if (banner) banner.style.position = 'relative'
    return control
  })
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await press()
  await page.locator('.cookie-banner').waitFor({ state: 'hidden' })
  await press()
  expect(await beneath.evaluate((control) => control.ariaBusy)).toBeNull()
  release()
})
