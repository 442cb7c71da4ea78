import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './support/browser.ts'
import { createPost, deletePost, postComment } from './support/discussions.ts'
import {
  discussionPath,
  endMailInterval,
  follow,
  insertComments,
  listComments,
  openCheckedPage,
} from './support/forum.ts'
import { goBack } from './support/history.ts'
import { countMailsTo, linkIn, mailTo } from './support/mailbox.ts'
import { createMember } from './support/member.ts'
import { logInWithDialog } from './support/posting.ts'

const FINGERS = { viewport: PHONE, hasTouch: true }

const field = (page: Page) => page.getByRole('textbox', { name: 'Add your comment' })
const pending = (page: Page) => page.locator('.comment-pending')
const comment = (page: Page, text: string) => page.locator('.comment:not(.comment-pending)', { hasText: text })

async function post(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Post comment' }).click()
}

/** Delays requests that post comments. @returns a function that releases them */
async function holdComments(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/comments/', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Clicks on the form, and waits for the scripts that the page fetches at the first click. */
async function startTyping(page: Page): Promise<void> {
  await field(page).click()
  const fetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/faq-'))
  await page.waitForFunction(fetched)
}

function isInSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
}

/** Checks that the comment in the URL is visible and has another background than the one before it. */
async function expectMarked(page: Page, id: number): Promise<void> {
  const marked = page.locator(`#comment-${id}`)
  await marked.waitFor()
  await expect.poll(() => isInSight(marked)).toBe(true)
  const colours = await page
    .locator('.comment')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
  expect(new Set(colours).size).toBe(2)
  expect(await marked.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(colours.at(-1))
}

test('a member who is mentioned in a comment gets a mail about it, and stops these mails', async () => {
  const amina = await createMember()
  const joseph = await createMember({ firstName: 'Joseph', lastName: 'Banda' })
  const rahima = await createMember({ firstName: 'Rahima', lastName: 'Sultana' })
  const discussion = await createPost(amina)
  const hers = await openCheckedPage({ as: amina, ...FINGERS })
  const his = await openCheckedPage({ as: joseph, ...FINGERS })
  await his.goto(discussionPath(discussion))
  await his.getByRole('heading', { name: 'No comments yet' }).waitFor()

  await hers.goto(discussionPath(discussion))
  const release = await holdComments(hers)
  await post(hers, 'We tried it with foam and cloth.')
  await pending(hers).getByText('Sending…').waitFor()
  expect(await field(hers).inputValue()).toBe('')
  release()
  await comment(hers, 'We tried it with foam and cloth.').waitFor()
  await pending(hers).waitFor({ state: 'detached' })
  await hers.getByRole('heading', { name: '1 comment' }).waitFor()

  // A page may be stale for one second after it was rendered.
  await expect
    .poll(async () => {
      await his.reload()
      return comment(his, 'We tried it with foam and cloth.').count()
    })
    .toBe(1)
  await mention(his)
  expect(await field(his).inputValue()).toBe('@Amina Nakato ')
  await field(his).pressSequentially('how thick is the cloth?')
  await his.getByRole('button', { name: 'Post comment' }).click()
  await comment(his, 'how thick is the cloth?').getByRole('link', { name: '@Amina Nakato' }).waitFor()
  await his.getByRole('button', { name: 'Following', pressed: true }).waitFor()

  const mail = await mailTo(amina.email, 'Joseph Banda mentioned you')
  expect(mail.text).toContain('> @Amina Nakato how thick is the cloth?')
  const link = linkIn(mail, '/community/discussions/')
  const phone = await openCheckedPage({ as: amina, ...FINGERS })
  await phone.goto(link)
  await expectMarked(phone, Number(/#comment-(\d+)$/.exec(link)?.[1]))
  await phone.getByRole('button', { name: 'Following', pressed: true }).waitFor()

  const guest = await openCheckedPage(FINGERS)
  await guest.goto(linkIn(mail, '/community/unfollow'))
  await guest.getByRole('button', { name: 'Stop these mails' }).click()
  await guest.getByText('you will not get mails about this discussion any more').waitFor()
  await follow(rahima, discussion.id)
  endMailInterval(discussion.id)
  await postComment(joseph, discussion.id, 'Two layers were best in the end.')
  await mailTo(rahima.email, 'Joseph Banda answered')
  expect(await countMailsTo(amina.email, discussion.title)).toBe(1)
  await phone.reload()
  await phone.getByRole('button', { name: 'Follow', exact: true, pressed: false }).waitFor()
})

test('a member without a connection sees why a comment is not sent, and tries again exactly once', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  const page = await openCheckedPage({ as: member, ...FINGERS })
  await page.goto(discussionPath(discussion))
  await startTyping(page)
  await page.context().setOffline(true)
  await post(page, 'Written on the bus')
  await pending(page).getByText('Not sent. There is no connection').waitFor()
  await post(page, 'Not wanted any more')
  await pending(page).nth(1).getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => pending(page).count()).toBe(1)
  await page.context().setOffline(false)

  // The server receives the comment, but its response is lost.
  await page.route('**/comments/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const again = pending(page).getByRole('button', { name: 'Try again' })
  const tried = page.waitForEvent('requestfailed')
  await again.click()
  await tried
  await pending(page).getByText('Not sent.').waitFor()
  await page.unroute('**/comments/')
  await again.click()
  await comment(page, 'Written on the bus').waitFor()
  await pending(page).waitFor({ state: 'detached' })
  expect(await listComments(discussion.id)).toEqual(['Written on the bus'])
  await page.reload()
  await field(page).waitFor()
  expect(await field(page).inputValue()).toBe('')
  expect(await pending(page).count()).toBe(0)
})

/** Types '@am' and chooses the only suggestion. */
async function mention(page: Page): Promise<void> {
  await field(page).click()
  await page.keyboard.type('@am')
  const offered = page.getByRole('listbox', { name: 'People in this discussion' }).getByRole('option')
  await expect.poll(() => offered.allTextContents()).toEqual(['Amina Nakato'])
  await offered.tap()
  await offered.waitFor({ state: 'detached' })
}

test('a member who reloads the page finds the unsent comment, and sends it once', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  const page = await openCheckedPage({ as: member, viewport: PHONE })
  await page.goto(discussionPath(discussion))
  await page.route('**/comments/', (route) => route.abort())
  await post(page, 'Typed where there was no network')
  await pending(page).getByText('Not sent.').waitFor()
  await page.unroute('**/comments/')
  await page.reload()
  await pending(page).getByText('Typed where there was no network').waitFor()
  await pending(page).getByText('Not sent.').waitFor()
  expect(await field(page).inputValue()).toBe('')
  await pending(page).getByRole('button', { name: 'Try again' }).click()
  await comment(page, 'Typed where there was no network').waitFor()
  expect(await listComments(discussion.id)).toEqual(['Typed where there was no network'])
})

test('a member who posts a comment sees what others have posted meanwhile', async () => {
  const [asker, reader] = [await createMember(), await createMember({ firstName: 'Joseph', lastName: 'Banda' })]
  const { id, slug } = await createPost(asker)
  const page = await openCheckedPage({ as: reader })
  await page.goto(discussionPath({ slug }))
  await startTyping(page)
  await postComment(asker, id, 'I forgot to say where')
  await post(page, 'Where do you work?')
  await comment(page, 'I forgot to say where').waitFor()
  await page.getByRole('heading', { name: '2 comments' }).waitFor()
  expect(await page.locator('.comment .comment-text').allTextContents()).toEqual([
    'I forgot to say where',
    'Where do you work?',
  ])
})

test('a member whose session has ended logs in, and the comment is sent', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  const page = await openCheckedPage({ as: member })
  await page.goto(discussionPath(discussion))
  await field(page).fill('Typed before the session ended')
  await page.evaluate(() => {
    const [head, body] = (localStorage.getItem('access_token') ?? '').split('.')
    localStorage.setItem('access_token', `${head}.${body}.spoilt`)
    localStorage.setItem('refresh_token', 'spoilt-as-well')
  })
  await page.getByRole('button', { name: 'Post comment' }).click()
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
  await pending(page).getByText('Not sent. Log in to send it.').waitFor()
  await logInWithDialog(page, member)
  await comment(page, 'Typed before the session ended').waitFor()
  await pending(page).waitFor({ state: 'detached' })
  expect(await listComments(discussion.id)).toEqual(['Typed before the session ended'])
})

