import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { createPost, postComment } from './support/discussions.ts'
import { discussionPath } from './support/forum.ts'
import { createMember } from './support/member.ts'
import { logInWithDialog } from './support/posting.ts'

/** A phone whose reader saves data, with a list of the paths that it requests. */
async function openSavingPhone(): Promise<{ page: Page; fetched: string[] }> {
  const page = await openPage({ viewport: PHONE })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '3g' } })
  })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  return { page, fetched }
}

const scripts = (fetched: string[]) => fetched.filter((path) => path.endsWith('.js'))

test('a reader who saves data gets no script, and links work', async () => {
  const { page, fetched } = await openSavingPhone()
  await page.goto('/training', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'I agree' }).click()
  await page.locator('.cookie-banner').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Male condoms' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Male condoms' }).waitFor()
  await page.getByRole('link', { name: 'All Downloads' }).click()
  await page.getByRole('heading', { name: 'All files' }).waitFor()
  expect(scripts(fetched)).toEqual([])
})

test('a click on a control that needs the script loads it and is then handled', async () => {
  const { page, fetched } = await openSavingPhone()
  await page.goto('/training/male-condoms/downloads', { waitUntil: 'networkidle' })
  expect(scripts(fetched)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
  expect(scripts(fetched).filter((path) => /(Login|Share)Dialog/.test(path))).toEqual([
    expect.stringContaining('LoginDialog'),
  ])
})

test('a choice of order or theme loads the script and is applied', async () => {
  const { page, fetched } = await openSavingPhone()
  await page.goto('/search?query=condom', { waitUntil: 'networkidle' })
  await page.getByLabel('Sort by').selectOption('size')
  await page.waitForURL('**sort=size')
  await page.goto('/faq', { waitUntil: 'networkidle' })
  fetched.length = 0
  await page.getByRole('radio', { name: 'Dark' }).click({ force: true })
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
  expect(scripts(fetched).length).toBeGreaterThan(0)
})

test('a discussion is read without a script, and a click on Reply loads it, opens the login dialog and then the reply', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  await postComment(member, discussion.id, 'We use foam.')
  const { page, fetched } = await openSavingPhone()
  await page.goto('/community/discussions?sort=recent', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: discussion.title }).click()
  await page.waitForURL(`**${discussionPath(discussion)}`)
  await page.getByText('We use foam.').waitFor()
  expect(scripts(fetched)).toEqual([])
  await page.getByRole('button', { name: 'Reply to Amina Nakato' }).click()
  await logInWithDialog(page, await createMember({ firstName: 'Joseph', lastName: 'Banda' }))
  await expect.poll(() => page.getByRole('textbox', { name: 'Add your comment' }).inputValue()).toBe('@Amina Nakato ')
})
