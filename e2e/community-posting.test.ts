import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { createPost, listPostsTitled, TOPICS, topicNumber, uniqueTitle, wordsText } from './support/discussions.ts'
import { goBack } from './support/history.ts'
import { createMember } from './support/member.ts'
import {
  detailOf,
  fillPostForm,
  logInWithDialog,
  openAsMember,
  openMemberPage,
  openPostForm,
  passGuidelines,
  postForm,
} from './support/posting.ts'

const LIST = '/community/discussions'

test('a guest with a phone reads, logs in on the list, and writes a first post', async () => {
  const member = await createMember()
  const older = await createPost(await createMember(), {
    body: 'Our training room has no internet, so we use the hotspot of a phone.',
  })
  const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true })
  await page.goto(`${LIST}?sort=recent`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: older.title }).tap()
  await page.getByRole('heading', { level: 1, name: older.title }).waitFor()
  await page.getByText('Our training room has no internet').waitFor()
  await goBack(page)
  await page.getByRole('button', { name: 'Create A New Post +' }).tap()
  await logInWithDialog(page, member)
  await passGuidelines(page)
  const form = postForm(page)
  await detailOf(form).waitFor()
  const title = uniqueTitle('Which cards do you bring?')
  await form.getByLabel('Topic').selectOption({ label: TOPICS.platform })
  await form.getByLabel('Title').fill(title)
  await detailOf(form).tap()
  await page.keyboard.type('Please tell us which cards you bring to the room. ')
  await form.getByRole('button', { name: 'Bold' }).tap()
  await page.keyboard.type('Today')
  await form.getByRole('button', { name: 'Bold' }).tap()
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Bulleted list' }).tap()
  await page.keyboard.type('the small ones')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Link' }).tap()
  const link = page.getByRole('dialog', { name: 'Add Link' })
  await link.getByLabel('Text to display').fill('the cards')
  await link.getByLabel('Link to').fill('who.int/cards')
  await link.getByRole('button', { name: 'Add Link' }).tap()
  await link.waitFor({ state: 'hidden' })
  await page.route('**/api/community/discussions/', async (route) => {
    await form.getByRole('button', { name: 'Creating Post...' }).waitFor()
    await route.continue()
  })
  await form.getByRole('button', { name: 'Create Post' }).tap()
  await page.waitForURL(/\/community\/discussions\/which-cards-do-you-bring/)
  await form.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const post = page.locator('article .prose')
  expect(await post.locator('strong').textContent()).toBe('Today')
  expect(await post.locator('li').allTextContents()).toEqual(['the small ones', 'the cards'])
  expect(await post.getByRole('link', { name: 'the cards' }).getAttribute('href')).toBe('https://who.int/cards')

  await page.goto(LIST)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Recent' }).tap()
  await page.waitForURL(/sort=recent/)
  await page.getByRole('link', { name: title }).waitFor()
  await page.goto(`${LIST}?sort=recent&topic=${await topicNumber(TOPICS.platform)}`)
  await page.getByRole('link', { name: title }).waitFor()
  await page.goto(`${LIST}?sort=recent&topic=${await topicNumber(TOPICS.modules)}`)
  await expect.poll(() => page.getByRole('link', { name: title }).count()).toBe(0)
})

