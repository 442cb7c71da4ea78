import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Db } from '#platform/database/schema.ts'
import { startApi } from '#testing/api-process.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { commentsAt, DAY_MS, DISCUSSIONS, makeOlder, words } from '#testing/discussions/forum.ts'
import { createMember, type TestMember } from '#testing/member.ts'

const SITE_URL = 'https://trp.example.org'
const MEMBERS = 8
const ROOMS = 5
const POSTS = 600
/** Every 20th post starts a discussion; the others are comments. */
const ASK_EVERY = 20
const KILL_AFTER = 200
const AT_ONCE = 20
const WHOLE_MS = 120_000

/** A request of a member. A repeated request has the same key. */
interface Post {
  key: string
  author: TestMember
  url: string
  body: Record<string, unknown>
}

const Created = z.object({ id: z.int() })

test('killing the process among many posts loses none, repeats none, and leaves all counts right', {
  timeout: WHOLE_MS,
}, async () => {
  const storage = await createDataPlace()
  const context = await openContext({ ...readConfig({ SITE_URL, STARTER_CONTENT: 'off' }), ...storage })
  onTestFinished(() => closeContext(context))
  const { db } = context.database
  const start = async () => {
    const api = await startApi(settingsOf(storage))
    onTestFinished(api.kill)
    return api
  }

  const first = await start()
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => createMember({ context, call: unused })))
  const rooms = await createRooms(first.url, members)
  await makeADayOld(db, { context })
  const storm = stormOf(members, rooms)

  const answered = new Map<Post, number>()
  await sendAll(first.url, storm, (post, id) => {
    answered.set(post, id)
    if (answered.size === KILL_AFTER) void first.kill()
  })
  await first.kill()
  expect(answered.size).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(answered.size).toBeLessThan(POSTS)

  const second = await start()
  const stored = await postsIn(db)
  for (const [post, id] of answered) expect(stored.get(textOf(post)), post.key).toEqual([id])
  await expectRightCounts(db)

  const unanswered = storm.filter((post) => !answered.has(post))
  await sendAll(second.url, unanswered, (post, id) => answered.set(post, id))
  expect(answered.size, 'members without a response send the post again with the same key').toBe(POSTS)
  await sendAll(second.url, storm.slice(0, AT_ONCE * 2), (post, id) => expect(id, post.key).toBe(answered.get(post)))
  const after = await postsIn(db)
  for (const [post, id] of answered) expect(after.get(textOf(post)), post.key).toEqual([id])
  await expectRightCounts(db)
})

type Storage = Awaited<ReturnType<typeof createDataPlace>>

function settingsOf({ dataDir, databaseUrl }: Storage): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SITE_URL,
    STARTER_CONTENT: 'off',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
  }
}

function unused(): never {
  throw new Error('this test sends requests to another process')
}

function discussion(author: TestMember, name: string): Post {
  const body = { category: 1, title: `Question ${name}`, body: `<p>${words(10, `${name}-`)}</p>` }
  return { key: name, author, url: DISCUSSIONS, body }
}

/** Discussions, and three comments by each member: after a day the limits of new members no longer apply. */
async function createRooms(url: string, members: readonly TestMember[]): Promise<number[]> {
  const rooms: number[] = []
  const asked = members.slice(0, ROOMS).map((author, at) => discussion(author, `room${at}`))
  await sendAll(url, asked, (_, id) => rooms.push(id))
  const hellos = members.flatMap((author) =>
    [1, 2, 3].map((number) => ({
      key: `hello-${author.id}-${number}`,
      author,
      url: commentsAt(rooms[number] ?? 0),
      body: { comment: `Hello ${author.id} ${number}` },
    })),
  )
  await sendAll(url, hellos, () => undefined)
  return rooms
}

async function makeADayOld(db: Db, site: Parameters<typeof makeOlder>[0]): Promise<void> {
  for (const table of ['discussion', 'comment'] as const) {
    const ids = (await db.selectFrom(table).select('id').execute()).map(({ id }) => id)
    await makeOlder(site, table, ids, DAY_MS + 1000)
  }
}

function stormOf(members: readonly TestMember[], rooms: readonly number[]): Post[] {
  return Array.from({ length: POSTS }, (_, number): Post => {
    const author = members[number % members.length]
    const room = rooms[number % rooms.length]
    if (author === undefined || room === undefined) throw new Error('there are members and rooms')
    if (number % ASK_EVERY === 0) return discussion(author, `storm${number}`)
    const comment = `This is answer number ${number} of the storm`
    return { key: `storm${number}`, author, url: commentsAt(room), body: { comment } }
  })
}

function textOf({ body }: Post): string {
  return String(body.comment ?? body.title)
}

/** Sends twenty requests at a time from new addresses. Stops when the process no longer responds. */
async function sendAll(
  url: string,
  posts: readonly Post[],
  onCreated: (post: Post, id: number) => unknown,
): Promise<void> {
  const waiting = posts.entries()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [at, post] of waiting) {
        const response = await send(url, post, `10.1.${at >> 8}.${at & 255}`)
        if (response === undefined) return
        expect([response.status, response.body], post.key).toMatchObject([201, { id: expect.any(Number) }])
        onCreated(post, Created.parse(response.body).id)
      }
    }),
  )
}

async function send(url: string, { author, key, url: path, body }: Post, ip: string) {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': ip,
    'idempotency-key': key,
    authorization: `Bearer ${author.access}`,
  }
  try {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  } catch {
    return undefined
  }
}

/** Ids of all posts by their text. */
async function postsIn(db: Db): Promise<Map<string, number[]>> {
  const discussions = await db.selectFrom('discussion').select(['id', 'title as text']).execute()
  const comments = await db.selectFrom('comment').select(['id', 'body as text']).execute()
  const byText = Map.groupBy([...discussions, ...comments], ({ text }) => text)
  return new Map([...byText].map(([text, rows]) => [text, rows.map(({ id }) => id)]))
}

/** Checks comment counts and points: ten for a discussion, four for a comment. */
async function expectRightCounts(db: Db): Promise<void> {
  const comments = await db
    .selectFrom('comment')
    .select(['discussion_id', 'author_id'])
    .where('state', '=', 'visible')
    .execute()
  const discussions = await db
    .selectFrom('discussion')
    .select(['id', 'author_id', 'comment_count'])
    .where('state', '=', 'visible')
    .execute()
  for (const { id, comment_count } of discussions)
    expect(comment_count, `discussion ${id}`).toBe(comments.filter((row) => row.discussion_id === id).length)
  for (const { id, points } of await db.selectFrom('account').select(['id', 'points']).execute()) {
    const asked = discussions.filter((row) => row.author_id === id).length
    const said = comments.filter((row) => row.author_id === id).length
    expect(points, `member ${id}`).toBe(10 * asked + 4 * said)
  }
}
