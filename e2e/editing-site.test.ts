import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { openPage, overflow, SCREENS } from './support/browser.ts'
import { bar, openAsEditor, publish, sheet } from './support/editing.ts'
import { tabTo } from './support/keyboard.ts'
import { linkIn, mailTo } from './support/mailbox.ts'
import { createStaff } from './support/staff.ts'

async function press(page: Page, name: RegExp) {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

test.each(SCREENS)(
  'an administrator checks the site, changes topics and is asked before closing new accounts, by keyboard, at %d px',
  async (width, viewport) => {
    const admin = await createStaff('admin')
    const page = await openPage({ viewport })
    const isInOrder = async () => {
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await findViolationsAt(page, [viewport])).toEqual([])
    }
    await openAsEditor(page, admin, '/admin/site')
    await page.getByText('There is no backup yet').waitFor()
    await isInOrder()

    await page.goto('/admin/site/name')
    await page.locator('.site-texts').getByText('Training Resource Package for Family Planning').waitFor()
    await page.getByRole('button', { name: 'Edit name and pictures of the site' }).waitFor()
    await isInOrder()
    await press(page, /^Edit name and pictures of the site$/)
    await page.getByRole('textbox', { name: 'Name of the site' }).waitFor()
    expect(await page.getByRole('button', { name: /^Undo the change/ }).count(), 'nothing has changed').toBe(0)
    await page.getByRole('button', { name: 'Done' }).press('Enter')

    await page.goto('/admin/site/topics')
    const rows = page.locator('.topic-row b')
    await rows.first().waitFor()
    const before = await rows.allInnerTexts()
    const name = `Course of ${width}`
    await press(page, /^Add topic$/)
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect.poll(() => rows.allInnerTexts()).toEqual([...before, name])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('add-topic')
    await press(page, new RegExp(`^Move up: ${name}$`))
    await page.getByText(`${name} is now ${before.length} of ${before.length + 1}.`).waitFor()
    expect((await rows.allInnerTexts()).at(-2)).toBe(name)
    await press(page, /^Undo$/)
    await expect.poll(() => rows.allInnerTexts()).toEqual([...before, name])
    await page.locator('#add-topic').focus()
    await tabTo(page, new RegExp(`^Edit: ${name}$`))
    const topic = await page.evaluate(() => document.activeElement?.id.replace('edit-topic-', ''))
    await page.keyboard.press('Enter')
    await isInOrder()
    await press(page, /^Merge into another…$/)
    await page.getByRole('dialog').waitFor()
    await press(page, /^Move 0 discussions to /)
    await page.getByText(`${name} is now in ${before[0]}.`).waitFor()
    expect(await rows.allInnerTexts()).toEqual(before)
    await page.goto(`/community/discussions?topic=${topic}`)
    expect(new URL(page.url()).search).toBe('?topic=1')

    await page.goto('/admin/site/members')
    await page.getByRole('radio', { name: 'Open' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('dialog').waitFor()
    await isInOrder()
    // Other tests make accounts on this site, so it stays open.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('radio', { name: 'Open' }).isChecked()).toBe(true)
  },
)

test.each(SCREENS)(
  'readers see a new contact address after the link of its mail, at %d px',
  async (width, viewport) => {
    const page = await openPage({ viewport })
    const reader = await openPage({ viewport, javaScriptEnabled: false })
    const email = `training-${width}@example.org`
    const isPublic = async () => {
      await reader.goto('/about')
      return (await reader.locator(`main a[href="mailto:${email}"]`).count()) > 0
    }
    await openAsEditor(page, await createStaff('admin'), '/admin/site')
    await page.goto('/admin/site/name')
    await page.getByRole('button', { name: 'Edit contact dialog and email address' }).first().click()
    await sheet(page).getByRole('textbox', { name: 'Email address' }).fill(email)
    await bar(page).getByText(/saved/).waitFor()
    await page.keyboard.press('Escape')
    await publish(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await page.getByText(`Press the link in the mail to ${email}.`).waitFor()
    await page.getByRole('button', { name: 'Send the mail again' }).click()
    await page.getByText(`Mail sent to ${email}`).waitFor()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await findViolationsAt(page, [viewport])).toEqual([])
    expect(await isPublic()).toBe(false)
    await reader.goto(linkIn(await mailTo(email, 'Confirm the contact address'), '/confirm-contact'))
    await reader.getByRole('button', { name: 'Use this address' }).click()
    await reader.getByText('Done: readers of this site see your address now.').waitFor()
    // A page may be a second older than the confirmation.
    await expect.poll(isPublic).toBe(true)
    await page.reload()
    await page.locator('.site-texts').getByText(email).waitFor()
    expect(await page.getByRole('button', { name: 'Send the mail again' }).count()).toBe(0)
  },
)
