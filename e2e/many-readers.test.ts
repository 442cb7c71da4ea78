import { expect, inject, test } from 'vitest'
import { createPost, postComment, uniqueTitle } from './support/discussions.ts'
import { discussionPath } from './support/forum.ts'
import { createMember } from './support/member.ts'

/** No pages with discussions, because other tests write some at the same time. */
const PATHS = [
  '/',
  '/training',
  '/training/male-condoms',
  '/training/male-condoms/sessions',
  '/faq',
  '/search?query=condoms',
  '/training/no-such-module',
]
const ROUNDS = 10
const READERS = 24

interface Page {
  status: number
  csp: string | null
  html: string
}

let readers = 0

/** Renders a page by requesting a new address. Removes the address's unique part from the response. */
async function renderPage(path: string): Promise<Page> {
  const unique = `reader=${++readers}`
  const response = await fetch(`${inject('siteUrl')}${path}${path.includes('?') ? '&' : '?'}${unique}`)
  const html = (await response.text()).replaceAll(unique, 'reader')
  return { status: response.status, csp: response.headers.get('content-security-policy'), html }
}

test('pages requested at the same time are the same as those requested alone', async () => {
  const alone = new Map<string, Page>()
  for (const path of PATHS) alone.set(path, await renderPage(path))
  for (let round = 0; round < ROUNDS; round++) {
    const pages = await Promise.all(PATHS.map(async (path) => ({ path, page: await renderPage(path) })))
    for (const { path, page } of pages) expect(page, `${path}, round ${round + 1}`).toEqual(alone.get(path))
  }
})

test('a new comment soon appears on every cached page of its discussion', async () => {
  const member = await createMember()
  const post = await createPost(member)
  const path = discussionPath(post)
  const addresses = Array.from({ length: READERS }, (_, reader) => `${inject('siteUrl')}${path}?many=${reader}`)
  const pages = () => Promise.all(addresses.map(async (address) => (await fetch(address)).text()))
  expect(await pages()).toEqual(Array(READERS).fill(expect.stringContaining(post.title)))
  const comment = uniqueTitle('An answer')
  await postComment(member, post.id, comment)
  await expect.poll(async () => (await pages()).filter((html) => html.includes(comment)).length).toBe(READERS)
})
