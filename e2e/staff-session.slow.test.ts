import { expect, test } from 'vitest'
import { codeOf } from '#testing/accounts/second-factor.ts'
import { openPage } from './support/browser.ts'
import { asMember, PASSWORD } from './support/member.ts'
import { createStaff } from './support/staff.ts'

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