test('a member who sends an empty form sees an error at each field, with the focus on the first', async () => {
  const { page } = await openMemberPage(LIST)
  const form = await openPostForm(page)
  const create = form.getByRole('button', { name: 'Create Post' })
  await create.click()
  for (const sentence of ['Topic is required', 'Title is required', 'Detail is required'])
    await form.getByText(sentence).waitFor()
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
  expect(await focused()).toBe('SELECT')
  await fillPostForm(form, { topic: TOPICS.modules, title: 'Four', detail: wordsText(9) })
  // Corrected fields have no error any more.
  await expect.poll(() => form.getByText(' is required').count()).toBe(0)
  await create.click()
  await form.getByText('Title must have at least 5 characters').waitFor()
  await form.getByText('Detail must have at least 10 words').waitFor()
  expect(await form.getByText(' is required').count()).toBe(0)
  expect(await form.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true)
  await form.getByLabel('Title').fill('Four and one')
  await create.click()
  await expect.poll(() => detailOf(form).evaluate((field) => field === document.activeElement)).toBe(true)
  await detailOf(form).press('End')
  await page.keyboard.insertText(` ${wordsText(192)}`)
  await form.getByText('201/200 words').waitFor()
  await create.click()
  await form.getByText('Detail cannot exceed 200 words in length').waitFor()
  expect(await detailOf(form).textContent()).toBe(`${wordsText(9)} ${wordsText(192)}`)
  expect(await form.getByLabel('Title').inputValue()).toBe('Four and one')
  expect(await form.getByLabel('Topic').locator('option:checked').textContent()).toBe(TOPICS.modules)
  expect(await listPostsTitled('Four and one')).toEqual([])
})

test('a guest who presses Sign up in the login dialog gets to the sign-up page', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(LIST)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const begin = page.getByRole('button', { name: 'Create A New Post +' })
  const login = page.getByRole('dialog', { name: 'Log in to continue' })
  await begin.click()
  await login.getByRole('link', { name: 'Sign up' }).click()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.waitForURL(/\/user\/signup\?next=/)
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await login.count()).toBe(0)
  await goBack(page)
  await begin.waitFor()
  expect(await login.count()).toBe(0)
})

test('a member who presses twice creates one post', async () => {
  const { page } = await openMemberPage(LIST)
  const form = await openPostForm(page)
  const title = uniqueTitle('Pressed twice')
  await fillPostForm(form, { topic: TOPICS.modules, title, detail: wordsText(12) })
  await form.getByRole('button', { name: 'Create Post' }).dblclick()
  await page.waitForURL(/\/discussions\/pressed-twice/)
  expect(await listPostsTitled(title)).toHaveLength(1)
})

test('a member who types a title sees similar discussions, and keeps the form', async () => {
  const asked = await createPost(await createMember(), {
    title: uniqueTitle('How do you teach implant removal without arm models?'),
  })
  const { page } = await openMemberPage(LIST, { viewport: PHONE })
  const form = await openPostForm(page)
  const similar = form.getByRole('region', { name: 'Perhaps it was asked before' })
  await form.getByLabel('Title').pressSequentially('How to teach implant removal without arm models')
  const link = similar.getByRole('link', { name: asked.title })
  await link.waitFor()
  const [other] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await other.getByRole('heading', { level: 1, name: asked.title }).waitFor()
  await other.close()
  expect(await form.getByLabel('Title').inputValue()).toBe('How to teach implant removal without arm models')
  await form.getByLabel('Title').fill('')
  await similar.waitFor({ state: 'detached' })
})

test('a member who starts a post in a module publishes it about that module', async () => {
  const { page } = await openMemberPage('/training/male-condoms/related-discussions', { viewport: PHONE })
  const tab = page.getByRole('link', { name: /^Discuss \(\d+\)$/ })
  const before = Number.parseInt((await tab.textContent())?.split('(')[1] ?? '', 10)
  const form = await openPostForm(page)
  await form.getByText('Your post will also appear with the module ‘Male condoms’.').waitFor()
  const title = uniqueTitle('Condoms in the heat')
  await fillPostForm(form, { topic: TOPICS.modules, title, detail: wordsText(12) })
  await form.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/discussions\/condoms-in-the-heat/)
  await page.locator('.post-modules').getByRole('link', { name: 'Male condoms' }).click()
  await page.getByRole('link', { name: `Discuss (${before + 1})` }).click()
  await page.getByRole('heading', { level: 2, name: 'Related discussions' }).waitFor()
  await page.getByRole('link', { name: title }).waitFor()
  await openAsMember(page, '/training/male-condoms/related-discussions')
  await page.getByRole('link', { name: title }).waitFor()
})
