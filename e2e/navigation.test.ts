import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { goBack } from './support/history.ts'
import { moduleNumber } from './support/modules.ts'

const MODULE = '/training/contraceptive-implants'

/** A mark that is gone when the page is loaded anew. */
async function mark(page: Page) {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

/** Begins to use the page: from then on the scripts of the other pages come, so that moves need only their content. */
async function useThePage(page: Page) {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
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

test('a link pressed with Ctrl opens beside, and the page stays', async () => {
  const page = await openPage()
  await page.goto('/training')
  await mark(page)
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Male condoms', exact: true })
    .click({ modifiers: ['ControlOrMeta'] })
  // A page beside is in the background, where the browser may take its time to draw it.
  await (await opened).waitForURL('**/training/male-condoms', { waitUntil: 'commit' })
  expect(new URL(page.url()).pathname).toBe('/training')
  expect(await isMarked(page)).toBe(true)
})

test('a link to the page that is shown adds nothing to go back through', async () => {
  const page = await openPage()
  await page.goto('/about')
  await page.goto('/training')
  await mark(page)
  await page.locator('.main-nav a[href="/training"]').click()
  await page.waitForLoadState('networkidle')
  await goBack(page)
  await page.waitForURL('**/about')
})

test('the script of a page comes while the pointer rests on its link', async () => {
  const page = await openPage({ untouched: true })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/training')
  await page.getByRole('link', { name: 'Contraceptive implants' }).first().hover()
  await mark(page)
  await page.getByRole('link', { name: 'Combined oral contraceptives' }).first().hover()
  await expect.poll(() => fetched.some((url) => /module-overview-[\w-]+\.js$/.test(url))).toBe(true)
})

test('the tabs of a module need no network', async () => {
  const page = await openPage()
  await page.goto(MODULE, { waitUntil: 'networkidle' })
  await mark(page)
  await useThePage(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'All Downloads' }).click()
  await page.getByRole('heading', { name: 'All files' }).waitFor()
  expect(await isMarked(page)).toBe(true)
})

test('a page that can’t be fetched says so, and Try again brings it', async () => {
  const page = await openPage()
  await page.goto('/', { waitUntil: 'networkidle' })
  await useThePage(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByText('You are offline').last().waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'About the Training Resource Package' }).waitFor()
})

test('a module under its number leads to its name', async () => {
  const number = await moduleNumber('contraceptive-implants')
  const answer = await fetch(`${inject('siteUrl')}/training/${number}/sessions?x=1`, { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/training/contraceptive-implants/sessions?x=1')
})

test('what is not there is said so, with the status', async () => {
  const page = await openPage()
  for (const path of [
    '/no-such-page',
    '/training/no-such-module',
    '/training/%2e%2e%2fetc',
    '/user/x/y/z',
    '/training/%00',
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
  }
  await page.goto('/training/no-such-module/sessions')
  await page.getByRole('heading', { name: '404: page not found' }).waitFor()
})

test('the cookie banner is shown without a touch until the reader agrees, and then for 150 days not', async () => {
  const page = await openPage({ viewport: PHONE, untouched: true })
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

test('Contact Us opens by keyboard, closes by Escape, and gives the focus back', async () => {
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

test('what needs an account asks a guest to log in', async () => {
  const page = await openPage()
  await page.goto(`${MODULE}/sessions`)
  await mark(page)
  for (const press of [
    page.getByRole('button', { name: /^Bookmark: / }).first(),
    page.getByRole('button', { name: 'Bookmark', exact: true }),
  ]) {
    await press.click()
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

test('a platform link opens its text in a dialog, twice, and gets the focus back', async () => {
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

test('the reader’s colours are kept and there before the page is painted', async () => {
  const page = await openPage()
  await page.goto('/')
  await mark(page)
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('h1')
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(20, 22, 31)')
})

test('a news item’s anchor scrolls to it', async () => {
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
