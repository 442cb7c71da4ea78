import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './support/browser.ts'
import { createPost, deletePost, postComment } from './support/discussions.ts'
import { commentsOf, discussionAt, fillUp, follow, letAnHourPass, openQuietPage } from './support/forum.ts'
import { goBack } from './support/history.ts'
import { countMailsTo, linkIn, mailTo } from './support/mailbox.ts'
import { createMember } from './support/member.ts'
import { logInOver } from './support/posting.ts'

const FINGERS = { viewport: PHONE, hasTouch: true }

const field = (page: Page) => page.getByRole('textbox', { name: 'Add your comment' })
const outgoing = (page: Page) => page.locator('.comment-outgoing')
const comment = (page: Page, text: string) => page.locator('.comment:not(.comment-outgoing)', { hasText: text })

async function post(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Post comment' }).click()
}

/** Holds comments back on their way to the site until they may go on. */
async function holdComments(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/comments/', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The form is used, and what the page fetches at the first use has come. */
async function settle(page: Page): Promise<void> {
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

/** The comment that the address names is in sight, and looks different from the one before it. */
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

test('one asks, another answers her by name, she hears of it by mail, and stops these mails', async () => {
  const amina = await createMember()
  const joseph = await createMember({ firstName: 'Joseph', lastName: 'Banda' })
  const rahima = await createMember({ firstName: 'Rahima', lastName: 'Sultana' })
  const discussion = await createPost(amina)
  const hers = await openQuietPage({ as: amina, ...FINGERS })
  const his = await openQuietPage({ as: joseph, ...FINGERS })
  await his.goto(discussionAt(discussion))
  await his.getByRole('heading', { name: 'No comments yet' }).waitFor()

  await hers.goto(discussionAt(discussion))
  const letGo = await holdComments(hers)
  await post(hers, 'We tried it with foam and cloth.')
  await outgoing(hers).getByText('Sending…').waitFor()
  expect(await field(hers).inputValue()).toBe('')
  letGo()
  await comment(hers, 'We tried it with foam and cloth.').waitFor()
  await outgoing(hers).waitFor({ state: 'detached' })
  await hers.getByRole('heading', { name: '1 comment' }).waitFor()

  // A page that was made less than a second before the comment is served without it until that second is over.
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

  const mail = await mailTo(amina.email, 'Joseph B. mentioned you')
  expect(mail.text).toContain('> @Amina Nakato how thick is the cloth?')
  const link = linkIn(mail, '/community/discussions/')
  const phone = await openQuietPage({ as: amina, ...FINGERS })
  await phone.goto(link)
  await expectMarked(phone, Number(/#comment-(\d+)$/.exec(link)?.[1]))
  await phone.getByRole('button', { name: 'Following', pressed: true }).waitFor()

  const guest = await openQuietPage(FINGERS)
  await guest.goto(linkIn(mail, '/community/unfollow'))
  await guest.getByRole('button', { name: 'Stop these mails' }).click()
  await guest.getByText('you will not get mails about this discussion any more').waitFor()
  await follow(rahima, discussion.id)
  letAnHourPass(discussion.id)
  await postComment(joseph, discussion.id, 'Two layers were best in the end.')
  await mailTo(rahima.email, 'Joseph B. answered')
  expect(await countMailsTo(amina.email, discussion.title)).toBe(1)
  await phone.reload()
  await phone.getByRole('button', { name: 'Follow', exact: true, pressed: false }).waitFor()
})

test('without a connection a comment stays with its reason, and Try again makes exactly one', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  const page = await openQuietPage({ as: member, ...FINGERS })
  await page.goto(discussionAt(discussion))
  await settle(page)
  await page.context().setOffline(true)
  await post(page, 'Written on the bus')
  await outgoing(page).getByText('Not sent. There is no connection').waitFor()
  await post(page, 'Not wanted any more')
  await outgoing(page).nth(1).getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => outgoing(page).count()).toBe(1)
  await page.context().setOffline(false)

  // It arrives, and its answer is lost.
  await page.route('**/comments/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const again = outgoing(page).getByRole('button', { name: 'Try again' })
  const tried = page.waitForEvent('requestfailed')
  await again.click()
  await tried
  await outgoing(page).getByText('Not sent.').waitFor()
  await page.unroute('**/comments/')
  await again.click()
  await comment(page, 'Written on the bus').waitFor()
  await outgoing(page).waitFor({ state: 'detached' })
  expect(await commentsOf(discussion.id)).toEqual(['Written on the bus'])
  await page.reload()
  await field(page).waitFor()
  expect(await field(page).inputValue()).toBe('')
  expect(await outgoing(page).count()).toBe(0)
})

/** Writes '@am' and takes the one who is offered. */
async function mention(page: Page): Promise<void> {
  await field(page).click()
  await page.keyboard.type('@am')
  const offered = page.getByRole('listbox', { name: 'People in this discussion' }).getByRole('option')
  await expect.poll(() => offered.allTextContents()).toEqual(['Amina Nakato'])
  await offered.tap()
  await offered.waitFor({ state: 'detached' })
}

test('what could not be sent stands as not sent after a reload, and is sent once', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  const page = await openQuietPage({ as: member, viewport: PHONE })
  await page.goto(discussionAt(discussion))
  await page.route('**/comments/', (route) => route.abort())
  await post(page, 'Typed where there was no network')
  await outgoing(page).getByText('Not sent.').waitFor()
  await page.unroute('**/comments/')
  await page.reload()
  await outgoing(page).getByText('Typed where there was no network').waitFor()
  await outgoing(page).getByText('Not sent.').waitFor()
  expect(await field(page).inputValue()).toBe('')
  await outgoing(page).getByRole('button', { name: 'Try again' }).click()
  await comment(page, 'Typed where there was no network').waitFor()
  expect(await commentsOf(discussion.id)).toEqual(['Typed where there was no network'])
})

test('who answers sees what others have answered meanwhile', async () => {
  const [asker, reader] = [await createMember(), await createMember({ firstName: 'Joseph', lastName: 'Banda' })]
  const { id, slug } = await createPost(asker)
  const page = await openQuietPage({ as: reader })
  await page.goto(discussionAt({ slug }))
  await settle(page)
  await postComment(asker, id, 'I forgot to say where')
  await post(page, 'Where do you work?')
  await comment(page, 'I forgot to say where').waitFor()
  await page.getByRole('heading', { name: '2 comments' }).waitFor()
  expect(await page.locator('.comment .comment-text').allTextContents()).toEqual([
    'I forgot to say where',
    'Where do you work?',
  ])
})

test('a session that ended loses no comment: log in, and it is sent', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  const page = await openQuietPage({ as: member })
  await page.goto(discussionAt(discussion))
  await field(page).fill('Typed before the session ended')
  await page.evaluate(() => {
    const [head, body] = (localStorage.getItem('access_token') ?? '').split('.')
    localStorage.setItem('access_token', `${head}.${body}.spoilt`)
    localStorage.setItem('refresh_token', 'spoilt-as-well')
  })
  await page.getByRole('button', { name: 'Post comment' }).click()
  await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
  await outgoing(page).getByText('Not sent. Log in to send it.').waitFor()
  await logInOver(page, member)
  await comment(page, 'Typed before the session ended').waitFor()
  await outgoing(page).waitFor({ state: 'detached' })
  expect(await commentsOf(discussion.id)).toEqual(['Typed before the session ended'])
})

test('a comment that is too long stays in the form, and one that is pressed twice is posted once', async () => {
  const member = await createMember()
  const discussion = await createPost(member)
  const page = await openQuietPage({ as: member })
  await page.goto(discussionAt(discussion))
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
  await outgoing(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('Comment cannot be empty').count()).toBe(0)
  expect(await commentsOf(discussion.id)).toEqual(['Pressed by a shaking hand'])
})

test('who answers a post that was deleted meanwhile is told so, and keeps the text', async () => {
  const [author, member] = await Promise.all([createMember(), createMember()])
  const discussion = await createPost(author)
  const page = await openQuietPage({ as: member })
  await page.goto(discussionAt(discussion))
  await settle(page)
  await deletePost(author, discussion.id)
  await post(page, 'Too late, but well thought out')
  await page
    .locator('.comment-form')
    .getByText('This is not here any more. Perhaps it was deleted meanwhile.')
    .waitFor()
  expect(await field(page).inputValue()).toBe('Too late, but well thought out')
  await outgoing(page).waitFor({ state: 'detached' })
})

test('a long discussion comes page by page, and a mail leads to the page of its comment', async () => {
  const [author, member] = [await createMember(), await createMember({ firstName: 'Fatou', lastName: 'Diop' })]
  const discussion = await createPost(author)
  fillUp(discussion.id, member, 60)
  const page = await openQuietPage({ as: member })
  await page.goto(discussionAt(discussion))
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
  await comment(page, newest).getByText('Your comment stands on the last page.').waitFor()
  await comment(page, newest).getByRole('link', { name: 'Go there' }).click()
  await comment(page, 'Comment number 60').waitFor()
  await expect.poll(() => page.locator('.comment').count()).toBe(11)
  const link = linkIn(await mailTo(author.email, discussion.title), '/community/discussions/')
  const reader = await openQuietPage({ viewport: PHONE })
  await reader.goto(link)
  await expectMarked(reader, Number(/#comment-(\d+)$/.exec(link)?.[1]))
  await reader
    .getByRole('navigation', { name: 'Pages' })
    .first()
    .getByText('Page 2 of 2')
    .waitFor({ state: 'attached' })
})
