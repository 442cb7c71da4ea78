import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { ATTACKS } from '#testing/html/attacks.ts'
import { openPage } from './support/browser.ts'
import { createOnce } from './support/create-once.ts'
import { createPost, postComment, uniqueTitle, wordsText } from './support/discussions.ts'
import { discussionPath, openCheckedPage, uniqueWord } from './support/forum.ts'
import { asMember, createMember, type Member } from './support/member.ts'
import { moduleNumber } from './support/modules.ts'
import { detailOf, openAsMember, openPostForm, postForm } from './support/posting.ts'

const LIST = '/community/discussions'
/** The starter content and other tests write nothing about it. */
const MODULE = 'vasectomy'
const LAST_NAME = '<b onclick=pwned()>'
const NAME = `Amina ${LAST_NAME}`

/** Titles, each with the name of the attack in the body of the post and in a comment. */
const HOSTILE = [
  ['<img src=x onerror=pwned()>', 'image that fails', 'handler on an allowed link'],
  ['</script><script>pwned()</script>', 'text that ends a script', 'script of another site'],
  ["{{constructor.constructor('pwned()')()}}", 'iframe with its document', 'text of another language of templates'],
  ['" onmouseover=pwned() x="', 'handler on an allowed paragraph', 'text that ends a comment and an attribute'],
  ['<svg/onload=pwned()>', 'svg style with HTML', 'meta refresh to script'],
  ['javascript:pwned()', 'javascript: plainly', 'javascript: with a comment that looks like a host'],
  ['--><img src=x onerror=pwned()><!--', 'text that is escaped once', 'quote and new attribute'],
  ['</title><base href=https://attack.invalid/>', 'image', 'text that is escaped twice'],
] as const

/** A new member may post five times a day. */
const POSTS_A_MEMBER = 2

interface Hostile {
  author: Member
  post: Awaited<ReturnType<typeof createPost>>
  comment: string
}

interface Content {
  hostiles: Hostile[]
  /** A word that all titles contain, and nothing else. */
  word: string
}

const sharedContent = createOnce(createContent)

async function createContent(): Promise<Content> {
  const [word, module] = [uniqueWord(), await moduleNumber(MODULE)]
  const hostiles: Hostile[] = []
  let author = await createMember({ lastName: LAST_NAME })
  for (const [index, [attack, inBody, inComment]] of HOSTILE.entries()) {
    if (index % POSTS_A_MEMBER === 0) author = await createMember({ lastName: LAST_NAME })
    const body = `${relatedWords(word)} ${htmlOf(inBody)}`
    const post = await createPost(author, { title: uniqueTitle(`${attack} ${word}`), body, module })
    const comment = `Comment: ${htmlOf(inComment)}`
    await postComment(author, post.id, comment)
    hostiles.push({ author, post, comment })
  }
  return { hostiles, word }
}

/** Twelve words that nothing else has: posts that share them are related to each other first. */
function relatedWords(word: string): string {
  return Array.from({ length: 12 }, (_, at) => `${word}${at + 1}`).join(' ')
}

function htmlOf(name: string): string {
  const attack = ATTACKS.find((each) => each.name === name)
  if (attack === undefined) throw new Error(`There is no attack ‘${name}’`)
  return attack.html
}

/** The post whose text is the attack of this name. */
function postOf(hostiles: Hostile[], name: string): Hostile['post'] {
  const hostile = hostiles[HOSTILE.findIndex(([, inBody]) => inBody === name)]
  if (hostile === undefined) throw new Error(`No post is the attack ‘${name}’`)
  return hostile.post
}

/** Opens a page that records every effect that no text of a member may have. */
async function openWatchedPage({ as }: { as?: Member } = {}): Promise<{ page: Page; incidents: string[] }> {
  const page = await openPage()
  const incidents: string[] = []
  const isOwn = (url: string) => /^(?:about|data|blob):/.test(url) || new URL(url).origin === inject('siteUrl')
  page.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => incidents.push(`error: ${error.message}`))
  page.on('popup', () => incidents.push('a window opened'))
  page.context().on('request', (request) => {
    if (!isOwn(request.url())) incidents.push(`request: ${request.url()}`)
  })
  await page.exposeFunction('pwned', () => void incidents.push('script: pwned()'))
  await page.exposeFunction('noteIncident', (what: string) => void incidents.push(what))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'noteIncident')(`violation: ${effectiveDirective} ${blockedURI}`),
    ),
  )
  if (as) await asMember(page, as)
  return { page, incidents }
}

