import { expect, test } from 'vitest'
import { PHONE } from './support/browser.ts'
import { createPost, postComment } from './support/discussions.ts'
import { discussionPath, openCheckedPage, suspend } from './support/forum.ts'
import { createMember } from './support/member.ts'
import { logInWithDialog, openAsMember } from './support/posting.ts'

const LIST = '/community/discussions'
const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString()
const UNTIL = /^You can’t post or comment in the community until \w{3} \d\d, \d{4}, \d\d:\d\d\. The mail .* says why\.$/
const WITHOUT_END = 'You can’t post or comment in the community any more. The mail that we sent you says why.'

test('a suspended member who opens a discussion sees the reason instead of the form', async () => {
  const [author, member] = await Promise.all([createMember(), createMember({ firstName: 'Moses' })])
  const discussion = await createPost(author)
  await postComment(author, discussion.id, 'Has nobody an idea?')
  suspend(member, IN_A_WEEK)
  const page = await openCheckedPage({ as: member, viewport: PHONE })
  await page.goto(discussionPath(discussion))
  await page.locator('.add-comment').getByText(UNTIL).waitFor()
  expect(await page.getByRole('textbox', { name: 'Add your comment' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Reply/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Report the comment of Amina Nakato' }).waitFor()
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByRole('button', { name: 'Following', pressed: true }).waitFor()
})

test('a suspended member who starts a post sees the reason instead of the form', async () => {
  const member = await createMember()
  suspend(member, null)
  const page = await openCheckedPage({ as: member, viewport: PHONE })
  await openAsMember(page, LIST)
  const button = page.getByRole('button', { name: 'Create A New Post +' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Create a post' })
  await dialog.getByText(WITHOUT_END).waitFor()
  expect(await dialog.getByRole('textbox').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a suspended member can delete a comment, and sees the reason instead of the form that edits it', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  const comment = await postComment(member, discussion.id, 'Buy my car')
  suspend(member, IN_A_WEEK)
  const page = await openCheckedPage({ as: member })
  await page.goto(discussionPath(discussion))
  await page.getByRole('button', { name: 'Edit your comment' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit comment' })
  await edit.getByText(UNTIL).waitFor()
  expect(await edit.getByRole('textbox').count()).toBe(0)
  await page.keyboard.press('Escape')
  await edit.waitFor({ state: 'detached' })
  await page.locator('.post-actions').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit post' }).getByText(UNTIL).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete your comment' }).click()
  await page.getByRole('dialog', { name: 'Delete comment' }).getByRole('button', { name: 'Delete comment' }).click()
  await page.locator(`#comment-${comment}`).waitFor({ state: 'detached' })
})

test('a suspended guest who starts a post sees the reason after login', async () => {
  const member = await createMember()
  suspend(member, IN_A_WEEK)
  const page = await openCheckedPage()
  await page.goto(LIST)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Create A New Post +' }).click()
  await logInWithDialog(page, member)
  await page.getByRole('dialog', { name: 'Create a post' }).getByText(UNTIL).waitFor()
})
