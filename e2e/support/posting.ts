import type { Locator, Page } from 'playwright-core'
import { openPage } from './browser.ts'
import { asMember, createMember, type Member, PASSWORD } from './member.ts'

/** The window in which a post is written. */
export const postForm = (page: Page) => page.getByRole('dialog', { name: /^(Create a|Edit) post$/ })

/** Where the detail is written, once the editor has come. */
export const detailOf = (form: Locator) => form.locator('.editor-text')

/** What the form sends as the detail. */
export const htmlOf = (form: Locator) => form.locator('textarea[name=body]').inputValue()

/** A page whose member's account has come. */
export async function openMemberPage(
  path: string,
  { member, ...options }: { member?: Member } & Parameters<typeof openPage>[0] = {},
): Promise<{ page: Page; member: Member }> {
  const page = await openPage(options)
  const someone = member ?? (await createMember())
  await asMember(page, someone)
  await openAsMember(page, path)
  return { page, member: someone }
}

/** Goes there and waits for the account. */
export async function openAsMember(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByText('Your account: ').waitFor({ state: 'attached' })
}

/** Presses the button for a new post and passes the guidelines. */
export async function beginPost(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create A New Post +' }).click()
  await passGuidelines(page)
  await detailOf(postForm(page)).waitFor()
  return postForm(page)
}

export async function passGuidelines(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Community guidelines' }).getByRole('button', { name: 'Continue' }).click()
}

/** Fills the form in, with text for the detail. */
export async function writePost(form: Locator, given: { topic: string; title: string; detail: string }): Promise<void> {
  await form.getByLabel('Topic').selectOption({ label: given.topic })
  await form.getByLabel('Title').fill(given.title)
  await detailOf(form).click()
  await form.page().keyboard.insertText(given.detail)
}

/** Logs in over what is open. */
export async function logInOver(page: Page, member: Member): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Log in to continue' })
  await login.getByLabel('Email').fill(member.email)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Log in' }).click()
  await login.waitFor({ state: 'hidden' })
}