/** Attributes in the page that could run script or load something unsafe on an interaction. */
function traps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isAddress = (name: string) => /^(?:href|src|action|formaction|data|xlink:href)$/.test(name)
    const isHarmless = (value: string) => /^(?:https?|mailto|data|blob):$/.test(new URL(value, location.href).protocol)
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => /^(?:on|srcdoc$)/.test(name) || (isAddress(name) && !isHarmless(value)))
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    )
  })
}

/** Opens a page and waits until the network is idle, so that all failures have happened. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const isMember = await page.evaluate(() => localStorage.getItem('access_token') !== null)
  if (isMember) await page.locator('html[data-member]').waitFor({ state: 'attached' })
  expect(await traps(page), path).toEqual([])
}

const texts = (page: Page, of: string) => page.locator(of).allTextContents()

/** The list and a module's discussions show the titles as typed. */
async function visitLists(page: Page, { hostiles, word }: Content): Promise<void> {
  const newest = hostiles.map(({ post }) => post.title).toReversed()
  await open(page, `${LIST}?sort=recent&search=${word}`)
  expect(await texts(page, '.discussion-rows h3')).toHaveLength(5)
  expect(newest).toEqual(expect.arrayContaining(await texts(page, '.discussion-rows h3')))
  expect(await texts(page, 'h3 mark')).toEqual(Array.from({ length: 5 }, () => word))

  await open(page, `/training/${MODULE}/related-discussions`)
  expect((await texts(page, '.discussion-rows h3')).slice(0, newest.length)).toEqual(newest)
}

/** The page repeats the search words, and splits the titles to mark them. */
async function visitSearches(page: Page, { word }: Content): Promise<void> {
  for (const [attack] of HOSTILE) {
    const search = `${attack} ${word}`
    await open(page, `${LIST}?search=${encodeURIComponent(search)}`)
    await page.getByRole('heading', { level: 2 }).getByText(`for ‘${search}’`).waitFor()
    expect(await page.getByRole('searchbox', { name: 'Search for a topic' }).inputValue()).toBe(search)
    expect(await texts(page, '.discussion-rows h3')).toContainEqual(expect.stringContaining(search))
    expect(await texts(page, 'h3 mark')).toEqual(expect.arrayContaining([/\w+/.exec(attack)?.[0], word]))
  }
}

/** Elements in a post's text that are not allowed there. */
function forbiddenElements(page: Page): Promise<string[]> {
  return page.locator('article .prose').evaluate((prose) => {
    const all = [...prose.querySelectorAll('*')]
    return all.filter((element) => !element.matches('p, br, strong, em, ul, ol, li, blockquote, a')).map(String)
  })
}

async function visitDiscussions(page: Page, { hostiles, word }: Content): Promise<void> {
  const related: string[] = []
  for (const { post, comment } of hostiles) {
    await open(page, discussionPath(post))
    expect(await texts(page, 'h1')).toEqual([post.title])
    expect(await page.evaluate(() => document.title)).toContain(post.title)
    expect(await texts(page, '.author-name')).toEqual([NAME, NAME])
    expect(await texts(page, '.comment-text')).toEqual([comment])
    expect(await page.locator('article .prose').textContent()).toContain(`${word}12`)
    expect(await forbiddenElements(page)).toEqual([])
    related.push(...(await texts(page, '.discussion-side li a')))
  }
  const offered = hostiles.filter(({ post }) => related.includes(post.title))
  expect(offered.length, 'hostile titles as related discussions').toBeGreaterThan(0)
}

async function visitProfiles(page: Page, { hostiles }: Content): Promise<void> {
  for (const [author, written] of Map.groupBy(hostiles, (hostile) => hostile.author)) {
    await open(page, `/community/user/${author.pk}`)
    expect(await texts(page, 'h1')).toEqual([NAME])
    expect(await texts(page, '.activity-row h3')).toEqual(expect.arrayContaining(written.map(({ post }) => post.title)))
    expect(await texts(page, '.activity-excerpt')).toEqual(
      expect.arrayContaining(written.map(({ comment }) => comment)),
    )
  }
}

