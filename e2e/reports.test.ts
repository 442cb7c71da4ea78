import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { findViolations } from './support/accessibility.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { changeDatabase } from './support/database.ts'
import { createPost } from './support/discussions.ts'
import { linkIn, mailTo } from './support/mailbox.ts'
import { asMember, createMember, type Member, PASSWORD } from './support/member.ts'
import { createStaff } from './support/staff.ts'

async function report(by: Member, post: number) {
  const body = JSON.stringify({
    content_target: 'post',
    post,
    comment: null,
    abuse_reported: 'content_spam',
    message: '',
  })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${by.access}` }
  const { status } = await fetch(`${inject('siteUrl')}/api/community/report/`, { method: 'POST', headers, body })
  expect(status).toBe(201)
}

/** Lets the minute pass in which a decision can be undone. */
function waitAMinute(): void {
  const before = new Date(Date.now() - 61_000).toISOString()
  changeDatabase((database) => {
    database.prepare('update outbox_mail set due_at = ? where sent_at is null').run(before)
    database.prepare('update moderation_entry set created_at = ?').run(before)
  })
}

async function takeRole({ pk }: Member) {
  const { access } = await createStaff('admin')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${access}` }
  const body = JSON.stringify({ role: 'member' })
  const { status } = await fetch(`${inject('siteUrl')}/api/people/${pk}/role/`, { method: 'PUT', headers, body })
  expect(status).toBe(200)
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')))

async function open(page: Page, staff: Member, path: string) {
  await asMember(page, staff)
  await page.goto(path)
}

test.each([PHONE, DESKTOP])(
  'a report goes from To do to the answer of an appeal, by keyboard, at $width px',
  async (viewport) => {
    const author = await createMember()
    const post = await createPost(author)
    await report(await createMember(), post.id)
    const [amina, moses] = [await createStaff('moderator'), await createStaff('moderator', { firstName: 'Moses' })]

    const page = await openPage({ viewport })
    await open(page, amina, '/admin')
    await page.getByRole('link', { name: /^Reports \d/ }).waitFor()
    await page.goto(`/admin/reports?case=post-${post.id}`)
    await page.getByText('Yours for 15 more minutes').waitFor()
    expect(await findViolations(page)).toEqual([])

    const other = await openPage({ viewport })
    await open(other, moses, `/admin/reports?case=post-${post.id}`)
    await other.getByText(/^Amina Nakato has this for 1\d more minutes/).waitFor()
    const bar = other.getByRole('region', { name: 'Decision' })
    await bar.getByRole('button', { name: 'Take over' }).waitFor()
    await other.keyboard.press('r')
    expect(await other.getByRole('dialog').count(), 'a colleague has it').toBe(0)
    expect(await bar.getByRole('button', { name: /^(Keep|Remove|Suspend|Only)/ }).count()).toBe(0)

    await page.keyboard.press('w')
    const dialog = page.getByRole('dialog', { name: 'Remove and warn' })
    await dialog.getByRole('textbox').waitFor()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('It advertises. Advertising is not allowed here.')
    await dialog.getByRole('radio', { name: 'Misleading or harmful' }).check()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Others could be hurt if they did this.')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Remove and warn' }).press('Enter')
    await page.getByText('Removed, with a warning').waitFor()
    await page
      .getByText(/^Mails leave in \d+ seconds/)
      .first()
      .waitFor()
    expect((await fetch(`${inject('siteUrl')}/api/community/discussion/${post.id}/`)).status).toBe(404)
    await page.keyboard.press('z')
    await page.getByText('Undone.').waitFor()
    expect((await fetch(`${inject('siteUrl')}/api/community/discussion/${post.id}/`)).status).toBe(200)
    await page.getByText('Yours for 15 more minutes').waitFor()
    await page.keyboard.press('r')
    await page.getByRole('dialog').getByRole('textbox').fill('هذا إعلان')
    await page.context().setOffline(true)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await page.getByRole('dialog').getByRole('alert').waitFor()
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('هذا إعلان')
    await page.context().setOffline(false)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await page.getByText('Removed', { exact: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).waitFor()

    waitAMinute()
    const link = linkIn(await mailTo(author.email, 'was removed'), '/community/appeal')
    const guest = await openPage({ viewport })
    await guest.goto(link)
    await guest.getByRole('heading', { name: 'Your discussion was removed' }).waitFor()
    expect(await findViolations(guest)).toEqual([])
    await guest.getByRole('textbox', { name: 'Your words' }).fill('I do not sell anything, a trainer asked me.')
    await guest.getByRole('button', { name: 'Send appeal' }).press('Enter')
    await guest.getByText('Your appeal has arrived.').waitFor()

    await other.goto('/admin/reports')
    await other
      .getByRole('link', { name: /^Appeal/ })
      .last()
      .press('Enter')
    await other.getByText('I do not sell anything, a trainer asked me.').waitFor()
    await other.getByRole('button', { name: 'It stands' }).waitFor()
    expect(await other.getByRole('button', { name: /^Shorten/ }).count(), 'only of a suspension').toBe(0)
    await other.keyboard.press('l')
    await other.getByRole('textbox', { name: /^Your answer to/ }).fill('Thank you for writing, we believe you.')
    await other.getByRole('dialog').getByRole('button', { name: 'Lift it' }).press('Enter')
    await other.getByText('Lifted', { exact: true }).waitFor()
    waitAMinute()
    expect((await mailTo(author.email, 'answer to your appeal')).text).toContain(
      'Thank you for writing, we believe you.',
    )
    expect((await fetch(`${inject('siteUrl')}/api/community/discussion/${post.id}/`)).status).toBe(200)
    await other.goto(`/admin/reports?case=post-${post.id}`)
    await bar.getByRole('button', { name: 'Reopen' }).press('Enter')
    await other.keyboard.press('r')
    await other.getByRole('dialog').getByRole('textbox').fill('It does sell.')
    await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await bar.getByRole('button', { name: 'Undo' }).waitFor()
    await other.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await bar.getByRole('button', { name: /^(Show|Keep|Remove|Suspend|Only)/ }).count()).toBe(0)
    await bar.getByRole('button', { name: 'Undo' }).press('Enter')
    await bar.getByRole('button', { name: 'Reopen' }).waitFor()
    await other.getByRole('link', { name: 'Decided' }).press('Enter')
    const line = other.getByRole('listitem').filter({ hasText: 'Appeal accepted' }).first()
    expect(await line.textContent()).toContain('Thank you for writing, we believe you.')
    expect(await findViolations(other)).toEqual([])
    await line.getByRole('link', { name: 'Amina Nakato' }).press('Enter')

    await other.getByRole('textbox', { name: 'Write a note' }).fill('Teaches in Gulu.')
    await takeRole(moses)
    await other.getByRole('button', { name: 'Add note' }).press('Enter')
    const login = other.getByRole('dialog', { name: 'Log in to continue' })
    await login.getByRole('textbox', { name: 'Email' }).fill(moses.email)
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await login.getByRole('button', { name: 'Log in' }).press('Enter')
    await other.getByText('Your role has changed').waitFor()
    await other.getByText(/^Since .* you are a member\. What you had typed is kept/).waitFor()
    expect(await findViolations(other)).toEqual([])
    await other.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await other.getByRole('button', { name: 'Copy my text' }).press('Enter')
    expect(await other.evaluate(() => navigator.clipboard.readText())).toBe('Teaches in Gulu.')
  },
)

