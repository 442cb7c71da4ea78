import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE } from './stage/browser.ts'
import { aComment, aPost, ownTitle, readPost, sentenceOf, TOPICS } from './stage/discussions.ts'
import { aMember } from './stage/member.ts'
import { aMembersPage, detailOf, openAsMember, postForm } from './stage/posting.ts'

const LIST = '/community/discussions'
const SCREENS = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const
const placeOf = ({ slug }: { slug: string }) => `/community/discussions/${slug}`
const kinds = (page: Page) => page.locator('.activity-kind').allTextContents()
const activities = (page: Page) => page.locator('.activity-row')

test.each(SCREENS)('on %s one’s own post is changed on its page, and shown as it is kept', async (_, viewport) => {
  const member = await aMember()
  const post = await aPost(member, { title: ownTitle('How it was'), topic: TOPICS.modules })
  const { page } = await aMembersPage(placeOf(post), { member, viewport })
  await page.locator('.post-actions').getByRole('button', { name: 'Edit' }).click()
  const form = postForm(page)
  await detailOf(form).waitFor()
  expect(await form.getByLabel('Title').inputValue()).toBe(post.title)
  await form.getByLabel('Topic').locator('option:checked', { hasText: TOPICS.modules }).waitFor({ state: 'attached' })
  expect(await detailOf(form).textContent()).toBe(sentenceOf(12))
  const title = ownTitle('How it is')
  await form.getByLabel('Title').fill('Four')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Title must have at least 5 characters').waitFor()
  await form.getByLabel('Topic').selectOption({ label: TOPICS.platform })
  await form.getByLabel('Title').fill(title)
  await detailOf(form).press('ControlOrMeta+End')
  await page.keyboard.type(' and more')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page
    .locator('article')
    .getByText(`${sentenceOf(12)} and more`)
    .waitFor()
  await page.locator('article').getByText(TOPICS.platform).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')))).toEqual([])
  await openAsMember(page, placeOf(post))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect((await readPost(post.slug)).body).toBe(`<p>${sentenceOf(12)} and more</p>`)
})

test('a change that was begun and left is back; another post has none of it', async () => {
  const member = await aMember()
  const [first, second] = [await aPost(member), await aPost(member, { body: sentenceOf(20) })]
  const { page } = await aMembersPage(placeOf(first), { member })
  const edit = page.locator('.post-actions').getByRole('button', { name: 'Edit' })
  await edit.click()
  await postForm(page).getByLabel('Title').fill('Begun to change')
  await postForm(page).getByRole('button', { name: 'Cancel' }).click()
  await openAsMember(page, placeOf(second))
  await edit.click()
  expect(await postForm(page).getByLabel('Title').inputValue()).toBe(second.title)
  await openAsMember(page, placeOf(first))
  await edit.click()
  await postForm(page).getByText('Your draft from').waitFor()
  expect(await postForm(page).getByLabel('Title').inputValue()).toBe('Begun to change')
  await postForm(page).getByRole('button', { name: 'Discard draft' }).click()
  await expect.poll(() => postForm(page).getByLabel('Title').inputValue()).toBe(first.title)
  await expect.poll(() => detailOf(postForm(page)).textContent()).toBe(sentenceOf(12))
})

test.each(SCREENS)(
  'on %s one’s own post is deleted after a question, and is gone from the list; the profile says so',
  async (_, viewport) => {
    const member = await aMember()
    const post = await aPost(member, { title: ownTitle('To be deleted') })
    const { page } = await aMembersPage(`${LIST}?sort=recent`, { member, viewport })
    await page.getByRole('link', { name: post.title }).click()
    await page.getByRole('heading', { level: 1, name: post.title }).waitFor()
    await page.locator('.post-actions').getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete post' })
    await question.getByText('This can’t be undone.').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await page.locator('.post-actions').getByRole('button', { name: 'Delete' }).click()
    await page.route('**/api/community/discussion/*/', (route) => route.abort())
    await question.getByRole('button', { name: 'Delete post' }).click()
    await question.getByText('This did not work. Check the connection and try again.').waitFor()
    await page.unroute('**/api/community/discussion/*/')
    await question.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(new RegExp(`${LIST}$`))
    await page.getByText('Your post is deleted.').waitFor()
    await page.goto(`${LIST}?sort=recent`)
    await page.getByRole('heading', { level: 1, name: 'Community' }).waitFor()
    expect(await page.getByRole('link', { name: post.title }).count()).toBe(0)
    await openAsMember(page, `/community/user/${member.pk}`)
    await activities(page).getByText('Post is removed').waitFor()
    expect(await activities(page).getByRole('button').count()).toBe(0)
    await page.goto(placeOf(post))
    await page.getByRole('heading', { level: 1, name: post.title }).waitFor({ state: 'detached' })
  },
)

