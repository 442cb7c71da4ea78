import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { createPost, postComment } from './support/discussions.ts'
import { createMember, type Member } from './support/member.ts'
import { logInWithDialog, openAsMember, openMemberPage } from './support/posting.ts'

const THANKS = 'Thank you. A moderator will look at it.'
const TYPES = [
  'Spam or advertising',
  'It shows private information',
  'It is misleading or can do harm',
  'It breaks the community guidelines',
  'Something else',
]
const placeOf = ({ slug }: { slug: string }) => `/community/discussions/${slug}`
const postActions = (page: Page) => page.locator('.post-actions')
const commentField = (page: Page) => page.getByRole('textbox', { name: 'Add your comment' })

async function report(dialog: Locator, type: string, message?: string) {
  await dialog.getByLabel(type).check()
  if (message !== undefined) await dialog.getByLabel('Message (optional)').fill(message)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText(THANKS).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'detached' })
}

/** Sends a report, closes its dialog during the request, and types a comment. @returns continues or aborts the request */
async function leaveWhileSending(page: Page) {
  const end = Promise.withResolvers<'continue' | 'abort'>()
  await page.route('**/api/community/report/', async (route) => route[await end.promise](), { times: 1 })
  await postActions(page).getByRole('button', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this post' })
  await dialog.getByLabel('Something else').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Sending...' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await commentField(page).fill('Meanwhile')
  return end.resolve
}

async function reportByCall(member: Member, post: number) {
  const input = { content_target: 'post', post, comment: null, abuse_reported: 'other', message: '' }
  const response = await fetch(`${inject('siteUrl')}/api/community/report/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.access}` },
    body: JSON.stringify(input),
  })
  return { status: response.status, body: await response.text() }
}

test('a member reports a post with one of five reasons and a message, and only once', async () => {
  const post = await createPost(await createMember())
  const { page, member } = await openMemberPage(placeOf(post), { viewport: PHONE })
  await postActions(page).getByRole('button', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this post' })
  for (const type of TYPES) await dialog.getByRole('radio', { name: type }).waitFor()
  expect(await dialog.getByRole('radio').count()).toBe(TYPES.length)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('Choose what is wrong').waitFor()
  expect(
    await dialog
      .getByRole('radio')
      .first()
      .evaluate((radio) => radio === document.activeElement),
  ).toBe(true)
  await dialog.getByLabel('Something else').check()
  await dialog.getByLabel('Message (optional)').fill('Four')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('Message must have at least 5 characters').waitFor()
  await dialog.getByLabel('Message (optional)').fill('x'.repeat(201))
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText("Message can't be longer than 200 characters").waitFor()
  await report(dialog, 'Spam or advertising', 'It sells a car')
  await postActions(page).getByText('Reported').waitFor()
  expect(await postActions(page).getByRole('button', { name: 'Report' }).count()).toBe(0)
  await openAsMember(page, placeOf(post))
  await postActions(page).getByText('Reported').waitFor()
  const again = await reportByCall(member, post.id)
  expect(again.status).toBe(400)
  expect(again.body).toContain('You have reported this already.')
})

test('a member reports one of several comments', async () => {
  const author = await createMember({ firstName: 'Joseph', lastName: 'Banda' })
  const post = await createPost(author)
  const [bad, good] = [
    await postComment(author, post.id, 'Buy my car'),
    await postComment(author, post.id, 'Good luck'),
  ]
  const { page } = await openMemberPage(placeOf(post), { viewport: PHONE })
  const named = { name: 'Report the comment of Joseph Banda' }
  await page.locator(`#comment-${bad}`).getByRole('button', named).click()
  await report(page.getByRole('dialog', { name: 'Report this comment' }), 'It breaks the community guidelines')
  await page.locator(`#comment-${bad}`).getByText('Reported').waitFor()
  await page.locator(`#comment-${good}`).getByRole('button', named).waitFor()
})

test('a member has no Report button on their own post and comments', async () => {
  const member = await createMember()
  const post = await createPost(member)
  const comment = await postComment(member, post.id, 'And more')
  const { page } = await openMemberPage(placeOf(post), { member })
  await postActions(page).getByRole('button', { name: 'Edit' }).waitFor()
  await page.locator(`#comment-${comment}`).getByRole('button', { name: 'Edit your comment' }).waitFor()
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Report/ })
      .count(),
  ).toBe(0)
})

test('a guest who presses Report logs in first, and then reports', async () => {
  const post = await createPost(await createMember())
  const member = await createMember()
  const page = await openPage({ viewport: PHONE })
  await page.goto(placeOf(post))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await postActions(page).getByRole('button', { name: 'Report' }).click()
  await logInWithDialog(page, member)
  await report(page.getByRole('dialog', { name: 'Report this post' }), 'It is misleading or can do harm')
  await postActions(page).getByText('Reported').waitFor()
})

test('an author who presses Report as a guest finds that the post is their own', async () => {
  const author = await createMember()
  const post = await createPost(author)
  const page = await openPage()
  await page.goto(placeOf(post))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await postActions(page).getByRole('button', { name: 'Report' }).click()
  await logInWithDialog(page, author)
  await postActions(page).getByRole('button', { name: 'Edit' }).waitFor()
  await page.getByRole('textbox', { name: 'Add your comment' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a member without a connection keeps the report until it is sent', async () => {
  const post = await createPost(await createMember())
  const { page } = await openMemberPage(placeOf(post))
  await postActions(page).getByRole('button', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this post' })
  await dialog.getByLabel('Something else').check()
  await dialog.getByLabel('Message (optional)').fill('It is very odd')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('There is no connection. What you typed is still here: try again.').waitFor()
  expect(await dialog.getByLabel('Message (optional)').inputValue()).toBe('It is very odd')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText(THANKS).waitFor()
})

test('a member who closes the dialog early has reported the post only when the report arrives', async () => {
  const post = await createPost(await createMember())
  const { page, member } = await openMemberPage(placeOf(post))
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/report/'))
  const endFirst = await leaveWhileSending(page)
  endFirst('abort')
  await failed
  const endSecond = await leaveWhileSending(page)
  expect(await postActions(page).getByText('Reported').count()).toBe(0)
  endSecond('continue')
  await postActions(page).getByText('Reported').waitFor()
  expect(await postActions(page).getByRole('button', { name: 'Report' }).count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await commentField(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect((await reportByCall(member, post.id)).status).toBe(400)
})

test('a member who closes the dialog is not asked to log in when the session has ended', async () => {
  const post = await createPost(await createMember())
  const { page } = await openMemberPage(placeOf(post))
  // Wait for the responses to the member: a 401 would log the member out before the report.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/mine/')))
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'spoilt')
    localStorage.setItem('refresh_token', 'spoilt')
  })
  const end = await leaveWhileSending(page)
  end('continue')
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor()
  const login = page.getByRole('dialog').waitFor({ timeout: 2000 })
  await expect(login).rejects.toThrow('Timeout')
  expect(await postActions(page).getByText('Reported').count()).toBe(0)
})
