import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './support/browser.ts'
import { createPost, postComment } from './support/discussions.ts'
import { discussionPath, openCheckedPage } from './support/forum.ts'
import { createMember } from './support/member.ts'
import { logInWithDialog } from './support/posting.ts'

/** A guest presses a button under a discussion and logs in in the dialog. */
async function press(name: string, response?: RegExp): Promise<Page> {
  const [author, member] = await Promise.all([createMember(), createMember({ firstName: 'Moses', lastName: 'Kiptoo' })])
  const discussion = await createPost(author)
  await postComment(author, discussion.id, 'I would like to know it soon.')
  const page = await openCheckedPage({ viewport: PHONE, hasTouch: true })
  await page.goto(discussionPath(discussion))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const responded = response && page.waitForResponse(response)
  await page.getByRole('button', { name, exact: true }).tap()
  await logInWithDialog(page, member)
  await responded
  return page
}

test('a guest who replies logs in, and the comment starts with the name', async () => {
  const page = await press('Reply to Amina Nakato')
  const field = page.getByRole('textbox', { name: 'Add your comment' })
  await expect.poll(() => field.inputValue()).toBe('@Amina Nakato ')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a guest who follows logs in, and follows the discussion', async () => {
  const page = await press('Follow', /\/follow\/$/)
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
})