test.each([
  ['lists', visitLists],
  ['searches', visitSearches],
  ['discussions', visitDiscussions],
  ['profiles', visitProfiles],
])('hostile text stays text on the %s', async (_, visit) => {
  const { page, incidents } = await openWatchedPage()
  await visit(page, await sharedContent())
  expect(incidents).toEqual([])
})

test('hostile text stays text for its author, and in the form that edits it', async () => {
  const { hostiles, word } = await sharedContent()
  for (const [author, written] of Map.groupBy(hostiles, (hostile) => hostile.author)) {
    const { page, incidents } = await openWatchedPage({ as: author })
    for (const { post } of written) await visitForm(page, post, word)
    expect(incidents).toEqual([])
    await page.close()
  }
})

/** Opens the form that edits a post. */
async function visitForm(page: Page, post: Hostile['post'], word: string): Promise<void> {
  await openAsMember(page, discussionPath(post))
  expect(await traps(page)).toEqual([])
  expect(await forbiddenElements(page)).toEqual([])
  await page.locator('.post-actions').getByRole('button', { name: 'Edit' }).click()
  const form = postForm(page)
  await detailOf(form).getByText(`${word}12`).waitFor()
  expect(await detailOf(form).textContent()).toBe(await page.locator('article .prose').textContent())
  expect(await form.getByLabel('Title').inputValue()).toBe(post.title)
  await page.waitForLoadState('networkidle')
  expect(await traps(page)).toEqual([])
}

test('a reader sees markup that was written as text', async () => {
  const { hostiles, word } = await sharedContent()
  const post = postOf(hostiles, 'text that is escaped once')
  const { page } = await openWatchedPage()
  await open(page, discussionPath(post))
  await page
    .locator('article .prose')
    .getByText(`${relatedWords(word)} <img src=x onerror=pwned()>`)
    .waitFor()
})

test('hostile titles stay text among similar discussions, and hostile names among people to mention', async () => {
  const { hostiles } = await sharedContent()
  const { page, incidents } = await openWatchedPage({ as: await createMember() })
  const post = postOf(hostiles, 'image that fails')
  await openAsMember(page, LIST)
  const form = await openPostForm(page)
  await form.getByLabel('Title').fill(post.title)
  await form.getByRole('link', { name: post.title }).waitFor()
  expect(await traps(page)).toEqual([])

  await open(page, discussionPath(post))
  await page.getByRole('textbox', { name: 'Add your comment' }).pressSequentially('@ami')
  const offered = page.getByRole('listbox', { name: 'People in this discussion' }).getByRole('option')
  await expect.poll(() => offered.allTextContents()).toEqual([NAME])
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('textbox', { name: 'Add your comment' }).inputValue()).toBe(`@${NAME} `)
  expect(await traps(page)).toEqual([])
  expect(incidents).toEqual([])
})

test('the checks of this file detect injected markup', async () => {
  const { page, incidents } = await openWatchedPage()
  await page.route('https://attack.invalid/**', (route) => route.abort())
  await page.goto(LIST, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=pwned()><a href="javascript:pwned()">x</a>')
    setTimeout(() => {
      throw new Error('of injected script')
    })
    setTimeout(() => Reflect.get(window, 'pwned')())
    setTimeout(() => alert('of injected script'))
  })
  await expect.poll(() => incidents).toContain('dialog: of injected script')
  expect(await traps(page)).toEqual(['IMG onerror=pwned()', 'A href=javascript:pwned()'])
  await page.evaluate(() => location.assign('https://attack.invalid/'))
  await expect
    .poll(() => incidents)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^violation: script-src-attr inline/),
        'error: of injected script',
        'script: pwned()',
        'request: https://attack.invalid/',
      ]),
    )
})

test('links of members have nofollow, ugc and noopener', async () => {
  const member = await createMember()
  const address = 'https://example.org/page'
  const post = await createPost(member, { body: `${wordsText(12)} <a href="${address}">this page</a>` })
  await postComment(member, post.id, `See ${address} for more.`)
  const page = await openCheckedPage()
  await page.goto(discussionPath(post))
  for (const link of ['article .prose a', '.comment-text a']) {
    expect(await page.locator(link).getAttribute('href')).toBe(address)
    const rel = await page.locator(link).getAttribute('rel')
    expect(rel?.split(' ')).toEqual(expect.arrayContaining(['nofollow', 'ugc', 'noopener']))
  }
})
