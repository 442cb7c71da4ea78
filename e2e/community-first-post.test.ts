import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fromAnotherAddress } from './support/client-address.ts'
import { createPost, listPostsTitled, readPost, TOPICS, uniqueTitle, wordsText } from './support/discussions.ts'
import { discussionPath, openCheckedPage } from './support/forum.ts'
import { linkOf, mailTo } from './support/mailbox.ts'
import { createMember, PASSWORD } from './support/member.ts'
import { fillPostForm, openPostForm, postForm } from './support/posting.ts'

const LIST = '/community/discussions'

const newPost = (page: Page) => page.getByRole('button', { name: 'Create A New Post +' })
const rowOf = (page: Page, title: string) => page.locator('.discussion-rows > li', { hasText: title })

async function alive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Fills in the sign-up form, and waits until the page names the address of the mail. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Okello')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.getByText(`We have sent a mail to ${email}`).waitFor()
}

/** Opens the link of the mail, verifies the account with a press, and logs in, which leads back to the community. */
async function verifyAndLogIn(page: Page, email: string): Promise<void> {
  await page.goto(linkOf(await mailTo(email, 'Verify your email')))
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await page.getByRole('heading', { name: 'Your email is verified' }).waitFor()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Log in' }).click()
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Community' }).waitFor()
}

async function goToCommunity(page: Page): Promise<void> {
  const places = page.getByRole('navigation', { name: 'Main' })
  await places.getByRole('link', { name: 'Community', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Community' }).waitFor()
}

test('a guest signs up, verifies the address and publishes a first post that everybody can read', async () => {
  const older = await createPost(await createMember(), {
    body: 'We practise implant removal with foam and a plastic straw.',
  })
  const page = await openCheckedPage({ extraHTTPHeaders: fromAnotherAddress() })
  await page.goto(discussionPath(older))
  await page.getByText('We practise implant removal with foam').waitFor()
  await alive(page)
  await goToCommunity(page)
  expect(new URL(page.url()).pathname).toBe(LIST)
  await newPost(page).click()
  await page.getByRole('dialog', { name: 'Log in to continue' }).getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL(/\/user\/signup\?next=/)
  const email = `grace-${process.pid}-${Date.now()}@example.org`
  await signUp(page, email)
  await verifyAndLogIn(page, email)

  const form = await openPostForm(page)
  const title = uniqueTitle('My first question')
  await fillPostForm(form, { topic: TOPICS.platform, title, detail: wordsText(12) })
  await form.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/community\/discussions\/my-first-question/)
  await postForm(page).waitFor({ state: 'detached' })
  const post = page.locator('article')
  await post.getByRole('heading', { level: 1, name: title }).waitFor()
  await post.getByText(wordsText(12)).waitFor()
  await post.getByText(TOPICS.platform).waitFor()
  await post.getByRole('link', { name: 'Grace Okello' }).waitFor()
  await post.getByRole('button', { name: 'Edit' }).waitFor()
  const [created, ...others] = await listPostsTitled(title)
  expect(others).toEqual([])
  expect((await readPost(created?.slug ?? '')).body).toBe(`<p>${wordsText(12)}</p>`)

  const guest = await openCheckedPage()
  await guest.goto(`${LIST}?sort=recent`)
  const row = rowOf(guest, title)
  await row.getByText('Grace Okello').waitFor()
  await row.getByText(TOPICS.platform).waitFor()
  await row.getByRole('link', { name: title }).click()
  await guest.getByRole('heading', { level: 1, name: title }).waitFor()
  await guest.locator('article').getByRole('link', { name: 'Grace Okello' }).waitFor()
  expect(await guest.content()).not.toContain(email)
})
