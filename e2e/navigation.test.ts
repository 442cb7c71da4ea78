import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { createPost, uniqueTitle } from './support/discussions.ts'
import { goBack } from './support/history.ts'
import { createMember } from './support/member.ts'
import { moduleNumber } from './support/modules.ts'

const MODULE = '/training/male-condoms'

/** Sets a mark that a reload removes. */
async function mark(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

/** The first interaction loads the scripts of the other pages. */
async function startToUsePage(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.mouse.move(200, 200)
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

test('pages change without a reload, from the top, with the focus on the heading', async () => {
  const page = await openPage()
  await page.goto('/training')
  await mark(page)
  await page.evaluate(() => scrollTo(0, 2000))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Male condoms', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Male condoms' }).waitFor()
  expect(await isMarked(page)).toBe(true)
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1'])
  expect(await page.title()).toContain('Male condoms')
  expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Male condoms', exact: true }).count()).toBe(1)
})

test('a link clicked with Ctrl opens in a new tab, and the page stays', async () => {
  const page = await openPage()
  await page.goto('/training')
  await mark(page)
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Male condoms', exact: true })
    .click({ modifiers: ['ControlOrMeta'] })
  // Browsers may load a tab in the background slowly.
  await (await opened).waitForURL('**/training/male-condoms', { waitUntil: 'commit' })
  expect(new URL(page.url()).pathname).toBe('/training')
  expect(await isMarked(page)).toBe(true)
})

test('a link to the current page adds no history entry', async () => {
  const page = await openPage()
  await page.goto('/about')
  await page.goto('/training')
  await mark(page)
  await page.locator('.main-nav a[href="/training"]').click()
  await page.waitForLoadState('networkidle')
  await goBack(page)
  await page.waitForURL('**/about')
})

test('the script of a page loads while the pointer is on its link', async () => {
  const page = await openPage()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/training')
  await page.getByRole('link', { name: 'Male condoms' }).first().hover()
  await mark(page)
  await page.getByRole('link', { name: 'Female condoms' }).first().hover()
  await expect.poll(() => fetched.some((url) => /module-overview-[\w-]+\.js$/.test(url))).toBe(true)
})

test('the tabs of a module need no network', async () => {
  const page = await openPage()
  await page.goto(MODULE, { waitUntil: 'networkidle' })
  await mark(page)
  await startToUsePage(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'All Downloads' }).click()
  await page.getByRole('heading', { name: 'All files' }).waitFor()
  expect(await isMarked(page)).toBe(true)
})

test('a network that is lost while other pages are fetched in advance leaves the page', async () => {
  const page = await openPage()
  let isLost = false
  await page.route('**/assets/**', (route) => (isLost ? route.abort() : route.continue()))
  await page.goto(MODULE, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await mark(page)
  isLost = true
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(200, 200)
  await failed
  await page.waitForLoadState('networkidle')
  expect(await isMarked(page)).toBe(true)
})

test('without a network a reader sees an error page, and Try again loads the page', async () => {
  const page = await openPage()
  await page.goto('/', { waitUntil: 'networkidle' })
  await startToUsePage(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByText('You are offline').last().waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'About the Training Resource Package' }).waitFor()
})

test('the address of a module with its number redirects to its name', async () => {
  const number = await moduleNumber('male-condoms')
  const response = await fetch(`${inject('siteUrl')}/training/${number}/sessions?x=1`, { redirect: 'manual' })
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('/training/male-condoms/sessions?x=1')
})

test('an unknown address has status 404 and the error page', async () => {
  const page = await openPage()
  for (const path of [
    '/no-such-page',
    '/training/no-such-module',
    '/training/%2e%2e%2fetc',
    '/user/x/y/z',
    '/training/%00',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
  }
  await page.goto('/training/no-such-module/sessions')
  await page.getByRole('heading', { name: '404: page not found' }).waitFor()
  await page.goto('/training/no-such_module.')
  expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('no such module')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/search?query=no+such+module')
})

test.each([
  ['/training/Male-Condoms', '/training/male-condoms'],
  ['/training/male-condoms)', '/training/male-condoms'],
  ['/training/male-condoms/Downloads%E2%80%9D.?sort=size', '/training/male-condoms/downloads?sort=size'],
  ['/training/male%20condoms/', '/training/male-condoms'],
  ['/training/', '/training'],
  ['/Training/male-condoms?x=A', '/training/male-condoms?x=A'],
  ['/FAQ', '/faq'],
  ['/News-and-updates,', '/news-and-updates'],
  ['/FAQ)', '/faq'],
  ['/materials-in-french%C2%BB', '/materials-in-french'],
  ['/community/discussions/?sort=recent', '/community/discussions?sort=recent'],
  ['/Files/1/', '/files/1'],
  ['/materials-in-Spanish.', '/materials-in-spanish'],
])('the address %s, as people pass it on, leads to %s', async (passedOn, meant) => {
  const response = await fetch(inject('siteUrl') + passedOn, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, meant])
})

