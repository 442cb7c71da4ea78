import { expect, test } from 'vitest'
import { openPage, PHONE } from './support/browser.ts'
import { createPost, postComment, TOPICS } from './support/discussions.ts'
import { discussionPath, insertComments, uniqueWord } from './support/forum.ts'
import { linkIn, mailTo } from './support/mailbox.ts'
import { createMember } from './support/member.ts'

const READER = { javaScriptEnabled: false, viewport: PHONE }

test('a trainer finds a module by category and by word', async () => {
  const page = await openPage(READER)
  await page.goto('/training')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Counselling' }).click()
  await page.getByRole('main').getByRole('heading', { level: 2, name: 'Counselling' }).waitFor()
  expect(await page.locator('.module-name').allTextContents()).toEqual(['Family planning counselling'])
  await page.goto('/training')
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('condom')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  expect(await page.locator('.module-name').allTextContents()).toEqual(['Male condoms', 'Female condoms'])
})

test.each(['/user/login', '/user/signup', '/user/reset-password', '/user/verify-email?key=abc'])(
  '%s says that it needs a script, and shows no field and no button that would send a password',
  async (path) => {
    const page = await openPage(READER)
    await page.goto(path)
    const main = page.getByRole('main')
    // Text of a `noscript` is not found by its words.
    await main.locator('noscript p').waitFor()
    expect(await main.getByRole('textbox').count()).toBe(0)
    expect(await main.getByRole('button').count()).toBe(0)
    const sent = await page.request.post(path, { form: { password: 'x' } })
    expect(sent.headers()['content-type']).toContain('text/html')
  },
)

test('an empty search says so and leads back', async () => {
  const page = await openPage(READER)
  await page.goto('/training?search=zebra')
  await page.getByText("Sorry, we couldn't find any modules for your keyword").waitFor()
  const all = page.getByRole('link', { name: 'Search all files for ‘zebra’' })
  expect(await all.getAttribute('href')).toBe('/search?query=zebra')
  await page.getByRole('link', { name: 'Show all modules' }).click()
  await expect.poll(() => page.locator('.module-name').count()).toBe(8)
})

test('files can be searched and sorted, the cheapest to fetch first', async () => {
  const page = await openPage(READER)
  await page.goto('/training/male-condoms/downloads')
  await page.getByLabel('Sort by').selectOption('File size')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/sort=size/)
  const sizes = await page.locator('.file-table td:nth-child(3)').allTextContents()
  const bytes = sizes.filter(Boolean).map((size) => Number.parseFloat(size) * (size.endsWith('MB') ? 1000 : 1))
  expect(bytes).toEqual(bytes.toSorted((a, b) => a - b))
  await page.getByRole('searchbox', { name: 'Search by file name or type...' }).fill('checklist')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => page.locator('.file-table tbody tr').count()).toBe(1)
})

test('the whole site is searched by a plain form', async () => {
  const page = await openPage(READER)
  await page.goto('/')
  await page.locator('.site-search > summary').click()
  const search = page.getByRole('banner').getByRole('search')
  await search.getByRole('searchbox').fill('impalnts')
  await search.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('heading', { name: "results for 'impalnts'" }).waitFor()
  await page.getByRole('link', { name: 'Contraceptive implants' }).first().waitFor()
  await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(0)
})

test('a file and a whole module are plain downloads', async () => {
  const page = await openPage(READER)
  await page.goto('/training/male-condoms/downloads')
  const file = page.waitForEvent('download')
  await page
    .locator('.file-table tbody tr')
    .first()
    .getByRole('link', { name: /^Download/ })
    .click()
  expect((await file).suggestedFilename()).toMatch(/\.docx$/)
  const all = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Download All/ })
    .first()
    .click()
  expect((await all).suggestedFilename()).toBe('Male condoms.zip')
})

test('on a phone a section unfolds by a press, and an address with an anchor finds it open', async () => {
  const page = await openPage(READER)
  await page.goto('/training/male-condoms/sessions')
  const handout = page.getByRole('link', { name: /What male condoms protect from/ }).first()
  await expect.poll(() => handout.isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'Handouts' }).first().click()
  await expect.poll(() => handout.isVisible()).toBe(true)
  await page.goto('/training/male-condoms/sessions#videos')
  await expect.poll(() => page.getByText('Sample video').first().isVisible()).toBe(true)
})

test('the menu opens, and questions unfold', async () => {
  const page = await openPage(READER)
  await page.goto('/')
  await page.locator('summary[aria-label=Menu]').click()
  await page.locator('.site-menu').getByRole('link', { name: 'FAQs' }).click()
  await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor()
  await page.getByText('Do I need an account?').click()
  await expect.poll(() => page.getByText('Everything can be read, previewed and downloaded').isVisible()).toBe(true)
})

