import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { codeOf } from '#testing/accounts/second-factor.ts'
import { findViolationsAt } from './support/accessibility.ts'
import { openPage, overflow, SCREENS } from './support/browser.ts'
import { tabTo, tabToField } from './support/keyboard.ts'
import { asMember, createMember, PASSWORD } from './support/member.ts'
import { createStaff } from './support/staff.ts'

const execute = promisify(execFile)
/** Runs `npm run user` on the running site. */
async function runUser(...words: string[]): Promise<string> {
  const env = { ...process.env, SITE_URL: inject('siteUrl'), DATA_DIR: dirname(inject('outbox')) }
  const { stdout } = await execute(process.execPath, ['scripts/user.ts', ...words], { env })
  return stdout.trim()
}

async function untilHydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

const section = (page: Page) => page.locator('#second-factor')
const keyIn = async (page: Page) => (await page.locator('.second-factor-key').innerText()).replaceAll(' ', '')

test.each(SCREENS)(
  'a new editor gets from the printed link to the role by keyboard, at %d px',
  async (width, viewport) => {
    const email = `editor-${width}-${Date.now()}@example.org`
    const names = ['--first-name', 'Wanjiru', '--last-name', 'Kamau']
    const printed = await runUser('create', '--email', email, ...names, '--role', 'editor')
    const page = await openPage({ viewport })
    await page.goto(printed.split('\n').at(-1) ?? '')
    await untilHydrated(page)
    await tabToField(page, /^New password/)
    await page.keyboard.type(PASSWORD)
    await tabToField(page, /^Confirm password/)
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Password Updated' }).waitFor()
    await page.goto('/user/login?next=/user/settings')
    await untilHydrated(page)
    await tabToField(page, /^Email/)
    await page.keyboard.type(email)
    await tabToField(page, /^Password/)
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')

    await section(page).getByRole('button', { name: 'Set up a second factor' }).waitFor()
    await tabTo(page, /^Set up a second factor$/)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'QR code with the key of your second factor' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Scan this code')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await findViolationsAt(page, [viewport])).toEqual([])
    const secret = await keyIn(page)
    await tabToField(page, /^Code from your app/)
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await section(page).getByText('This code is not right').waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(await codeOf(secret, -1))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor()
    const codes = await section(page).locator('.recovery-codes li').allInnerTexts()
    expect(codes).toHaveLength(10)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const saving = page.waitForEvent('download')
    await tabTo(page, /^Download$/)
    await page.keyboard.press('Enter')
    const file = await readFile(await (await saving).path(), 'utf8')
    for (const code of codes) expect(file).toContain(code)
    await tabTo(page, /^I have kept them$/)
    await page.keyboard.press('Enter')
    await section(page).getByText('You have 10 recovery codes left.').waitFor()
    expect(await findViolationsAt(page, [viewport])).toEqual([])

    const token = await page.evaluate(() => localStorage.getItem('access_token'))
    const account = await fetch(`${inject('siteUrl')}/api/auth/user/`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await account.json()).toMatchObject({ role: 'editor', second_factor: 'checked' })

    // A later login: the form asks for the code and keeps what was typed.
    const later = await openPage({ viewport })
    await later.goto('/user/login?next=/user/settings')
    await untilHydrated(later)
    await tabToField(later, /^Email/)
    await later.keyboard.type(email)
    await tabToField(later, /^Password/)
    await later.keyboard.type(PASSWORD)
    await later.keyboard.press('Enter')
    const code = later.getByRole('main').getByLabel('Code from your app')
    await code.waitFor()
    await later.getByText('A recovery code works as well.').waitFor()
    await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await later.getByRole('main').getByLabel('Email').inputValue()).toBe(email)
    expect(await later.getByRole('main').getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD)
    await later.keyboard.press('Enter')
    await later.getByText('Enter a code').waitFor()
    await later.keyboard.type(codes[0] ?? '')
    await later.keyboard.press('Enter')
    await section(later).getByText('You have 9 recovery codes left.').waitFor()
  },
)

test('an editor whose session ends while typing logs in over the form with a code, and nothing is lost', async () => {
  const page = await openPage()
  const editor = await createStaff('editor')
  await asMember(page, editor)
  await page.goto('/user/settings')
  await page.getByLabel('Bio').fill('Typed before the session ended')
  await page.evaluate(() => {
    localStorage.setItem('refresh_token', 'ended')
    localStorage.setItem('access_token', 'a.b.ended')
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
  await dialog.getByLabel('Email').fill(editor.email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await dialog.getByLabel('Code from your app').fill(await codeOf(editor.secret))
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Your profile changes are saved').waitFor()
  expect(await page.getByLabel('Bio').inputValue()).toBe('Typed before the session ended')
})

test('a member without a role sees nothing of the second factor and loads none of its code', async () => {
  const page = await openPage()
  await asMember(page, await createMember())
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/user/settings#second-factor')
  await page.getByRole('heading', { name: 'Notifications' }).waitFor()
  expect(await page.getByText('Second factor').count()).toBe(0)
  expect(scripts.filter((url) => /SecondFactor|second-factor/.test(url))).toEqual([])
})

test.each(['moderator', 'admin'] as const)(
  'without a connection each tab of the %s opens and says so',
  async (role) => {
    const page = await openPage()
    await asMember(page, await createStaff(role))
    await page.goto('/admin')
    const tabs = page.getByRole('navigation', { name: 'Back office' })
    await tabs.getByRole('link', { name: 'Log' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    for (const tab of await tabs.getByRole('link').all()) {
      if ((await tab.getAttribute('aria-current')) === 'page') continue
      const path = await tab.getAttribute('href')
      await tab.press('Enter')
      await page.waitForURL(`**${path}`)
      await page.getByRole('main').getByText('There is no connection.').waitFor()
    }
  },
)