test('what a moderator and an author have typed is on the device until it is sent', async () => {
  const author = await createMember()
  const post = await createPost(author)
  await report(await createMember(), post.id)
  const page = await openPage()
  await open(page, await createStaff('moderator'), `/admin/reports?case=post-${post.id}`)
  await page.getByText('Yours for 15 more minutes').waitFor()
  const dialog = page.getByRole('dialog', { name: 'Suspend' })
  const mail = dialog.getByRole('textbox')
  await page.keyboard.press('s')
  await dialog.getByRole('radio', { name: 'Misleading or harmful' }).check()
  await dialog.getByRole('radio', { name: '30 days' }).check()
  await mail.fill('A midwife could follow this.')
  await page.keyboard.press('Escape')
  // The element goes a moment after the dialog has closed; until then the key would open what is closing.
  await page.locator('dialog textarea').waitFor({ state: 'detached' })
  await page.keyboard.press('s')
  expect(await mail.inputValue()).toBe('A midwife could follow this.')
  await page.reload()
  const note = page.getByRole('textbox', { name: 'Write a note' })
  await note.fill('Teaches in Gulu.')
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('Teaches in Gulu.')
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await page.locator('.member-note').getByText('Teaches in Gulu.').waitFor()
  await expect.poll(() => note.inputValue()).toBe('')
  await page.getByText(/^Yours for/).waitFor()
  await note.blur()
  await page.keyboard.press('s')
  expect(await mail.inputValue()).toBe('A midwife could follow this.')
  expect(await dialog.getByRole('radio', { name: 'Misleading or harmful' }).isChecked()).toBe(true)
  expect(await dialog.getByRole('radio', { name: '30 days' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Suspend' }).press('Enter')
  await page.getByText('Removed, and suspended', { exact: true }).waitFor()
  expect(await drafts(page)).toEqual([])

  waitAMinute()
  const guest = await openPage({ viewport: PHONE })
  await guest.goto(linkIn(await mailTo(author.email, 'You can’t post'), '/community/appeal'))
  const words = guest.getByRole('textbox', { name: 'Your words' })
  await words.fill('A trainer asked me.')
  await guest.reload()
  await expect.poll(() => words.inputValue()).toBe('A trainer asked me.')
  await guest.getByRole('button', { name: 'Send appeal' }).press('Enter')
  await guest.getByText('Your appeal has arrived.').waitFor()
  expect(await drafts(guest)).toEqual([])
})

test('everybody can read how reports were decided', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/community/guidelines/decisions')
  await page.getByRole('heading', { name: 'How reports were decided' }).waitFor()
  expect(await findViolations(page)).toEqual([])
})
