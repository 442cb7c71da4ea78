import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeOf } from '#testing/accounts/second-factor.ts'
import { findViolationsAt } from './support/accessibility.ts'
import { openPage, overflow, SCREENS } from './support/browser.ts'
import { tabTo, tabToField } from './support/keyboard.ts'
import { linkOf, mailTo } from './support/mailbox.ts'
import { asMember, PASSWORD } from './support/member.ts'
import { createStaff } from './support/staff.ts'

async function clean(page: Page, viewport: { width: number; height: number }) {
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findViolationsAt(page, [viewport])).toEqual([])
}

test.each(SCREENS)(
  'an administrator invites a colleague by keyboard, who accepts, is promoted and loses the role, at %d px',
  async (width, viewport) => {
    const email = `halima-${width}-${Date.now()}@example.org`
    const page = await openPage({ viewport })
    await asMember(page, await createStaff('admin'))
    await page.goto('/admin/people')
    await page.getByRole('button', { name: 'Invite a colleague…' }).waitFor()
    await clean(page, viewport)
    await tabTo(page, /^Invite a colleague…$/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
    await tabToField(page, /^Mail address/)
    await page.keyboard.type(email)
    await dialog.getByText('Has no account yet. The link in the mail makes one.').waitFor()
    await clean(page, viewport)
    await page.keyboard.press('Enter')
    const row = page.getByRole('row').filter({ hasText: email })
    await row.getByText('Invited', { exact: true }).waitFor()

    const colleague = await openPage({ viewport })
    await colleague.goto(linkOf(await mailTo(email, 'You are invited to work with us')))
    await colleague.getByText(`with the address ${email}`).waitFor()
    await clean(colleague, viewport)
    for (const [field, typed] of [
      [/^First name/, 'Halima'],
      [/^Last name/, `Yusuf ${width}`],
      [/^New password/, PASSWORD],
      [/^Confirm password/, PASSWORD],
    ] as const) {
      await tabToField(colleague, field)
      await colleague.keyboard.type(typed)
    }
    await colleague.keyboard.press('Enter')
    await colleague.getByRole('heading', { name: 'Welcome' }).waitFor()
    await colleague.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await tabToField(colleague, /^Email/)
    await colleague.keyboard.type(email)
    await tabToField(colleague, /^Password/)
    await colleague.keyboard.type(PASSWORD)
    await colleague.keyboard.press('Enter')
    await colleague.getByRole('button', { name: 'Set up a second factor' }).click()
    const secret = (await colleague.locator('.second-factor-key').innerText()).replaceAll(' ', '')
    await colleague.getByLabel(/^Code from your app/).fill(await codeOf(secret, -1))
    await colleague.keyboard.press('Enter')
    await colleague.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor()
    await colleague.goto('/admin/people')
    await colleague.getByText('This page is for moderators and administrators').waitFor()

    await page.goto(`/admin/people?search=yusuf+${width}`)
    await page.getByRole('link', { name: `Halima Yusuf ${width}` }).click()
    await page.getByText(new RegExp(email)).waitFor()
    await clean(page, viewport)
    const role = page.getByLabel('Role')
    await role.selectOption('moderator')
    await page
      .getByRole('dialog', { name: 'Make Halima a moderator?' })
      .getByRole('button', { name: 'Make moderator' })
      .click()
    await expect.poll(() => role.inputValue()).toBe('moderator')
    await colleague.goto('/user/login?next=/admin/people')
    await colleague.getByRole('main').getByLabel('Email').fill(email)
    await colleague.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)
    await colleague.keyboard.press('Enter')
    await colleague
      .getByRole('main')
      .getByLabel('Code from your app')
      .fill(await codeOf(secret))
    await colleague.keyboard.press('Enter')
    await colleague.getByRole('link', { name: `Halima Yusuf ${width}` }).waitFor()
    expect(await colleague.getByText(email).count(), 'a moderator reads no address').toBe(0)

    await role.selectOption('member')
    await page.getByRole('dialog').getByRole('button', { name: 'Make member' }).click()
    await expect.poll(() => role.inputValue()).toBe('member')
    await colleague.getByRole('link', { name: 'Not verified' }).click()
    await colleague.getByRole('dialog', { name: 'Log in to continue' }).waitFor()

    await tabTo(page, /^Write a message…$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel('Message').waitFor()
    await page.keyboard.type('Thank you for your help.')
    await clean(page, viewport)
    await page.reload()
    await tabTo(page, /^Write a message…$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Thank you for your help.')
    await tabTo(page, /^Send the message$/)
    await page.keyboard.press('Enter')
    await page.getByText('Thank you for your help.').waitFor()
    await tabTo(page, /^Send password link$/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sent', exact: true }).waitFor()
    await mailTo(email, 'password')
    await tabTo(page, /^Delete account…$/)
    await page.keyboard.press('Enter')
    await tabToField(page, /^Type "Halima/)
    await page.keyboard.type('Halima')
    await page.keyboard.press('Enter')
    await page.getByText(`This is not the name: "Halima Yusuf ${width}".`).waitFor()
    await clean(page, viewport)
    await page.keyboard.type(` Yusuf ${width}`)
    await page.keyboard.press('Enter')
    await page.getByText(/Closed on/).waitFor()
    await mailTo(email, 'Your account is closed')
  },
)