test('news come page by page', async () => {
  const page = await openPage(READER)
  await page.goto('/news-and-updates')
  await expect.poll(() => page.locator('.news-list > li').count()).toBe(6)
  await page.getByRole('link', { name: 'View more •••' }).click()
  await page.locator('.news-list > li').nth(11).waitFor()
  await page.getByRole('link', { name: 'View more •••' }).click()
  await page.locator('.news-list > li').nth(14).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'View more •••' }).count()).toBe(0)
})

test('discussions are found by topic, sort, word and page', async () => {
  const authors = [await createMember(), await createMember()]
  const found = uniqueWord()
  const newest = await createPost(await createMember(), { topic: TOPICS.modules, title: `Which chart shows ${found}?` })
  const posted: string[] = []
  for (const author of authors)
    for (let n = 0; n < 3; n++) posted.unshift((await createPost(author, { topic: TOPICS.platform })).title)
  const page = await openPage(READER)
  const titles = () => page.locator('.discussion-rows h3').allTextContents()
  await page.goto('/community/discussions')
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: TOPICS.platform }).click()
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Recent' }).click()
  expect(await titles()).toEqual(posted.slice(0, 5))
  await page.getByRole('link', { name: 'Next' }).click()
  expect((await titles())[0]).toBe(posted[5])
  await page.goto('/community/discussions?sort=recent')
  await page.getByRole('searchbox', { name: 'Search for a topic or questions...' }).fill(found)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/sort=recent/)
  expect(await titles()).toEqual([newest.title])
  expect(await page.locator('mark').allTextContents()).toEqual([found])
  await page.getByRole('link', { name: newest.title }).click()
  await page.getByRole('heading', { level: 1, name: newest.title }).waitFor()
})

test('a long discussion is read to its end, and leads to login and sign-up and back', async () => {
  const author = await createMember()
  const discussion = await createPost(author)
  insertComments(discussion.id, author, 60)
  const page = await openPage(READER)
  await page.goto(discussionPath(discussion))
  expect(await page.locator('.comment').count()).toBe(50)
  await page.getByRole('link', { name: 'Next' }).first().click()
  await page.getByText('Comment number 60').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^(Reply|Report|Follow)/ }).count()).toBe(0)
  for (const [name, path] of [
    ['Log in', '/user/login'],
    ['Sign up', '/user/signup'],
  ] as const) {
    await page.locator('.guest-prompt').getByRole('link', { name }).click()
    await page.waitForURL((url) => url.pathname === path)
    expect(new URL(page.url()).searchParams.get('next')).toContain(discussionPath(discussion))
    await page.goBack()
  }
})

test('who has most points, and what a member wrote, can be narrowed down', async () => {
  const author = await createMember({ firstName: 'Fatou', lastName: 'Diop' })
  const discussion = await createPost(author)
  await postComment(author, discussion.id, 'A sentence of one’s own')
  const page = await openPage(READER)
  await page.goto('/community/discussions')
  const contributors = page.getByRole('group', { name: 'Points of' })
  await expect.poll(() => contributors.getByRole('listitem').locator('visible=true').count()).toBeGreaterThan(0)
  const ever = await contributors.locator('.contributors-ever').isVisible()
  await contributors.getByText('This week').click()
  expect([ever, await contributors.locator('.contributors-ever').isVisible()]).toEqual([true, false])
  await contributors.locator('.contributors-week').getByRole('listitem').first().waitFor()

  await page.goto(`/community/user/${author.pk}`)
  await expect.poll(() => page.locator('.activity-row').count()).toBe(2)
  await page.getByRole('link', { name: 'Comments' }).click()
  await page.waitForURL(/type=comment/)
  expect(await page.locator('.activity-row').count()).toBe(1)
  await page.getByText('A sentence of one’s own').waitFor()
  await page.getByRole('link', { name: 'Post Created' }).click()
  await page.waitForURL(/type=post/)
  await page.locator('.activity-row').getByRole('link', { name: discussion.title }).click()
  await page.getByRole('heading', { level: 1, name: discussion.title }).waitFor()
})

test('the link of a mail stops mails about a discussion by one press', async () => {
  const author = await createMember()
  const discussion = await createPost(author)
  await postComment(await createMember({ firstName: 'Joseph', lastName: 'Banda' }), discussion.id, 'We use foam.')
  const page = await openPage(READER)
  await page.goto(linkIn(await mailTo(author.email, discussion.title), '/community/unfollow'))
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await page.getByText('Done: you will not get mails about this discussion any more.').waitFor()
})
