import { expect, test } from 'vitest'
import { BODY, createVeteran, postDiscussion } from '#testing/discussion.ts'
import {
  commentAt,
  commentsAt,
  createForum,
  createTopic,
  DISCUSSIONS,
  discussionAt,
  pointsOf,
  readDiscussion,
  words,
} from '#testing/discussions/forum.ts'
import { createMember, type TestMember } from '#testing/member.ts'

const site = await createForum()
const host = await createVeteran(site)

async function fiveAtOnce(member: TestMember, url: string, body: object, key: string) {
  const headers = { 'idempotency-key': key }
  const sent = await Promise.all(Array.from({ length: 5 }, () => member.call('POST', url, { body, headers })))
  sent.push(await member.call('POST', url, { body, headers }))
  return sent.map(({ status, body }) => [status, body])
}

test.each(['Asked on a bad network', 'Ok!!!'])(
  'the discussion ‘%s’ sent five times in parallel with one key is created once',
  async (title) => {
    const [member, category] = [await createMember(site), await createTopic(site)]
    const sent = await fiveAtOnce(member, DISCUSSIONS, { category, title, body: BODY }, 'key')
    expect(sent).toEqual(sent.map(() => [201, sent[0]?.[1]]))
    expect((await site.get(`${DISCUSSIONS}?topic=${category}`)).body).toMatchObject({ count: 1 })
    expect(await pointsOf(site, member.id)).toBe(10)
  },
)

test.each(['Thank you', 'An answer of more than five words'])(
  'the comment ‘%s’ sent five times in parallel with one key is created once',
  async (comment) => {
    const { id } = await postDiscussion(host, { body: `<p>${words(10, comment.slice(0, 5))}</p>` })
    const member = await createMember(site)
    const sent = await fiveAtOnce(member, commentsAt(id), { comment }, 'key')
    expect(sent).toEqual(sent.map(() => [201, sent[0]?.[1]]))
    expect((await readDiscussion(site, id)).comments).toHaveLength(1)
    expect(await pointsOf(site, member.id)).toBe(4)
    const again = await member.call('POST', commentsAt(id), {
      body: { comment },
      headers: { 'idempotency-key': 'other' },
    })
    expect(again.status).toBe(comment === 'Thank you' ? 201 : 400)
  },
)

test('the last allowed post of a new member gets the same response when it is sent again', async () => {
  const { id } = await postDiscussion(host, { body: `<p>${words(10, 'five')}</p>` })
  const member = await createMember(site)
  const say = (at: number) =>
    member.call('POST', commentsAt(id), { body: { comment: `Answer ${at}` }, headers: { 'idempotency-key': `k${at}` } })
  for (const at of [1, 2, 3, 4]) await say(at)
  const [first, second] = [await say(5), await say(5)]
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
  expect((await say(6)).status).toBe(429)
  expect((await readDiscussion(site, id)).comment_count).toBe(5)
})

test('two members with the same key do not get each other’s response', async () => {
  const { id } = await postDiscussion(host, { body: `<p>${words(10, 'two')}</p>` })
  for (const member of [await createMember(site), await createMember(site)]) {
    const { body } = await member.call('POST', commentsAt(id), {
      body: { comment: 'Hi' },
      headers: { 'idempotency-key': 'k' },
    })
    expect(body).toMatchObject({ author: { id: member.id } })
  }
  expect((await readDiscussion(site, id)).comment_count).toBe(2)
})

test('repeated calls to change and delete get the first response', async () => {
  const member = await createMember(site)
  const { id } = await postDiscussion(member)
  const headers = { 'idempotency-key': 'again' }
  const change = { headers, body: { title: 'Changed once', body: BODY, topic: 1 } }
  const [first, second] = [
    await member.call('PUT', discussionAt(id), change),
    await member.call('PUT', discussionAt(id), change),
  ]
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
  const { body } = await member.call('POST', commentsAt(id), { body: { comment: 'To be deleted' } })
  for (const url of [commentAt(Object(body).id), discussionAt(id)])
    for (let times = 0; times < 2; times += 1) expect((await member.call('DELETE', url, { headers })).status).toBe(204)
  expect(await pointsOf(site, member.id)).toBe(0)
})
