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
  added: z.int().optional(),
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
const act = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  Topics.parse((await admin.call(method, url, { body })).body)
const add = async (name: string) => (await act('POST', TOPICS, { name })).added ?? 0
const publicTopics = async () => Topics.parse((await site.get('/api/community/discussion-topics/')).body).results
const countOf = async (id: number) =>
  (await act('GET', TOPICS)).results.find((topic) => topic.id === id)?.discussion_count
const listed = async (topic: number) =>
  z.object({ count: z.int() }).parse((await site.get(`/api/community/discussions/?topic=${topic}`)).body).count

test('only administrators change topics', async () => {
  const others = [await createStaff(site, 'editor'), await createStaff(site, 'moderator'), member]
  for (const { call } of others) {
    expect((await call('GET', TOPICS)).status).toBe(403)
    expect((await call('POST', TOPICS, { body: { name: 'Mine' } })).status).toBe(403)
    expect((await call('PUT', '/api/site/topic-order/', { body: { topics: [2, 1] } })).status).toBe(403)
    expect((await call('POST', `${TOPICS}1/merge/`, { body: { into: 2 } })).status).toBe(403)
  }
  expect((await site.call('DELETE', `${TOPICS}1/`)).status).toBe(401)
})

test('a topic is added, renamed and removed at once, and the log has each step', async () => {
  const id = await add('  Supplies ')
  expect((await publicTopics()).at(-1)).toMatchObject({ id, name: 'Supplies' })
  await act('PUT', `${TOPICS}${id}/`, { name: 'Supplies and equipment', is_closed: false })
  expect((await publicTopics()).at(-1)).toMatchObject({ id, name: 'Supplies and equipment' })
  await act('DELETE', `${TOPICS}${id}/`)
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
  expect(await admin.call('POST', TOPICS, { body: { name: 'counselling' } })).toMatchObject(taken)
  const body = { name: 'Using the platform', is_closed: false }
  expect(await admin.call('PUT', `${TOPICS}${id}/`, { body })).toMatchObject(taken)
  expect(await admin.call('POST', TOPICS, { body: { name: ' ' } })).toMatchObject({ body: { name: ['Name is empty'] } })
})

test('topics have the order that they were given', async () => {
  const ids = (await publicTopics()).map(({ id }) => id).reverse()
  await act('PUT', '/api/site/topic-order/', { topics: ids })
  expect((await publicTopics()).map(({ id }) => id)).toEqual(ids)
})

test('a closed topic keeps its discussions and takes no new ones', async () => {
  const topic = await add('Course in Nakuru')
  const { id } = await postDiscussion(member, { category: topic })
  await act('PUT', `${TOPICS}${topic}/`, { name: 'Course in Nakuru', is_closed: true })
  await expect(postDiscussion(member, { category: topic })).rejects.toThrow('takes no new discussions')
  expect(await listed(topic)).toBe(1)
  const change = (to: number) =>
    member.call('PUT', `/api/community/discussion/${id}/`, {
      body: { topic: to, title: 'A better title', body: `<p>${'word '.repeat(12)}</p>` },
    })
  expect((await change(topic)).status).toBe(201)
  expect((await change(1)).status).toBe(201)
  expect((await change(topic)).status).toBe(400)
})

test('a merge moves the discussions, leads the address on, and gives all back when it is undone', async () => {
  const [from, into, older] = [await add('Old'), await add('New'), await add('Oldest')]
  await postDiscussion(member, { category: into })
  await postDiscussion(member, { category: older })
  await act('POST', `${TOPICS}${older}/merge/`, { into: from })
  const { id } = await postDiscussion(member, { category: from })
  expect(await countOf(from)).toBe(2)
  await act('POST', `${TOPICS}${from}/merge/`, { into })
  expect(await countOf(into)).toBe(3)
  expect(await publicTopics()).toContainEqual(expect.objectContaining({ id: into, former_ids: [from, older] }))
  expect(await site.get(`/api/community/discussion/${id}/`)).toMatchObject({ body: { category: { name: 'New' } } })
  await expect(postDiscussion(member, { category: from })).rejects.toThrow('Topic is required')
  expect((await admin.call('DELETE', `${TOPICS}${into}/`)).status).toBe(400)
  await act('DELETE', `${TOPICS}${from}/merge/`)
  expect([await countOf(from), await countOf(into)]).toEqual([2, 1])
  expect(await listed(from)).toBe(2)
  for (const wrong of [from, 999_999])
    expect((await admin.call('POST', `${TOPICS}${from}/merge/`, { body: { into: wrong } })).status).toBe(404)
  expect((await admin.call('DELETE', `${TOPICS}${from}/merge/`)).status).toBe(404)
})
