import type { Locator, Page } from 'playwright-core'
import { openPage } from './browser.ts'
import { asMember, createMember, type Member, PASSWORD } from './member.ts'

/** The dialog in which a post is written. */
export const postForm = (page: Page) => page.getByRole('dialog', { name: /^(Create a|Edit) post$/ })

/** The rich-text editor of the detail, which loads after the form. */
export const detailOf = (form: Locator) => form.locator('.editor-text')

/** The HTML that the form sends as the detail. */
export const htmlOf = (form: Locator) => form.locator('textarea[name=body]').inputValue()

/** Opens a page as a member, by default a new one. Waits until the account is loaded. */
export async function openMemberPage(
  path: string,
  { member, ...options }: { member?: Member } & Parameters<typeof openPage>[0] = {},
): Promise<{ page: Page; member: Member }> {
  const page = await openPage(options)
  const user = member ?? (await createMember())
  await asMember(page, user)
  await openAsMember(page, path)
  return { page, member: user }
}

/** Goes to a page and waits until the account is loaded. */
export async function openAsMember(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByText('Your account: ').waitFor({ state: 'attached' })
}

/** Opens the form for a new post, and waits for the editor. */
export async function openPostForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create A New Post +' }).click()
  await passGuidelines(page)
  await detailOf(postForm(page)).waitFor()
  return postForm(page)
}

export async function passGuidelines(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Community guidelines' }).getByRole('button', { name: 'Continue' }).click()
}

/** @param post `detail` is plain text */
export async function fillPostForm(
  form: Locator,
  post: { topic: string; title: string; detail: string },
): Promise<void> {
  await form.getByLabel('Topic').selectOption({ label: post.topic })
  await form.getByLabel('Title').fill(post.title)
  await detailOf(form).click()
  await form.page().keyboard.insertText(post.detail)
}

/** Logs in with the dialog that a guest's press opens. */
export async function logInWithDialog(page: Page, member: Member): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Log in to continue' })
  await login.getByLabel('Email').fill(member.email)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Log in' }).click()
  await login.waitFor({ state: 'hidden' })
}
