import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from './support/accessibility.ts'
import { PHONE } from './support/browser.ts'
import { createOnce } from './support/create-once.ts'
import { createPost, postComment, topicNumber } from './support/discussions.ts'
import { discussionPath, openCheckedPage, uniqueWord } from './support/forum.ts'
import { goBack } from './support/history.ts'
import { createMember, type Member } from './support/member.ts'
import { moduleNumber } from './support/modules.ts'

const LIST = '/community/discussions'
/** A topic of the starter content in which no other journey posts. */
const QUIET = 'TRP in Action'

const titles = (page: Page) => page.locator('.discussion-rows h3').allTextContents()

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search for a topic or questions...' }).fill(words)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('search') === words)
}

test('a reader finds a discussion by a word of a comment, without accents, and with a typing error', async () => {
  const author = await createMember()
  const [inTitle, inComment] = [uniqueWord(), uniqueWord()]
  const { id, title } = await createPost(author, { title: `Une question é${inTitle}` })
  await postComment(author, id, `Nobody spoke of the ${inComment} before.`)
  const page = await openCheckedPage({ viewport: PHONE })
  await page.goto(LIST)
  await search(page, inComment)
  await page.getByRole('heading', { name: `1 discussion for ‘${inComment}’` }).waitFor()
  expect(await titles(page)).toEqual([title])
  expect(await page.locator('mark').allTextContents()).toEqual([inComment])
  await search(page, `e${inTitle}`)
  await expect.poll(() => page.locator('h3 mark').allTextContents()).toEqual([`é${inTitle}`])
  const mistyped = `${inTitle.slice(0, 5)}${inTitle[6]}${inTitle[5]}${inTitle.slice(7)}`
  await search(page, `é${mistyped}`)
  await page.getByRole('heading', { name: `1 discussion for ‘é${mistyped}’` }).waitFor()
  expect(await titles(page)).toEqual([title])
  await page.getByText(`No discussion contains 'é${mistyped}'. You see results for é${inTitle}.`).waitFor()
  await page.getByRole('link', { name: `Search instead for 'é${mistyped}'` }).click()
  await page.getByRole('heading', { name: `0 discussions for ‘é${mistyped}’` }).waitFor()
  await goBack(page)
  await page.getByRole('heading', { name: `1 discussion for ‘é${mistyped}’` }).waitFor()
  await goBack(page)
  await page.getByRole('heading', { name: `1 discussion for ‘e${inTitle}’` }).waitFor()
  expect(await page.getByRole('searchbox', { name: 'Search for a topic' }).inputValue()).toBe(`e${inTitle}`)
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await page.waitForURL((url) => url.pathname + url.search === LIST)
  await expect.poll(() => page.locator('h3 mark').count()).toBe(0)

  await search(page, 'zebraquagga')
  await page.getByRole('heading', { name: '0 discussions for ‘zebraquagga’' }).waitFor()
  await page.getByText("Couldn't find any discussions under this category").waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Clear Search' }).last().click()
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(0)
})

