import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { createPost, ownTitle, postsTitled, TOPICS, topicNumber, validationMessage } from './support/discussions.ts'
import { goBack } from './support/history.ts'
import { createMember } from './support/member.ts'
import {
  beginPost,
  detailOf,
  logInOver,
  openAsMember,
  openMemberPage,
  passGuidelines,
  postForm,
  writePost,
} from './support/posting.ts'

const LIST = '/community/discussions'

test('a guest with a phone reads, logs in over the list, and writes the first post', async () => {
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
  await logInOver(page, member)
  await passGuidelines(page)
  const form = postForm(page)
  await detailOf(form).waitFor()
  const title = ownTitle('Which cards do you bring?')
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

test('who sends an empty form reads what each field wants, and begins at the first', async () => {
  const { page } = await openMemberPage(LIST)
  const form = await beginPost(page)
  const create = form.getByRole('button', { name: 'Create Post' })
  await create.click()
  for (const sentence of ['Topic is required', 'Title is required', 'Detail is required'])
    await form.getByText(sentence).waitFor()
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
  expect(await focused()).toBe('SELECT')
  await writePost(form, { topic: TOPICS.modules, title: 'Four', detail: validationMessage(9) })
  // What was said is put right: it is not said any longer.
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
  await page.keyboard.insertText(` ${validationMessage(192)}`)
  await form.getByText('201/200 words').waitFor()
  await create.click()
  await form.getByText('Detail cannot exceed 200 words in length').waitFor()
  expect(await detailOf(form).textContent()).toBe(`${validationMessage(9)} ${validationMessage(192)}`)
  expect(await form.getByLabel('Title').inputValue()).toBe('Four and one')
  expect(await form.getByLabel('Topic').locator('option:checked').textContent()).toBe(TOPICS.modules)
  expect(await postsTitled('Four and one')).toEqual([])
})

test('who presses Sign up in the login is led there, without the window', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.goto(LIST)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const begin = page.getByRole('button', { name: 'Create A New Post +' })
  const login = page.getByRole('dialog', { name: 'Log in to continue' })
  await begin.click()
  await login.getByRole('link', { name: 'Sign up' }).click()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.waitForURL('**/user/signup')
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await login.count()).toBe(0)
  await goBack(page)
  await begin.waitFor()
  expect(await login.count()).toBe(0)
})

test('who presses twice makes one post', async () => {
  const { page } = await openMemberPage(LIST)
  const form = await beginPost(page)
  const title = ownTitle('Pressed twice')
  await writePost(form, { topic: TOPICS.modules, title, detail: validationMessage(12) })
  await form.getByRole('button', { name: 'Create Post' }).dblclick()
  await page.waitForURL(/\/discussions\/pressed-twice/)
  expect(await postsTitled(title)).toHaveLength(1)
})

test('who asks what was asked before is shown it while typing, beside the form', async () => {
  const asked = await createPost(await createMember(), {
    title: ownTitle('How do you teach implant removal without arm models?'),
  })
  const { page } = await openMemberPage(LIST, { viewport: PHONE })
  const form = await beginPost(page)
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

test('a post that is begun in a module is about that module', async () => {
  const { page } = await openMemberPage('/training/male-condoms/related-discussions', { viewport: PHONE })
  const tab = page.getByRole('link', { name: /^Discuss \(\d+\)$/ })
  const before = Number.parseInt((await tab.textContent())?.split('(')[1] ?? '', 10)
  const form = await beginPost(page)
  await form.getByText('Your post will also stand with the module ‘Male condoms’.').waitFor()
  const title = ownTitle('Condoms in the heat')
  await writePost(form, { topic: TOPICS.modules, title, detail: validationMessage(12) })
  await form.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL(/\/discussions\/condoms-in-the-heat/)
  await page.locator('.post-modules').getByRole('link', { name: 'Male condoms' }).click()
  await page.getByRole('link', { name: `Discuss (${before + 1})` }).click()
  await page.getByRole('heading', { level: 2, name: 'Related discussions' }).waitFor()
  await page.getByRole('link', { name: title }).waitFor()
  await openAsMember(page, '/training/male-condoms/related-discussions')
  await page.getByRole('link', { name: title }).waitFor()
})
