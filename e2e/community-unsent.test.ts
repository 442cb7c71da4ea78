import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './support/browser.ts'
import {
  createPost,
  listPostsTitled,
  postComment,
  readPost,
  TOPICS,
  uniqueTitle,
  wordsText,
} from './support/discussions.ts'
import { createMember } from './support/member.ts'
import {
  detailOf,
  fillPostForm,
  htmlOf,
  logInWithDialog,
  openMemberPage,
  openPostForm,
  postForm,
} from './support/posting.ts'

const LIST = '/community/discussions'
const CREATE = '**/api/community/discussions/'
const OFFLINE = 'There is no connection. What you typed is still here: try again.'

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')).length)

/** Checks that the form contains this post. */
async function expectWritten(page: Page, title: string, words: number) {
  const form = postForm(page)
  await form.getByLabel('Topic').locator('option:checked', { hasText: TOPICS.platform }).waitFor({ state: 'attached' })
  expect(await form.getByLabel('Title').inputValue()).toBe(title)
  await expect.poll(() => htmlOf(form)).toBe(`<p>${wordsText(words)}</p>`)
  await expect.poll(() => detailOf(form).textContent()).toBe(wordsText(words))
}

async function expectEmpty(page: Page) {
  const form = postForm(page)
  expect(await form.getByLabel('Topic').inputValue()).toBe('')
  expect(await form.getByLabel('Title').inputValue()).toBe('')
  expect(await htmlOf(form)).toBe('')
}

test('a member who closes the form or reloads the page finds the draft, and can discard it', async () => {
  const { page } = await openMemberPage(LIST, { viewport: PHONE })
  const form = await openPostForm(page)
  await fillPostForm(form, { topic: TOPICS.platform, title: 'Started and not sent', detail: wordsText(11) })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Create A New Post +')
  await openPostForm(page)
  await form.getByText(/^Your draft from \w+ \d+ is back\./).waitFor()
  await expectWritten(page, 'Started and not sent', 11)

  await form.getByLabel('Title').fill('Started and continued')
  await page.reload()
  await page.getByText('Your account: ').waitFor({ state: 'attached' })
  await openPostForm(page)
  await expectWritten(page, 'Started and continued', 11)

  await form.getByRole('button', { name: 'Discard draft' }).click()
  await form.getByText('Your draft').waitFor({ state: 'detached' })
  await expectEmpty(page)
  expect(await form.getByLabel('Topic').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await draftsIn(page)).toBe(0)
  await form.getByRole('button', { name: 'Close' }).click()
  await openPostForm(page)
  await expectEmpty(page)
})

test('a member who presses Escape closes the form and keeps the draft', async () => {
  const { page } = await openMemberPage(LIST)
  const form = await openPostForm(page)
  await fillPostForm(form, { topic: TOPICS.platform, title: 'Closed by Escape', detail: wordsText(11) })
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await openPostForm(page)
  await expectWritten(page, 'Closed by Escape', 11)
})

test('a member does not see the draft of another member on the same device', async () => {
  const { page } = await openMemberPage(LIST)
  const form = await openPostForm(page)
  await fillPostForm(form, { topic: TOPICS.platform, title: 'Mine alone', detail: wordsText(11) })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.locator('.account-menu summary').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor()
  await page.goto(LIST)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Create A New Post +' }).click()
  await logInWithDialog(page, await createMember())
  await page.getByRole('button', { name: 'Continue' }).click()
  await detailOf(form).waitFor()
  await expectEmpty(page)
})

test('a member without a connection keeps the post, and sends it later', async () => {
  const { page } = await openMemberPage(LIST, { viewport: PHONE })
  const form = await openPostForm(page)
  const title = uniqueTitle('Written without a network')
  await fillPostForm(form, { topic: TOPICS.platform, title, detail: wordsText(12) })
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Create Post' }).click()
  await form.getByRole('alert').getByText(OFFLINE).waitFor()
  await expectWritten(page, title, 12)
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/discussions\/written-without-a-network/)
  expect(await listPostsTitled(title)).toHaveLength(1)
  expect(await draftsIn(page)).toBe(0)
  await page.goto(LIST)
  await page.getByText('Your account: ').waitFor({ state: 'attached' })
  await openPostForm(page)
  await expectEmpty(page)
})