test('a reader goes back through topic, sort and page, which are in the address', async () => {
  const authors = [await createMember(), await createMember()]
  const oldest: string[] = []
  for (const author of authors)
    for (let n = 0; n < 3; n++) oldest.push((await createPost(author, { topic: QUIET })).title)
  const topic = await topicNumber(QUIET)
  const page = await openCheckedPage({ viewport: PHONE })
  await page.goto(LIST)
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await topics.getByRole('link', { name: QUIET }).click()
  await page.waitForURL(`**?topic=${topic}`)
  await page.getByRole('heading', { name: `discussions in ${QUIET}` }).waitFor()
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Recent' }).click()
  await page.waitForURL(`**?topic=${topic}&sort=recent`)
  const newest = oldest.toReversed()
  await expect.poll(() => titles(page)).toEqual(newest.slice(0, 5))
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL(`**?topic=${topic}&sort=recent&page=2`)
  await expect.poll(async () => (await titles(page))[0]).toBe(newest[5])
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await page.reload()
  await expect.poll(async () => (await titles(page))[0]).toBe(newest[5])
  for (const address of [`?topic=${topic}&sort=recent`, `?topic=${topic}`, '']) {
    await goBack(page)
    await page.waitForURL((url) => url.pathname + url.search === LIST + address)
    // Before that, the page may reload, and Chromium drops a press of Back in that moment.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }
  await topics.getByRole('link', { name: 'All discussions' }).and(page.locator('[aria-current=true]')).waitFor()
  await expect.poll(() => topics.locator('[aria-current=true]').count()).toBe(1)
})

/** The longest allowed title, without a space for a line break. */
const LONG_TITLE = 'Nyirahabimana'.repeat(20).slice(0, 250)

interface Content {
  author: Member
  reader: Member
  discussion: Awaited<ReturnType<typeof createPost>>
}

const sharedContent = createOnce(createContent)

async function createContent(): Promise<Content> {
  const [author, reader] = [await createMember(), await createMember({ firstName: 'Joseph', lastName: 'Banda' })]
  const body = 'We have <strong>no</strong> models, see <a href="https://example.org">this list</a>: what is used?'
  const module = await moduleNumber('male-condoms')
  const discussion = await createPost(author, { title: LONG_TITLE, body, module })
  await postComment(reader, discussion.id, 'Foam, and a cloth over it. See https://example.org/foam')
  await postComment(author, discussion.id, `@Joseph Banda thank you! ${'w'.repeat(200)}`)
  return { author, reader, discussion }
}

interface Screen {
  as?: 'author' | 'reader'
  /** Default: the path of the discussion. */
  path?: (world: Content) => string
  ready: (page: Page) => Promise<unknown>
}

const form = (page: Page) => page.getByRole('textbox', { name: 'Add your comment' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

async function openPostForm(page: Page): Promise<void> {
  await page.locator('html[data-member]').waitFor({ state: 'attached' })
  await press(page, 'Create A New Post +')
  await press(page, 'Continue')
  await page.getByRole('toolbar', { name: 'Text style' }).waitFor()
}

const SCREENS: Record<string, Screen> = {
  'the list': {
    path: () => `${LIST}?search=${LONG_TITLE.slice(0, 190)}`,
    ready: (page) => page.locator('mark').first().waitFor(),
  },
  'the discussion, for a guest': { ready: (page) => page.getByRole('heading', { name: 'Add your comment' }).waitFor() },
  'the discussion, for its author': { as: 'author', ready: (page) => form(page).waitFor() },
  'the people to name': {
    as: 'author',
    ready: async (page) => {
      await form(page).pressSequentially('@')
      await page.getByRole('option').first().waitFor()
    },
  },
  'a comment that was not sent': {
    as: 'author',
    ready: async (page) => {
      await page.route('**/comments/', (route) => route.abort())
      await form(page).fill('On the bus')
      await press(page, 'Post comment')
      await page.getByText('Not sent.').first().waitFor()
    },
  },
  'the discussions of a module': {
    path: () => '/training/male-condoms/related-discussions',
    ready: (page) => page.locator('.discussion-rows li').first().waitFor(),
  },
  'the own profile': {
    as: 'author',
    path: ({ author }) => `/community/user/${author.pk}`,
    ready: (page) =>
      page
        .getByRole('button', { name: /^Edit: / })
        .first()
        .waitFor(),
  },
  'the guidelines before a post': {
    as: 'author',
    path: () => LIST,
    ready: async (page) => {
      await page.locator('html[data-member]').waitFor({ state: 'attached' })
      await press(page, 'Create A New Post +')
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
    },
  },
  'a post with its faults': {
    as: 'author',
    path: () => LIST,
    ready: async (page) => {
      await openPostForm(page)
      await press(page, 'Create Post')
      for (const fault of ['Topic is required', 'Title is required', 'Detail is required'])
        await page.getByText(fault).waitFor()
    },
  },
  'Add Link': {
    as: 'author',
    path: () => LIST,
    ready: async (page) => {
      await openPostForm(page)
      await press(page, 'Link')
      await page.getByRole('dialog', { name: 'Add Link' }).getByRole('button', { name: 'Add Link' }).click()
      await page.getByText('Write the address that the link opens').waitFor()
    },
  },
  'a report': {
    as: 'reader',
    ready: async (page) => {
      await form(page).waitFor()
      await press(page, 'Report')
      await press(page, 'Send report')
      await page.getByText('Choose what is wrong').waitFor()
    },
  },
  'the question before deleting': {
    as: 'author',
    ready: async (page) => {
      await press(page, 'Delete')
      await dialog(page, 'Delete post')
    },
  },
  'a comment that is changed': {
    as: 'author',
    ready: async (page) => {
      await press(page, 'Edit your comment')
      await dialog(page, 'Edit comment')
    },
  },
}

test.each(Object.entries(SCREENS))('%s: no accessibility issues and no horizontal scrolling', async (_, screen) => {
  const there = await sharedContent()
  const as = screen.as && { as: there[screen.as] }
  const page = await openCheckedPage({ viewport: PHONE, reducedMotion: 'reduce', ...as })
  await page.goto(screen.path?.(there) ?? discussionPath(there.discussion))
  await screen.ready(page)
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 740 })
  const tooWide = () =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => tagName)
  await expect.poll(() => page.evaluate(tooWide)).toEqual([])
})

/** File names of the scripts that only members who write need. */
const WRITING = /\/(MemberComments|dialogs|RichTextEditor)-/

test('a guest who reads downloads no script for writing', async () => {
  const { author, discussion } = await sharedContent()
  const guest = await openCheckedPage({ viewport: PHONE })
  const fetched: string[] = []
  guest.on('request', (request) => fetched.push(request.url()))
  await guest.goto(`${LIST}?search=${LONG_TITLE.slice(0, 190)}`, { waitUntil: 'networkidle' })
  await guest.getByRole('link', { name: LONG_TITLE }).click()
  await guest.waitForURL(`**${discussionPath(discussion)}`)
  await guest.getByRole('heading', { name: 'Add your comment' }).waitFor()
  await guest.reload({ waitUntil: 'networkidle' })
  expect(fetched.filter((url) => WRITING.test(url))).toEqual([])

  const member = await openCheckedPage({ as: author })
  const wanted: string[] = []
  member.on('request', (request) => wanted.push(WRITING.exec(request.url())?.[1] ?? ''))
  await member.goto(LIST, { waitUntil: 'networkidle' })
  expect(new Set(wanted)).toEqual(new Set(['']))
  await openPostForm(member)
  expect(new Set(wanted)).toEqual(new Set(['', 'dialogs', 'RichTextEditor']))
  await member.goto(discussionPath(discussion))
  await form(member).waitFor()
  expect(wanted).toContain('MemberComments')
})
