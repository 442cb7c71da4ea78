import { expect, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { createMember } from './support/member.ts'
import { logInWithDialog } from './support/posting.ts'

const MODULE = '/training/male-condoms'
const LINKED = '/training/contraceptive-implants'

test('a guest follows a module after the login, with the keyboard, and stops it in the settings', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(MODULE)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByText('Then followed for you: Male condoms').waitFor()
  const member = await createMember()
  await logInWithDialog(page, member)
  const dialog = page.getByRole('dialog', { name: 'Follow Male condoms' })
  await dialog.getByText(member.email).waitFor()
  expect(await findViolationsAt(page, [PHONE, DESKTOP, { width: 320, height: 640 }])).toEqual([])
  await dialog.getByRole('checkbox', { name: /Someone starts a discussion/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('You follow this module.').first().waitFor()
  await page.getByRole('button', { name: 'Following', exact: true, pressed: true }).waitFor()

  await page.goto('/user/settings')
  const followed = page.locator('.followed-modules')
  await followed.getByText('Mails about files, discussions').waitFor()
  await followed.getByRole('button', { name: 'Unfollow Male condoms' }).click()
  await followed.waitFor({ state: 'detached' })
  await page.goto(MODULE)
  await page.getByRole('button', { name: 'Follow', exact: true, pressed: false }).waitFor()
})

test('a file that was replaced since the download says so on this device, until it is fetched again', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(MODULE)
  const all = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Download All/ })
    .filter({ visible: true })
    .click()
  await (await all).path()
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('downloaded-files') ?? '[]'))
  await expect.poll(async () => (await stored()).length).toBeGreaterThan(3)
  expect(await page.locator('.status-box').count()).toBe(0)
  // What the device had got before an editor replaced the first two files.
  await page.evaluate(() => {
    const files = JSON.parse(localStorage.getItem('downloaded-files') ?? '[]')
    const older = files.map(([key, taken]: [string, object], at: number) =>
      at < 2 ? [key, { ...taken, href: '/files/older.docx' }] : [key, taken],
    )
    localStorage.setItem('downloaded-files', JSON.stringify(older))
  })
  await page.reload()
  await page.getByText('2 files newer than your download').waitFor()
  expect(await page.locator('.file-newer').count()).toBe(2)
  expect(await findViolationsAt(page, [PHONE, DESKTOP, { width: 320, height: 640 }])).toEqual([])
  await page.setViewportSize(PHONE)
  const some = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download these 2 · / }).click()
  expect((await some).suggestedFilename()).toBe('Male condoms.zip')
  await page.locator('.status-box').waitFor({ state: 'detached' })
  expect(await page.locator('.file-newer').count()).toBe(0)
})

test('without a script a module and its French section lead to each other', async () => {
  const page = await openPage({ viewport: PHONE, javaScriptEnabled: false })
  await page.goto(LINKED)
  await page.getByRole('link', { name: 'French, 3 files' }).click()
  expect(new URL(page.url()).pathname).toBe('/materials-in-french')
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Implants contraceptifs' }) })
  await section.getByText('English only: the session plan.').waitFor()
  await section.getByRole('link', { name: 'See the English files' }).click()
  expect(new URL(page.url()).pathname).toBe(LINKED)
  await page.goto('/community/unfollow?module=1&member=1&key=from-a-mail')
  await page.getByRole('button', { name: 'Stop these mails' }).waitFor()
})
