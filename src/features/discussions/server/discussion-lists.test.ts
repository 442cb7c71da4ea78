import { describe, expect, test } from 'vitest'
import { createVeteran, postComment, postDiscussion } from '#testing/discussion.ts'
import {
  createForum,
  createTopic,
  DISCUSSIONS,
  discussionAt,
  listIds,
  withoutSlash,
  words,
} from '#testing/discussions/forum.ts'
import { SITE_URL } from '#testing/site.ts'

const site = await createForum()
const { db } = site.context.database
const author = await createVeteran(site)
const NOTHING = 999_999

const html = (text: string) => `<p>${text}</p>`

async function countOf(query: string): Promise<number> {
  const { body } = await site.get(`${DISCUSSIONS}?${query}`)
  return Number(Object(body).count)
}

describe('topics', () => {
  test.each(['/api/community/discussion-topics/', '/api/community/discussion-topics'])(
    '%s lists the four topics',
    async (url) => {
      const { status, body } = await (await createForum()).get(url)
      const names = ['Modules and resources', 'Using the platform', 'Facilitator tips and techniques', 'TRP in Action']
      const results = names.map((name, at) => ({ id: at + 1, name }))
      expect([status, body]).toEqual([200, { count: 4, next: null, previous: null, results }])
    },
  )
})

describe('lists of discussions', () => {
  test('the list of a topic without discussions is empty', async () => {
    const body = { count: 0, next: null, previous: null, results: [] }
    expect(await site.get(`${DISCUSSIONS}?topic=${await createTopic(site)}`)).toMatchObject({ status: 200, body })
    expect(await site.get(`${DISCUSSIONS}?category=${NOTHING}`)).toMatchObject({ status: 200, body })
  })

  test('a page has five discussions and absolute URLs of the pages before and after', async () => {
    const category = await createTopic(site)
    const ids: number[] = []
    for (let at = 0; at < 12; at += 1)
      ids.unshift((await postDiscussion(author, { category, body: html(words(10, `page${at}-`)) })).id)
    const query = (page: number) => `?sort=recent&topic=${category}&page=${page}`
    const address = (page: number) => `${SITE_URL}${DISCUSSIONS}${query(page)}`
    for (const [page, previous, next] of [
      [1, null, address(2)],
      [2, address(1), address(3)],
      [3, address(2), null],
    ] as const) {
      const { status, body } = await site.get(`${DISCUSSIONS}${query(page)}`)
      expect([status, body]).toMatchObject([200, { count: 12, next, previous }])
      expect(Object(body).results.map((each: { id: number }) => each.id)).toEqual(ids.slice(page * 5 - 5, page * 5))
    }
    expect(await site.get(`${DISCUSSIONS}${query(9)}`)).toMatchObject({
      status: 200,
      body: { count: 12, next: null, results: [] },
    })
    expect(await listIds(site, `topic=${category}&sort=recent&page_size=50`)).toEqual(ids)
    const { body } = await site.get(`${withoutSlash(DISCUSSIONS)}?topic=${category}`)
    expect(Object(body).next).toBe(`${SITE_URL}${withoutSlash(DISCUSSIONS)}?topic=${category}&page=2`)
    expect(Object.keys(Object(body).results[0]).sort()).toEqual([
      'author',
      'category',
      'comment_count',
      'created_at',
      'excerpt',
      'found',
      'id',
      'slug',
      'title',
      'updated_at',
      'view_count',
    ])
  })

  test('the count follows new, deleted and moved discussions', async () => {
    const [from, to] = [await createTopic(site), await createTopic(site)]
    const everywhere = await countOf('')
    const counts = async () => [await countOf(`topic=${from}`), await countOf(`topic=${to}`), await countOf('')]
    const a = await postDiscussion(author, { category: from, body: html(words(10, 'come')) })
    const b = await postDiscussion(author, { category: from, body: html(words(10, 'stay')) })
    expect(await counts()).toEqual([2, 0, everywhere + 2])
    await author.call('DELETE', discussionAt(a.id))
    expect(await counts()).toEqual([1, 0, everywhere + 1])
    await author.call('PUT', discussionAt(b.id), { body: { title: 'Moved', body: html(words(10, 'move')), topic: to } })
    expect(await counts()).toEqual([0, 1, everywhere + 1])
  })

  test.each(['page=0', 'page=-1', 'page=x', 'page_size=0', 'page_size=51', 'sort=oldest', 'topic=x'])(
    'the query %s is rejected',
    async (query) => {
      const { status, body } = await site.get(`${DISCUSSIONS}?${query}`)
      expect([status, Object.keys(Object(body))]).toEqual([400, [query.split('=')[0]]])
    },
  )

  test('the order is by comments, views and age, or by age only', async () => {
    const category = await createTopic(site)
    const [a, b, c, d] = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => postDiscussion(author, { category, body: html(words(10, name)) })),
    )
    if (!(a && b && c && d)) throw new Error('expected four discussions')
    for (const [at, { id }] of [a, b, c, d].entries())
      await db
        .updateTable('discussion')
        .set({ created_at: `2026-01-0${at + 1}` })
        .where('id', '=', id)
        .execute()
    await db.updateTable('discussion').set({ view_count: 7 }).where('id', '=', b.id).execute()
    await postComment(author, a.id)
    expect(await listIds(site, `topic=${category}`)).toEqual([a.id, b.id, d.id, c.id])
    expect(await listIds(site, `topic=${category}&sort=top-discussions`)).toEqual([a.id, b.id, d.id, c.id])
    expect(await listIds(site, `topic=${category}&sort=recent`)).toEqual([d.id, c.id, b.id, a.id])
  })
})

test.each([
  ['page=abc', { page: ['This must be a number'] }],
  ['page=0', { page: ['This must be at least 1'] }],
  ['page_size=51', { page_size: ['This must be at most 50'] }],
  ['sort=bogus', { sort: ['This must be one of: top-discussions, recent'] }],
  [`search=${'x'.repeat(201)}`, { search: ['This must be at most 200 characters long'] }],
])('?%s is rejected with a plain message', async (query, body) => {
  expect(await site.get(`${DISCUSSIONS}?${query}`)).toMatchObject({ status: 400, body })
})

test('a search shows its corrections and can run without them', async () => {
  await postDiscussion(author, { title: 'Speculum sizes in small clinics' })
  const { body } = await site.get(`${DISCUSSIONS}?search=specullum`)
  expect(body).toMatchObject({ count: 1, corrected: [{ typed: 'specullum', word: 'speculum' }], synonyms: [] })
  expect((await site.get(`${DISCUSSIONS}?search=specullum&exact=true`)).body).toMatchObject({ count: 0, corrected: [] })
})
