import { expect, test } from 'vitest'
import { createVeteran, postDiscussion } from '#testing/discussion.ts'
import { createSite } from '#testing/site.ts'
import { saveViews } from './save-views.ts'
import { discussionIn, getCounter } from './watch-views.ts'

const site = await createSite({ TRUST_PROXY: '1' })
const { database } = site.context
const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
const author = await createVeteran(site)

const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

/** Requests a path as a browser does. */
async function open(path: string, agent = BROWSER, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    headers: { 'user-agent': agent, 'x-forwarded-for': '192.0.2.1', ...headers },
  })
  await response.arrayBuffer()
}

async function viewsOf(id: number): Promise<number> {
  await saveViews(database, getCounter(site.context).take())
  const { view_count } = await database.db
    .selectFrom('discussion')
    .select('view_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return view_count
}

test('a visitor counts once, by page or API, by slug or id', async () => {
  const { id, slug } = await postDiscussion(author)
  await open(`/api/community/discussion/${slug}/`)
  await open(`/api/community/discussion/${slug}`)
  await open(`/community/discussions/${slug}?page=2`)
  expect(await viewsOf(id)).toBe(1)
  await open(`/community/discussions/${slug}`)
  expect(await viewsOf(id)).toBe(1)
})

test('a network counts once, with any browser and address', async () => {
  const { id, slug } = await postDiscussion(author)
  const from = (address: string, agent?: string) =>
    open(`/community/discussions/${slug}`, agent, { 'x-forwarded-for': address })
  await from('2001:db8:1:2::1')
  for (let time = 0; time < 5; time++) await from(`2001:db8:1:2::${time + 2}`, `Mozilla/5.0 (Invented ${time})`)
  expect(await viewsOf(id)).toBe(1)
  await from('2001:db8:1:3::1')
  await from('203.0.113.7')
  expect(await viewsOf(id)).toBe(3)
})

test('bots, prefetched pages, and calls that are not GET of a discussion are no views', async () => {
  const { id, slug } = await postDiscussion(author)
  await open(`/community/discussions/${slug}`, 'Googlebot/2.1')
  await open(`/community/discussions/${slug}`, '')
  await open(`/community/discussions/${slug}`, BROWSER, { 'sec-purpose': 'prefetch' })
  await fetch(`${origin}/community/discussions/${slug}`, { method: 'HEAD', headers: { 'user-agent': BROWSER } })
  await author.call('GET', `/api/community/discussion/${id}/mine/`)
  expect(await viewsOf(id)).toBe(0)
})

test('a visitor counts again after half an hour', () => {
  const counter = getCounter({ ...site.context })
  const minute = 60_000
  counter.count('a', 'visitor', 0)
  counter.count('a', 'visitor', 29 * minute)
  expect(counter.take()).toEqual(new Map([['a', 1]]))
  counter.count('a', 'visitor', 31 * minute)
  expect(counter.take()).toEqual(new Map([['a', 1]]))
})

test('views of unknown discussions are ignored', async () => {
  expect(
    await saveViews(
      database,
      new Map([
        ['nothing-here', 3],
        ['999999', 1],
      ]),
    ),
  ).toEqual([])
})

test.each([
  ['/community/discussions/how-to', 'how-to'],
  ['/community/discussions/how-to/?page=2', 'how-to'],
  ['/community/discussions/%C3%A9t%C3%A9', 'été'],
  ['/community/discussions/%', undefined],
  ['/community/discussions/', undefined],
  ['/community/discussions?page=2', undefined],
  ['/api/community/discussion/7/', '7'],
  ['/api/community/discussion/7/comments/', undefined],
  ['/community/guidelines', undefined],
])('%s is a view of %s', (url, discussion) => {
  expect(discussionIn(url)).toBe(discussion)
})
