import { expect, test } from 'vitest'
import { z } from 'zod'
import { postDiscussion } from '#testing/discussion.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const TOPICS = '/api/site/topics/'
const site = await createSite()
const admin = await createStaff(site, 'admin')
const member = await createMember(site)

const Topics = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      is_closed: z.boolean().optional(),
      discussion_count: z.int().optional(),
      former_ids: z.array(z.int()).optional(),
    }),
  ),
})
const put = (...topics: object[]) => admin.call('PUT', TOPICS, { body: { topics } })
const change = async (...topics: object[]) => Topics.parse((await put(...topics)).body).results
const add = async (name: string) => (await change({ name })).at(-1)?.id ?? 0
const publicTopics = async () => Topics.parse((await site.get('/api/community/discussion-topics/')).body).results
const countOf = async (id: number) =>
  Topics.parse((await admin.call('GET', TOPICS)).body).results.find((topic) => topic.id === id)?.discussion_count
const listed = async (topic: number) =>
  z.object({ count: z.int() }).parse((await site.get(`/api/community/discussions/?topic=${topic}`)).body).count

test('only administrators change topics', async () => {
  const others = [await createStaff(site, 'editor'), await createStaff(site, 'moderator'), member]
  for (const { call } of others) {
    expect((await call('GET', TOPICS)).status).toBe(403)
    expect((await call('PUT', TOPICS, { body: { topics: [{ name: 'Mine' }] } })).status).toBe(403)
  }
  expect((await site.call('PUT', TOPICS, { body: { topics: [{ id: 1, is_removed: true }] } })).status).toBe(401)
})

test('a topic is added, renamed and removed at once, and the log has each step', async () => {
  const id = await add('  Supplies ')
  expect((await publicTopics()).at(-1)).toMatchObject({ id, name: 'Supplies' })
  await change({ id, name: 'Supplies and equipment' })
  expect((await publicTopics()).at(-1)).toMatchObject({ id, name: 'Supplies and equipment' })
  await change({ id, is_removed: true })
  expect((await publicTopics()).map((topic) => topic.id)).not.toContain(id)
  const { body } = await admin.call('GET', '/api/editing/audit/?kind=topic')
  expect(body).toMatchObject({
    results: [
      { action: 'removed', title: 'Supplies and equipment', kind_name: 'Forum topic', by: { id: admin.id } },
      { action: 'renamed', detail: 'Before: Supplies' },
      { action: 'added', title: 'Supplies' },
    ],
  })
})

test('two topics do not have one name', async () => {
  const id = await add('Counselling')
  const taken = { status: 400, body: { name: ['Another topic has this name.'] } }
  expect(await put({ name: 'counselling' })).toMatchObject(taken)
  expect(await put({ id, name: 'Using the platform' })).toMatchObject(taken)
  for (const wrong of [{ name: ' ' }, {}]) expect(await put(wrong)).toMatchObject({ status: 400 })
})

test('topics have the order in which they are named, and the others keep their places', async () => {
  const order = async () => (await publicTopics()).map(({ id }) => id)
  const [first, ...others] = await order()
  const last = others.at(-1)
  await change({ id: last }, { id: first })
  expect(await order()).toEqual([last, ...others.slice(0, -1), first])
  await change({ id: first, is_closed: false })
  expect((await order()).at(-1)).toBe(first)
})

test('a closed topic keeps its discussions and takes no new ones', async () => {
  const topic = await add('Course in Nakuru')
  const { id } = await postDiscussion(member, { category: topic })
  await change({ id: topic, is_closed: true })
  await expect(postDiscussion(member, { category: topic })).rejects.toThrow('takes no new discussions')
  expect(await listed(topic)).toBe(1)
  const moveTo = (to: number) =>
    member.call('PUT', `/api/community/discussion/${id}/`, {
      body: { topic: to, title: 'A better title', body: `<p>${'word '.repeat(12)}</p>` },
    })
  expect((await moveTo(topic)).status).toBe(201)
  expect((await moveTo(1)).status).toBe(201)
  expect((await moveTo(topic)).status).toBe(400)
})

test('a merge moves the discussions, leads the address on, and gives all back when it is undone', async () => {
  const [from, into, older] = [await add('Old'), await add('New'), await add('Oldest')]
  await postDiscussion(member, { category: into })
  await postDiscussion(member, { category: older })
  await change({ id: older, merged_into: from })
  const { id } = await postDiscussion(member, { category: from })
  expect(await countOf(from)).toBe(2)
  await change({ id: from, merged_into: into })
  expect(await countOf(into)).toBe(3)
  expect(await publicTopics()).toContainEqual(expect.objectContaining({ id: into, former_ids: [from, older] }))
  expect(await site.get(`/api/community/discussion/${id}/`)).toMatchObject({ body: { category: { name: 'New' } } })
  await expect(postDiscussion(member, { category: from })).rejects.toThrow('Topic is required')
  expect((await put({ id: into, is_removed: true })).status).toBe(400)
  await change({ id: from, merged_into: null })
  expect([await countOf(from), await countOf(into)]).toEqual([2, 1])
  expect(await listed(from)).toBe(2)
  for (const merged_into of [from, 999_999, null]) expect((await put({ id: from, merged_into })).status).toBe(404)
})
