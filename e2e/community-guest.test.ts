import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './support/browser.ts'
import { createPost, postComment } from './support/discussions.ts'
import { discussionAt, openQuietPage } from './support/forum.ts'
import { createMember } from './support/member.ts'
import { logInOver } from './support/posting.ts'

/** A guest presses a button under a discussion and logs in, as is asked. */
async function press(name: string): Promise<Page> {
  const [author, member] = await Promise.all([createMember(), createMember({ firstName: 'Moses', lastName: 'Kiptoo' })])
  const discussion = await createPost(author)
  await postComment(author, discussion.id, 'I would like to know it soon.')
  const page = await openQuietPage({ viewport: PHONE, hasTouch: true })
  await page.goto(discussionAt(discussion))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name, exact: true }).tap()
  await logInOver(page, member)
  return page
}

test('a guest who replies logs in, and the answer begins with the name', async () => {
  const page = await press('Reply to Amina Nakato')
  const field = page.getByRole('textbox', { name: 'Add your comment' })
  await expect.poll(() => field.inputValue()).toBe('@Amina Nakato ')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a guest who follows logs in, and the discussion is followed', async () => {
  const page = await press('Follow')
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
})
