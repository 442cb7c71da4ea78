import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './support/browser.ts'
import { createPost } from './support/discussions.ts'
import { discussionPath, listComments, openCheckedPage } from './support/forum.ts'
import { createMember, type Member, PASSWORD } from './support/member.ts'

const IS_BACK = /^Your draft from \w+ \d+ is back\./

const field = (page: Page) => page.getByRole('textbox', { name: 'Add your comment' })
const note = (page: Page) => page.getByText(IS_BACK)
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:comment:')))

async function logOut(page: Page): Promise<void> {
  await page.locator('.account-menu summary').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor()
}

/** Logs in as a guest does who wants to comment. */
async function logInToComment(page: Page, discussion: { slug: string }, { email }: Member): Promise<void> {
  await page.goto(discussionPath(discussion))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('.guest-prompt').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL('**/user/login?next=*')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`**${discussionPath(discussion)}*`)
  await field(page).waitFor()
}

test('a member who reloads the page finds the unfinished comment, and can discard it', async () => {
  const member = await createMember()
  const [discussion, other] = [await createPost(member), await createPost(member)]
  const page = await openCheckedPage({ as: member, viewport: PHONE })
  await page.goto(discussionPath(discussion))
  await field(page).fill('Started, and then\nthe bus came')
  await page.reload()
  await note(page).waitFor()
  expect(await field(page).inputValue()).toBe('Started, and then\nthe bus came')

  await page.goto(discussionPath(other))
  await field(page).waitFor()
  expect(await field(page).inputValue()).toBe('')
  expect(await note(page).count()).toBe(0)

  await page.goto(discussionPath(discussion))
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await note(page).waitFor({ state: 'detached' })
  expect(await field(page).inputValue()).toBe('')
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await drafts(page)).toEqual([])
  await page.reload()
  await field(page).waitFor()
  expect(await field(page).inputValue()).toBe('')
  expect(await note(page).count()).toBe(0)
  expect(await listComments(discussion.id)).toEqual([])
})

test('a member who logs out leaves no unfinished comment, even one typed in the last second', async () => {
  const [author, other] = [await createMember(), await createMember({ firstName: 'Joseph', lastName: 'Banda' })]
  const discussion = await createPost(author)
  const page = await openCheckedPage({ as: author })
  await page.goto(discussionPath(discussion))
  await field(page).fill('Mine alone')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await field(page).fill('Mine alone, and more')
  await logOut(page)
  expect(await drafts(page)).toEqual([])
  await logInToComment(page, discussion, other)
  expect(await field(page).inputValue()).toBe('')
  expect(await note(page).count()).toBe(0)
})

test('a member who finishes and posts a draft does not find it again', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  const page = await openCheckedPage({ as: member })
  await page.goto(discussionPath(discussion))
  await field(page).fill('Started')
  await page.reload()
  await note(page).waitFor()
  await field(page).press('ControlOrMeta+End')
  await page.keyboard.type(' and ended')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await page.locator('.comment:not(.comment-pending)', { hasText: 'Started and ended' }).waitFor()
  await page.reload()
  await field(page).waitFor()
  expect(await field(page).inputValue()).toBe('')
  expect(await note(page).count()).toBe(0)
  expect(await listComments(discussion.id)).toEqual(['Started and ended'])
})