test('the address of a discussion or a member, as people pass it on, leads to it', async () => {
  const member = await createMember()
  const { slug } = await createPost(member, { title: uniqueTitle('أسئلة about implants') })
  const discussion = encodeURI(`/community/discussions/${slug}`)
  const profile = `/community/user/${member.pk}`
  for (const [passedOn, meant] of [
    [encodeURI(`/Community/discussions/${slug.toUpperCase()}!»`), discussion],
    [`${discussion}/`, discussion],
    [`${profile}).`, profile],
    [`${profile}/`, profile],
  ] as const) {
    const response = await fetch(inject('siteUrl') + passedOn, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')], passedOn).toEqual([301, meant])
  }
})

test('an address with punctuation leads to no other site, and to no page that does not exist', async () => {
  for (const path of ['/%5Cevil.example)', '/training/no-such-module)', '/user/reset-password/confirm/MQ/ab-CD', '/']) {
    const response = await fetch(inject('siteUrl') + path, { redirect: 'manual' })
    expect(response.headers.get('location'), path).toBe(null)
  }
})

test('a phone finds the icons of the site, and a password manager the page for a new password', async () => {
  const page = await openPage()
  await page.goto('/')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const { icons } = await fetch(inject('siteUrl') + manifest).then((response) => response.json())
  const paths = [...icons.map(({ src }: { src: string }) => src), '/apple-touch-icon.png', '/favicon.ico']
  expect(paths).toHaveLength(5)
  for (const path of paths) {
    const { ok, headers } = await fetch(inject('siteUrl') + path)
    expect([ok, headers.get('cache-control')], path).toEqual([true, 'public, max-age=86400'])
  }
  const wellKnown = await fetch(`${inject('siteUrl')}/.well-known/change-password`, { redirect: 'manual' })
  expect([wellKnown.status, wellKnown.headers.get('location')]).toEqual([302, '/user/settings#password'])
})

test('the cookie banner shows without an interaction until the reader accepts, and then not for 150 days', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/')
  await page.getByText('This website uses cookies to enhance the user experience.').waitFor()
  await page.getByRole('button', { name: 'I agree' }).click()
  await page.getByRole('button', { name: 'I agree' }).waitFor({ state: 'hidden' })
  const daysLeft = async () => {
    const [cookie] = await page.context().cookies()
    return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)
  }
  await expect.poll(daysLeft).toBe(150)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByRole('button', { name: 'I agree' }).count()).toBe(0)
})

test('Contact Us opens by keyboard, closes by Escape, and restores the focus', async () => {
  const page = await openPage()
  await page.goto('/')
  await mark(page)
  await page.getByRole('link', { name: 'Contact Us' }).first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Contact Us' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Contact Us')
})

test('a guest who bookmarks is asked to log in', async () => {
  const page = await openPage()
  await page.goto(`${MODULE}/sessions`)
  await mark(page)
  for (const button of [
    page.getByRole('button', { name: /^Bookmark: / }).first(),
    page.getByRole('button', { name: 'Bookmark', exact: true }),
  ]) {
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
    await dialog.getByLabel('Email').waitFor()
    await dialog.getByLabel('Password', { exact: true }).waitFor()
    expect(await dialog.getByRole('link', { name: 'Forgot your password' }).count()).toBe(1)
    expect(await dialog.getByRole('link', { name: 'Sign up' }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await page.waitForURL('**/user/login')
})

test('a platform link opens its text in a dialog each time, and gets the focus back', async () => {
  const page = await openPage()
  await page.goto('/')
  await mark(page)
  const link = page.getByRole('contentinfo').locator('summary', { hasText: 'Privacy' })
  const dialog = page.getByRole('dialog', { name: 'Privacy' })
  for (const _ of ['at first', 'again']) {
    await link.click()
    await dialog.getByText('There is no tracking').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

test('the chosen theme is stored and applied before the first paint', async () => {
  const page = await openPage()
  await page.goto('/')
  await mark(page)
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('h1')
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(20, 22, 31)')
})

test('a link to a news item scrolls to it', async () => {
  const page = await openPage()
  await page.goto('/')
  const link = page.locator('.home-news li a').last()
  const title = await link.textContent()
  await link.click()
  await page.waitForURL(/#news-\d+$/)
  const heading = page.getByRole('heading', { name: title ?? '' })
  await heading.waitFor()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(700)
})
