import { expect, inject, test } from 'vitest'
import { createPost, postComment, uniqueTitle } from './support/discussions.ts'
import { discussionPath } from './support/forum.ts'
import { createMember } from './support/member.ts'

/** Other tests write discussions meanwhile. */
const PATHS = [
  '/',
  '/training',
  '/training/contraceptive-implants',
  '/training/contraceptive-implants/sessions',
  '/faq',
  '/search?query=implants',
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

/** A page at an address of its own, so that it is rendered anew; its text without what makes the address its own. */
async function freshPage(path: string): Promise<Page> {
  const own = `reader=${++readers}`
  const answer = await fetch(`${inject('siteUrl')}${path}${path.includes('?') ? '&' : '?'}${own}`)
  const html = (await answer.text()).replaceAll(own, 'reader')
  return { status: answer.status, csp: answer.headers.get('content-security-policy'), html }
}

test('pages that many ask for at once are those that one gets who asks alone', async () => {
  const alone = new Map<string, Page>()
  for (const path of PATHS) alone.set(path, await freshPage(path))
  for (let round = 0; round < ROUNDS; round++) {
    const pages = await Promise.all(PATHS.map(async (path) => ({ path, page: await freshPage(path) })))
    for (const { path, page } of pages) expect(page, `${path}, round ${round + 1}`).toEqual(alone.get(path))
  }
})

test('a comment is soon on every page that was made before it, whoever made it', async () => {
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