test('a member who sends a post again after a lost response creates it once', async () => {
  const { page } = await openMemberPage(LIST)
  const form = await openPostForm(page)
  const title = uniqueTitle('The answer was lost')
  await fillPostForm(form, { topic: TOPICS.platform, title, detail: wordsText(13) })
  await page.route(CREATE, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Create Post' }).click()
  await form.getByRole('alert').getByText(OFFLINE).waitFor()
  expect(await listPostsTitled(title)).toHaveLength(1)
  await page.unroute(CREATE)
  await form.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/discussions\/the-answer-was-lost/)
  expect(await listPostsTitled(title)).toHaveLength(1)
})

test('a member whose session has ended logs in above the form, and the post is sent', async () => {
  const { page, member } = await openMemberPage(LIST, { viewport: PHONE })
  const form = await openPostForm(page)
  const title = uniqueTitle('The session ended')
  await fillPostForm(form, { topic: TOPICS.platform, title, detail: wordsText(14) })
  await page.evaluate(() => {
    const [head, body] = (localStorage.getItem('access_token') ?? '').split('.')
    localStorage.setItem('access_token', `${head}.${body}.spoilt`)
    localStorage.setItem('refresh_token', 'spoilt-as-well')
  })
  await form.getByRole('button', { name: 'Create Post' }).click()
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor({ state: 'hidden' })
  await expectWritten(page, title, 14)
  await form.getByRole('button', { name: 'Create Post' }).click()
  await logInWithDialog(page, member)
  await page.waitForURL(/\/discussions\/the-session-ended/)
  const [post] = await listPostsTitled(title)
  expect((await readPost(post?.slug ?? '')).body).toBe(`<p>${wordsText(14)}</p>`)
  expect(await draftsIn(page)).toBe(0)
})

test('a member who types without a pause loses at most a second when the device dies', async () => {
  const discussion = await createPost(await createMember())
  const { page } = await openMemberPage(`/community/discussions/${discussion.slug}`)
  await page.getByRole('textbox', { name: 'Add your comment' }).click()
  let isTyping = true
  const typing = page.keyboard.type('word '.repeat(200), { delay: 50 }).finally(() => {
    isTyping = false
  })
  await expect.poll(() => draftsIn(page)).toBe(1)
  expect(isTyping).toBe(true)
  const next = await page.context().newPage()
  // A crashed page fires no event, neither `visibilitychange` nor `pagehide`.
  const session = await page.context().newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')
  await typing.catch(() => undefined)
  await next.goto(`/community/discussions/${discussion.slug}`)
  await next.getByText('Your draft from').waitFor()
  expect(await next.getByRole('textbox', { name: 'Add your comment' }).inputValue()).toMatch(/^(word ?)+/)
})

test('a member who leaves the edit of a comment finds it again', async () => {
  const { page, member } = await openMemberPage(LIST)
  const discussion = await createPost(member)
  const id = await postComment(member, discussion.id, 'As it was')
  await page.goto(`/community/discussions/${discussion.slug}`)
  const edit = page.locator(`#comment-${id}`).getByRole('button', { name: 'Edit' })
  const dialog = page.getByRole('dialog', { name: 'Edit comment' })
  const field = dialog.getByLabel('Edit details')
  await edit.click()
  await field.fill('As it is to be')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await edit.click()
  await dialog.getByText('Your draft from').waitFor()
  expect(await field.inputValue()).toBe('As it is to be')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.locator(`#comment-${id}`).getByText('As it is to be').waitFor()
  await edit.click()
  expect(await field.inputValue()).toBe('As it is to be')
  expect(await draftsIn(page)).toBe(0)
})
