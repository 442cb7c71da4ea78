import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { findViolations } from './support/accessibility.ts'
import { DESKTOP, openPage, PHONE } from './support/browser.ts'
import { changeDatabase } from './support/database.ts'
import { createPost } from './support/discussions.ts'
import { linkIn, mailTo } from './support/mailbox.ts'
import { asMember, createMember, type Member } from './support/member.ts'
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
  changeDatabase((database) => database.prepare('update outbox_mail set due_at = ? where sent_at is null').run(before))
}

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
    await other.keyboard.press('l')
    await other.getByRole('textbox', { name: /^Your answer to/ }).fill('Thank you for writing, we believe you.')
    await other.getByRole('dialog').getByRole('button', { name: 'Lift it' }).press('Enter')
    await other.getByText('Lifted', { exact: true }).waitFor()
    waitAMinute()
    expect((await mailTo(author.email, 'answer to your appeal')).text).toContain(
      'Thank you for writing, we believe you.',
    )
    expect((await fetch(`${inject('siteUrl')}/api/community/discussion/${post.id}/`)).status).toBe(200)
    await other.goto('/admin/reports/decided')
    await other
      .getByText(/Appeal/)
      .first()
      .waitFor()
  },
)

test('everybody can read how reports were decided', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/community/guidelines/decisions')
  await page.getByRole('heading', { name: 'How reports were decided' }).waitFor()
  expect(await findViolations(page)).toEqual([])
})