test('a member keeps a comment that is too long, and posts one comment with two presses', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  const page = await openCheckedPage({ as: member })
  await page.goto(discussionPath(discussion))
  await post(page, 'word '.repeat(201))
  await page.getByText('Comment cannot exceed 200 words in length').waitFor()
  await page.getByText('201/200 words').waitFor()
  expect(await field(page).inputValue()).toBe('word '.repeat(201))
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await field(page).fill('')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await page.getByText('Comment cannot be empty').waitFor()
  await field(page).fill('Pressed by a shaking hand')
  await page.getByRole('button', { name: 'Post comment' }).dblclick()
  await comment(page, 'Pressed by a shaking hand').waitFor()
  await pending(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('Comment cannot be empty').count()).toBe(0)
  expect(await listComments(discussion.id)).toEqual(['Pressed by a shaking hand'])
})

test('a member who comments on a deleted post sees the reason, and keeps the text', async () => {
  const [author, member] = await Promise.all([createMember(), createMember()])
  const discussion = await createPost(author)
  const page = await openCheckedPage({ as: member })
  await page.goto(discussionPath(discussion))
  await startTyping(page)
  await deletePost(author, discussion.id)
  await post(page, 'Too late, but well thought out')
  await page
    .locator('.comment-form')
    .getByText('This is not here any more. Perhaps it was deleted meanwhile.')
    .waitFor()
  expect(await field(page).inputValue()).toBe('Too late, but well thought out')
  await pending(page).waitFor({ state: 'detached' })
})

test('a reader turns the pages of a long discussion, and a mail links to the page of its comment', async () => {
  const [author, member] = [await createMember(), await createMember({ firstName: 'Fatou', lastName: 'Diop' })]
  const discussion = await createPost(author)
  insertComments(discussion.id, member, 60)
  const page = await openCheckedPage({ as: member })
  await page.goto(discussionPath(discussion))
  await page.getByRole('heading', { name: '60 comments' }).waitFor()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.locator('.comment').count()).toBe(50)
  await page.getByRole('link', { name: 'Next' }).first().click()
  await page.waitForURL('**?page=2')
  await comment(page, 'Comment number 60').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('60 comments')
  await goBack(page)
  await comment(page, 'Comment number 50').waitFor()

  const newest = 'Written on the first page'
  await post(page, newest)
  await comment(page, newest).getByText('Your comment is on the last page.').waitFor()
  await comment(page, newest).getByRole('link', { name: 'Go there' }).click()
  await comment(page, 'Comment number 60').waitFor()
  await expect.poll(() => page.locator('.comment').count()).toBe(11)
  const link = linkIn(await mailTo(author.email, discussion.title), '/community/discussions/')
  const reader = await openCheckedPage({ viewport: PHONE })
  await reader.goto(link)
  await expectMarked(reader, Number(/#comment-(\d+)$/.exec(link)?.[1]))
  await reader
    .getByRole('navigation', { name: 'Pages' })
    .first()
    .getByText('Page 2 of 2')
    .waitFor({ state: 'attached' })
})
