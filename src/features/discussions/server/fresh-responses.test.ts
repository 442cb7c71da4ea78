import { expect, test } from 'vitest'
import { REQUEST_HOOKS, ROUTES } from '#app/features.ts'
import { buildApp } from '#app/server/build-app.ts'
import { ChangeLog } from '#platform/database/change-log.ts'
import { ResponseCache } from '#platform/http/response-cache.ts'
import { createModule } from '#testing/builders.ts'
import { BODY, createVeteran, postComment, postDiscussion } from '#testing/discussion.ts'
import {
  activitiesOf,
  CONTRIBUTORS,
  commentAt,
  commentsAt,
  createForum,
  DISCUSSIONS,
  discussionAt,
  words,
} from '#testing/discussions/forum.ts'

const site = await createForum()
const { db } = site.context.database
const author = await createVeteran(site)
const module = await createModule(site.context, { slug: 'implants' })
let count = 0
const createPost = () => postDiscussion(author, { module: module.id, body: `<p>${words(10, `fresh${++count}-`)}</p>` })

/** Another process on the same database, from which it reads changes. */
async function startOtherApp() {
  const changes = await ChangeLog.open(db)
  const context = { ...site.context, changes, responseCache: new ResponseCache(changes, 10_000_000) }
  const app = await buildApp({
    context,
    routes: ROUTES,
    requestHooks: REQUEST_HOOKS,
    pages: async () => undefined,
    logger: false,
  })
  return async (url: string) => {
    await changes.read()
    return (await app.inject({ method: 'GET', url, remoteAddress: `10.200.0.${count % 250}` })).body
  }
}

const elsewhere = await startOtherApp()
const { id, slug } = await createPost()
const comment = await postComment(author, id, 'The first answer')

const READS = [
  DISCUSSIONS,
  `${DISCUSSIONS}?sort=recent&page_size=50`,
  `${DISCUSSIONS}?topic=1`,
  discussionAt(id),
  discussionAt(slug),
  commentsAt(id),
  activitiesOf(author.id),
  CONTRIBUTORS,
  `${CONTRIBUTORS}?weekly`,
  '/api/community/module-discussions/implants/',
  '/api/training/module/implants/',
  `/api/user/${author.id}/`,
]

const POINTS = [CONTRIBUTORS, `${CONTRIBUTORS}?weekly`, `/api/user/${author.id}/`]
const LISTS = [DISCUSSIONS, `${DISCUSSIONS}?sort=recent&page_size=50`, `${DISCUSSIONS}?topic=1`]
const DETAIL = [discussionAt(id), discussionAt(slug)]
const ACTIVITY = activitiesOf(author.id)
const OF_MODULE = '/api/community/module-discussions/implants/'
const MODULE = '/api/training/module/implants/'

async function readAll(): Promise<Map<string, string>> {
  const responses = new Map<string, string>()
  for (const url of READS) responses.set(url, JSON.stringify((await site.get(url)).body))
  return responses
}

/** The responses without a cache. */
async function readUncached(): Promise<Map<string, string>> {
  const fresh = await startOtherApp()
  const responses = new Map<string, string>()
  for (const url of READS) responses.set(url, await fresh(url))
  return responses
}

const CHANGES: [string, () => Promise<unknown>, string[]][] = [
  [
    'a comment is added',
    () => postComment(author, id),
    [...LISTS, ...DETAIL, commentsAt(id), ACTIVITY, OF_MODULE, ...POINTS],
  ],
  [
    'a comment is changed',
    () => author.call('PUT', commentAt(comment), { body: { comment: `Changed ${++count}` } }),
    [...DETAIL, commentsAt(id), ACTIVITY],
  ],
  [
    'the discussion is changed',
    () => author.call('PUT', discussionAt(id), { body: { title: `Changed ${++count}`, body: BODY, topic: 1 } }),
    [...LISTS, ...DETAIL, ACTIVITY, OF_MODULE],
  ],
  ['a discussion is started', createPost, [...LISTS, ...DETAIL, ACTIVITY, OF_MODULE, MODULE, ...POINTS]],
  [
    'an author changes the name',
    () => author.call('PATCH', '/api/auth/user/', { body: { first_name: `Amina${'x'.repeat(++count % 20)}` } }),
    [...LISTS, ...DETAIL, commentsAt(id), OF_MODULE, ...POINTS],
  ],
  [
    'a comment is deleted',
    () => author.call('DELETE', commentAt(comment)),
    [...LISTS, ...DETAIL, commentsAt(id), ACTIVITY, OF_MODULE, ...POINTS],
  ],
  [
    'the discussion is deleted',
    () => author.call('DELETE', discussionAt(id)),
    [...LISTS, ...DETAIL, commentsAt(id), ACTIVITY, OF_MODULE, MODULE, ...POINTS],
  ],
]

test.each(CHANGES)('when %s, all readers see it immediately in every process', async (_, change, changed) => {
  const before = await readAll()
  for (const url of READS) await elsewhere(url)
  await change()
  const after = await readAll()
  expect(READS.filter((url) => before.get(url) !== after.get(url))).toEqual(
    READS.filter((url) => changed.includes(url)),
  )
  const uncached = await readUncached()
  for (const url of READS) {
    expect(after.get(url), url).toBe(uncached.get(url))
    expect(await elsewhere(url), url).toBe(uncached.get(url))
  }
})

test('a browser with the current response gets status 304', async () => {
  const { id: asked } = await createPost()
  for (const url of [DISCUSSIONS, discussionAt(asked), commentsAt(asked), ACTIVITY, CONTRIBUTORS, OF_MODULE]) {
    const first = await site.get(url)
    const etag = String(first.headers.etag)
    expect(etag, url).toMatch(/^(W\/)?"/)
    const second = await site.app.inject({ url, headers: { 'if-none-match': etag }, remoteAddress: '10.201.0.1' })
    expect([second.statusCode, second.body], url).toEqual([304, ''])
    await postComment(author, asked)
    const third = await site.app.inject({ url, headers: { 'if-none-match': etag }, remoteAddress: '10.201.0.1' })
    expect(third.statusCode, url).toBe(200)
  }
})

test('a comment makes cached responses of its own discussion stale, but not those of others', async () => {
  const [quiet, busy] = [await createPost(), await createPost()]
  const read = async (one: number) => Object((await site.get(discussionAt(one))).body)
  const { title, view_count } = await read(quiet.id)
  await read(busy.id)
  // Changed without a recorded change, so that a response with the old number comes from the cache.
  await db
    .updateTable('discussion')
    .set({ view_count: view_count + 7 })
    .where('id', 'in', [quiet.id, busy.id])
    .execute()
  await postComment(author, busy.id)
  expect(await read(busy.id)).toMatchObject({ comment_count: 1, view_count: 7 })
  expect(await read(quiet.id)).toMatchObject({ title, view_count })
  await postComment(author, quiet.id)
  expect(await read(quiet.id)).toMatchObject({ comment_count: 1, view_count: view_count + 7 })
})