test.each(SCREENS)('on %s comments are changed and deleted from one’s profile', async (_, viewport) => {
  const [member, author] = [await aMember(), await aMember()]
  const post = await aPost(author)
  const ids = [await aComment(member, post.id, 'My first answer'), await aComment(member, post.id, 'My second answer')]
  const { page } = await aMembersPage(`/community/user/${member.pk}`, { member, viewport })
  const first = activities(page).filter({ hasText: 'My first answer' })
  await first.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit comment' })
  await edit.getByLabel('Edit details').fill('  ')
  await edit.getByRole('button', { name: 'Save' }).click()
  await edit.getByText('Comment cannot be empty').waitFor()
  await edit.getByLabel('Edit details').fill(sentenceOf(201))
  await edit.getByRole('button', { name: 'Save' }).click()
  await edit.getByText('Comment cannot exceed 200 words in length').waitFor()
  await edit.getByLabel('Edit details').fill('A better answer')
  await edit.getByRole('button', { name: 'Save' }).click()
  await edit.waitFor({ state: 'detached' })
  await page.getByText('Your changes are saved.').waitFor()
  await activities(page).getByText('A better answer').waitFor()

  const second = activities(page).filter({ hasText: 'My second answer' })
  await second.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete comment' }).getByRole('button', { name: 'Delete comment' }).click()
  await second.waitFor({ state: 'detached' })
  await page.getByText('Deleted.').waitFor()
  await activities(page).getByText('This comment was removed').waitFor()
  await page.reload()
  await activities(page).getByText('This comment was removed').waitFor()
  await activities(page).getByRole('link', { name: post.title }).first().click()
  await page.waitForURL(/\/community\/discussions\//)
  await page.locator(`#comment-${ids[0]}`).getByText('A better answer').waitFor()
  expect(await page.locator(`#comment-${ids[1]}`).count()).toBe(0)
})

test('a profile shows everything, only posts, or only comments; nobody else can change them', async () => {
  const [member, other] = [await aMember(), await aMember({ firstName: 'Joseph', lastName: 'Banda' })]
  const post = await aPost(member)
  await aComment(member, post.id, 'An answer to myself')
  const { page } = await aMembersPage(`/community/user/${member.pk}`, { member })
  const kind = page.getByRole('navigation', { name: 'Activity' })
  expect((await kinds(page)).length).toBe(2)
  await kind.getByRole('link', { name: 'Post Created' }).click()
  await expect.poll(() => kinds(page)).toEqual([expect.stringContaining('Started a discussion')])
  await kind.getByRole('link', { name: 'Comments' }).click()
  await expect.poll(() => kinds(page)).toEqual([expect.stringContaining('Commented on')])
  expect(new URL(page.url()).searchParams.get('type')).toBe('comment')
  await kind.getByRole('link', { name: 'All Activity' }).click()
  await expect.poll(async () => (await kinds(page)).length).toBe(2)
  const visitor = (await aMembersPage(`/community/user/${member.pk}`, { member: other })).page
  await activities(visitor).first().waitFor()
  expect(await activities(visitor).getByRole('button').count()).toBe(0)
})

test('a post is changed from one’s profile', async () => {
  const member = await aMember()
  const post = await aPost(member)
  const { page } = await aMembersPage(`/community/user/${member.pk}`, { member })
  await page.getByRole('button', { name: `Edit: ${post.title}` }).click()
  const title = ownTitle('From the profile')
  await postForm(page).getByLabel('Title').fill(title)
  await postForm(page).getByRole('button', { name: 'Save' }).click()
  await postForm(page).waitFor({ state: 'detached' })
  await activities(page).getByRole('link', { name: title }).waitFor()
  await page.getByRole('button', { name: `Delete: ${title}` }).click()
  await page.getByRole('dialog', { name: 'Delete post' }).getByRole('button', { name: 'Delete post' }).click()
  await activities(page).getByRole('link', { name: title }).waitFor({ state: 'detached' })
  await page.reload()
  await activities(page).getByText('Post is removed').waitFor()
})
