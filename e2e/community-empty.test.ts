import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './support/browser.ts'
import { createPost, postComment, readPost, TOPICS, topicNumber } from './support/discussions.ts'
import { discussionPath, openCheckedPage } from './support/forum.ts'
import { createMember } from './support/member.ts'
import { openAsMember } from './support/posting.ts'

const LIST = '/community/discussions'
const PLACEHOLDER = 'Type your comment...'

const main = (page: Page) => page.getByRole('main')
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
const rows = (page: Page) => page.locator('.discussion-rows li')

test('a reader of a module without discussions finds the link to all discussions', async () => {
  await createPost(await createMember())
  const page = await openCheckedPage({ viewport: PHONE })
  // No test writes about it, and neither does the starter content.
  await page.goto('/training/infection-prevention/related-discussions')
  await main(page).getByText('No related discussions found', { exact: true }).waitFor()
  expect(await rows(page).count()).toBe(0)
  await main(page).getByRole('link', { name: 'All discussions' }).click()
  await page.waitForURL(`**${LIST}`)
  await rows(page).first().waitFor()
})

test('a reader of a profile without posts finds the link to the topics', async () => {
  const member = await createMember({ firstName: 'Rahima', lastName: 'Sultana' })
  const page = await openCheckedPage({ as: member, viewport: PHONE })
  await openAsMember(page, `/community/user/${member.pk}`)
  await main(page).getByText('No posts or comments', { exact: true }).waitFor()
  expect(await page.locator('.activity-row').count()).toBe(0)
  await main(page).getByText('Sort by: Recent', { exact: true }).waitFor()
  await expect.poll(() => crumbs(page).allTextContents()).toEqual(['Home', 'My Account'])
  await main(page).getByRole('link', { name: 'Browse Topics' }).click()
  await page.waitForURL(`**${LIST}`)
  await page.getByRole('heading', { level: 1, name: 'Community' }).waitFor()

  const visitor = await openCheckedPage({ as: await createMember(), viewport: PHONE })
  await openAsMember(visitor, `/community/user/${member.pk}`)
  expect(await crumbs(visitor).allTextContents()).toEqual(['Home', 'Rahima Sultana'])
  await main(visitor).getByText('No posts or comments', { exact: true }).waitFor()
})

test('a reader whose search finds nothing can clear it', async () => {
  await createPost(await createMember(), { topic: TOPICS.platform })
  const inTopic = `${LIST}?topic=${await topicNumber(TOPICS.platform)}`
  const page = await openCheckedPage({ viewport: PHONE })
  await page.goto(`${inTopic}&search=zebraquagga`)
  await main(page).getByText("Couldn't find any discussions under this category", { exact: true }).waitFor()
  expect(await rows(page).count()).toBe(0)
  await page.locator('.empty-state').getByRole('link', { name: 'Clear Search' }).click()
  await page.waitForURL(`**${inTopic}`)
  await rows(page).first().waitFor()
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search for a topic' }).inputValue()).toBe('')
})

test('a reader of the guidelines sees their sections', async () => {
  const page = await openCheckedPage({ viewport: PHONE })
  await page.goto('/community/guidelines')
  expect(await main(page).getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Relevant content only',
    'Only respond if necessary',
    'Privacy and confidentiality',
    'Removal from the Community',
  ])
})

test('a reader sees no sample discussions by default', async () => {
  await expect(readPost('how-do-you-teach-implant-removal-when-you-have-no')).rejects.toThrow('404')
})

test('a member sees a placeholder in the empty field for a comment, also when editing one', async () => {
  const member = await createMember()
  const post = await createPost(member)
  await postComment(member, post.id, 'To be changed')
  const page = await openCheckedPage({ as: member })
  await page.goto(discussionPath(post))
  const field = page.getByRole('textbox', { name: 'Add your comment' })
  expect(await field.getAttribute('placeholder')).toBe(PLACEHOLDER)
  await page.getByRole('button', { name: 'Edit your comment' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit comment' }).getByLabel('Edit details')
  expect(await edit.getAttribute('placeholder')).toBe(PLACEHOLDER)
  expect(await edit.inputValue()).toBe('To be changed')
})

/** Elements that are useful on a screen only. */
const ONLY_ON_SCREEN: Record<string, (page: Page) => Locator> = {
  'the form for comments': (page) => page.getByRole('textbox', { name: 'Add your comment' }),
  'the button of the form': (page) => page.getByRole('button', { name: 'Post comment' }),
  'the buttons of the post': (page) => page.locator('.post-actions').getByRole('button', { name: 'Reply' }),
  'the Feedback button': (page) => page.getByRole('button', { name: 'Feedback' }),
  'the main menu': (page) => page.getByRole('navigation', { name: 'Main' }),
  'the small menu': (page) => page.getByRole('navigation', { name: 'More', exact: true }),
  'the menu of the account': (page) => page.locator('.account-menu summary'),
  'the way to this page': (page) => page.getByRole('navigation', { name: 'Breadcrumbs' }),
  'the foot of the site': (page) => page.getByRole('contentinfo'),
}

/** The names of the visible elements. */
async function visibleNames(page: Page, elements: Record<string, (page: Page) => Locator>): Promise<string[]> {
  const states = await Promise.all(
    Object.entries(elements).map(async ([name, find]) => ({ name, isVisible: await find(page).isVisible() })),
  )
  return states.filter(({ isVisible }) => isVisible).map(({ name }) => name)
}

test('a printed discussion has title, post and comments, and no controls', async () => {
  const member = await createMember()
  const post = await createPost(member, { body: 'The post itself, with enough words for the shortest text.' })
  await postComment(member, post.id, 'The comment on paper')
  const page = await openCheckedPage({ as: member })
  await openAsMember(page, discussionPath(post))
  await ONLY_ON_SCREEN['the form for comments']?.(page).waitFor()
  await expect.poll(() => visibleNames(page, ONLY_ON_SCREEN)).toEqual(Object.keys(ONLY_ON_SCREEN))
  await page.emulateMedia({ media: 'print' })
  expect(await visibleNames(page, ONLY_ON_SCREEN)).toEqual([])
  const onPaper = {
    title: () => page.getByRole('heading', { level: 1, name: post.title }),
    post: () => page.getByText('The post itself, with enough words'),
    author: () => page.locator('.byline').getByText('Amina Nakato'),
    comments: () => page.getByRole('heading', { name: '1 comment' }),
    comment: () => page.getByText('The comment on paper'),
  }
  expect(await visibleNames(page, onPaper)).toEqual(Object.keys(onPaper))
})
