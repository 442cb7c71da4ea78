import { expect, test } from 'vitest'
import { findViolationsAt } from './support/accessibility.ts'
import { DESKTOP, openPage, overflow, PHONE } from './support/browser.ts'
import { changeDatabase } from './support/database.ts'
import { tabTo } from './support/keyboard.ts'
import { mailTo } from './support/mailbox.ts'
import { asMember } from './support/member.ts'
import { createStaff } from './support/staff.ts'

test('an administrator writes, tests, sends and stops a newsletter on a phone by keyboard, also after the session has ended', async () => {
  const admin = await createStaff('admin')
  changeDatabase((database) => {
    const add = database.prepare('insert into newsletter_subscriber (email, created_at) values (?, ?)')
    for (let i = 0; i < 30; i++) add.run(`mail-${process.pid}-${i}@example.org`, '2026-01-01T00:00:00.000Z')
  })
  const page = await openPage({ viewport: PHONE })
  await asMember(page, admin)
  await page.goto('/admin/mail')
  await tabTo(page, /^Newsletter$/)
  await page.keyboard.press('Enter')
  const subject = `Slides of ${process.pid}`
  await page.getByRole('textbox', { name: 'Subject' }).focus()
  await page.keyboard.type(subject)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.focus()
  await page.keyboard.type('Only slides nine to twelve are new.')
  const bar = page.getByRole('region', { name: 'This mail' })
  await bar.getByText(/^Draft saved \d\d:\d\d$/).waitFor()
  await page.getByRole('heading', { level: 1, name: subject }).waitFor()
  await page.frameLocator('iframe').getByRole('paragraph').filter({ hasText: 'Only slides nine' }).waitFor()
  await page.getByRole('radio', { name: 'Text' }).press('Space')
  await page.locator('pre').getByText('Unsubscribe: http').waitFor()
  await page.getByRole('button', { name: 'Insert a module…' }).press('Enter')
  await page.getByRole('combobox', { name: 'Module' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('pre').getByText('Open the module (http').waitFor()
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])

  // The session ends while somebody writes.
  const tokens = await page.evaluate(() => {
    const kept = { ...localStorage }
    localStorage.removeItem('access_token')
    localStorage.removeItem('refresh_token')
    return kept
  })
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Print them again.')
  await bar.getByText('You were signed out: your text is kept on this device.').waitFor()
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('access_token', access ?? '')
      localStorage.setItem('refresh_token', refresh ?? '')
    },
    [tokens.access_token, tokens.refresh_token],
  )
  await page.reload()
  await text.getByText('Print them again.').waitFor()
  await text.getByText('Open the module').waitFor()
  await bar.getByText(/^Draft saved/).waitFor()

  await bar.getByRole('button', { name: 'Send a test to me' }).press('Enter')
  await bar.getByText(/^Draft Test sent to .* at \d\d:\d\d\.$/).waitFor()
  expect((await mailTo(admin.email, `[Test] ${subject}`)).text).toContain('Print them again.')
  await bar.getByRole('button', { name: 'Send…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Send to \d+ people$/ })
  await dialog.getByText('Tested since the last change').waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await tabTo(page, /^Send to \d+ people now$/)
  await page.keyboard.press('Enter')
  await page.getByText(/^Being sent since/).waitFor()
  const focused = (words: string) => page.locator('p:focus').filter({ hasText: words }).waitFor()
  await focused('Being sent since')
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await page.getByRole('button', { name: 'Go on' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Go on')
  await page.getByRole('listitem').filter({ hasText: 'Paused by Amina Nakato' }).waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await findViolationsAt(page, [DESKTOP, PHONE])).toEqual([])
  await page.getByRole('button', { name: 'Stop for good…' }).press('Enter')
  await page.getByText(/ have it\. \d+ will not get it\. This cannot be taken back\.$/).waitFor()
  await page.getByRole('button', { name: 'Stop for good', exact: true }).press('Enter')
  await focused('Stopped for good on')
})

test('of two people who write the same mail, the second one sees both texts', async () => {
  const admin = await createStaff('admin')
  const page = await openPage()
  await asMember(page, admin)
  await page.goto('/admin/mail')
  await page.getByRole('button', { name: 'Update…' }).click()
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('My text')
  await page.getByText(/^Draft saved/).waitFor()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  changeDatabase((database) =>
    database.prepare("update newsletter_issue set revision = 9, subject = 'Their text' where id = ?").run(id),
  )
  await subject.fill('My other text')
  const conflict = page.getByRole('region', { name: 'Amina Nakato has saved another text since' })
  await conflict.getByText('Their text').waitFor()
  expect(await subject.inputValue()).toBe('My other text')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText(/^Draft saved/).waitFor()
  await page.reload()
  await expect.poll(() => subject.inputValue()).toBe('My other text')
})
