import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './support/browser.ts'
import { asMember, createMember, PASSWORD } from './support/member.ts'

async function menuOf(page: Page) {
  const menu = page.locator('.account-menu summary')
  await menu.waitFor()
  return menu
}

/** Replaces the access token by one that the server rejects, as if it had expired. */
async function spoilAccess(page: Page) {
  await page.evaluate(() => {
    const [head, body] = (localStorage.getItem('access_token') ?? '').split('.')
    localStorage.setItem('access_token', `${head}.${body}.spoilt`)
  })
}

test('a member who logs out in one tab is logged out in all', async () => {
  const page = await openPage()
  const member = await createMember()
  await asMember(page, member)
  await page.goto('/')
  const other = await page.context().newPage()
  await other.goto('/training')
  await menuOf(other)
  await (await menuOf(page)).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor()
  await other.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor()
  expect(await other.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull()
})

test('a member who logs in in one tab is logged in in all', async () => {
  const page = await openPage()
  const member = await createMember()
  await page.goto('/user/login')
  const other = await page.context().newPage()
  await other.goto('/training')
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('main').getByLabel('Email').fill(member.email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await menuOf(other)
})

test('an expired token is renewed once for all tabs and requests', async () => {
  const page = await openPage()
  const member = await createMember()
  await asMember(page, member)
  await page.goto('/user/settings')
  await page.getByLabel('First name').waitFor()
  await spoilAccess(page)
  let renewals = 0
  page.context().on('request', (request) => {
    if (request.url().includes('/token/refresh/')) renewals += 1
  })
  const other = await page.context().newPage()
  await Promise.all([page.reload(), other.goto('/user/settings')])
  await Promise.all([page.getByLabel('First name').waitFor(), other.getByLabel('First name').waitFor()])
  expect(renewals).toBe(1)
})

test('a member whose session ends while filling in a form logs in, and the form is sent', async () => {
  const page = await openPage()
  const member = await createMember()
  await asMember(page, member)
  await page.goto('/user/settings')
  await page.getByLabel('Bio').fill('Typed before the session ended')
  await spoilAccess(page)
  await page.evaluate(() => localStorage.setItem('refresh_token', 'spoilt-as-well'))
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
  await dialog.getByLabel('Email').fill(member.email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Your profile changes are saved').waitFor()
  expect(await page.getByLabel('Bio').inputValue()).toBe('Typed before the session ended')
})

test('a renewal without a network logs nobody out; a rejected renewal does', async () => {
  const page = await openPage()
  const member = await createMember()
  await asMember(page, member)
  await page.goto('/')
  await menuOf(page)
  await spoilAccess(page)
  await page.route('**/api/auth/token/**', (route) => route.abort())
  await page.reload()
  await menuOf(page)
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).not.toBeNull()
  await page.unroute('**/api/auth/token/**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText('Your account: Amina Nakato').waitFor({ state: 'attached' })
  await spoilAccess(page)
  await page.evaluate(() => localStorage.setItem('refresh_token', 'refused'))
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})

test('a session that the server cannot renew, e.g. on a full disk, says so instead of loading for ever', async () => {
  const page = await openPage()
  await asMember(page, await createMember())
  await page.goto('/')
  await menuOf(page)
  await spoilAccess(page)
  const json = { detail: 'The server has no room left. The people who run it have been told.' }
  await page.route('**/api/auth/token/refresh/', (route) => route.fulfill({ status: 507, json }))
  await page.goto('/user/settings')
  await page.getByRole('alert').getByText(json.detail).waitFor()
  await page.unroute('**/api/auth/token/refresh/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('First name').waitFor()
})

test('a member’s requests for public content have no token', async () => {
  const page = await openPage()
  await asMember(page, await createMember())
  const withToken: string[] = []
  page.on('request', (request) => {
    if (request.headers().authorization) withToken.push(new URL(request.url()).pathname)
  })
  await page.goto('/training')
  await menuOf(page)
  await page.getByRole('link', { name: 'Male condoms' }).first().click()
  await page.getByRole('heading', { name: 'Learning Objectives' }).waitFor()
  await page.getByRole('link', { name: 'All Downloads' }).click()
  await page.getByRole('heading', { name: 'All files' }).waitFor()
  expect(new Set(withToken)).toEqual(new Set(['/api/auth/user/', '/api/training/bookmarks/', '/api/training/follow/']))
})
