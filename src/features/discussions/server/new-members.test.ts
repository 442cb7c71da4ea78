import { describe, expect, test } from 'vitest'
import { BODY, createVeteran, postComment, postDiscussion } from '#testing/discussion.ts'
import {
  commentAt,
  commentsAt,
  createForum,
  DAY_MS,
  DISCUSSIONS,
  makeOlder,
  pointsOf,
  readDiscussion,
  words,
} from '#testing/discussions/forum.ts'
import { createMember, type TestMember } from '#testing/member.ts'

const site = await createForum()
const { db } = site.context.database
const host = await createVeteran(site)
const { id: shared } = await postDiscussion(host, { title: 'Where new members write' })

const ask = (by: TestMember, given: object = {}) =>
  by.call('POST', DISCUSSIONS, { body: { category: 1, title: 'A good question', body: BODY, ...given } })
const say = (by: TestMember, comment: string, id = shared) => by.call('POST', commentsAt(id), { body: { comment } })
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://example.com/${at}`).join(' ')
const anchors = (count: number) =>
  `<p>${words(10)} ${Array.from({ length: count }, (_, at) => `<a href="https://example.com/${at}">here</a>`).join(' ')}</p>`

const USED_UP = {
  status: 429,
  body: { detail: 'New members can post five times a day. Come back tomorrow.' },
  // Seconds until the first of the five is a day old.
  headers: { 'retry-after': expect.stringMatching(/^8[56]\d{3}$/) },
}
const TOO_MANY = 'New members can put 3 links into a post. Take some out.'
const AGAIN = 'You have posted this already.'

describe('new members', () => {
  test('a new member can post five times a day, discussions and comments together', async () => {
    const member = await createMember(site)
    for (const number of [1, 2, 3]) await postComment(member, shared, `Comment ${number}`)
    expect((await ask(member)).status).toBe(201)
    expect((await ask(member, { title: 'Another one', body: `<p>${words(12)}</p>` })).status).toBe(201)
    expect(await say(member, 'The sixth')).toMatchObject(USED_UP)
    expect(await ask(member, { title: 'The sixth', body: `<p>${words(13)}</p>` })).toMatchObject(USED_UP)
  })

  test('a new member cannot exceed the limit by deleting posts', async () => {
    const member = await createMember(site)
    for (const number of [1, 2, 3, 4, 5])
      await member.call('DELETE', commentAt(await postComment(member, shared, `Comment ${number}`)))
    expect(await say(member, 'The sixth')).toMatchObject(USED_UP)
  })

  test('a new member cannot exceed the limit by sending ten posts at the same time', async () => {
    const member = await createMember(site)
    const rooms = await Promise.all(
      Array.from({ length: 10 }, () => postDiscussion(host, { body: `<p>${words(10, `r${Math.random()}`)}</p>` })),
    )
    const sent = await Promise.all(rooms.map(({ id }, at) => say(member, `Number ${at}`, id)))
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429, 429])
    // Rejected comments are not counted and give no points.
    const counts = await Promise.all(rooms.map(async ({ id }) => (await readDiscussion(site, id)).comment_count))
    expect(counts.sort()).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
    expect(await pointsOf(site, member.id)).toBe(20)
  })

  test('a new member can post again on the next day', async () => {
    const member = await createMember(site)
    const { id } = await postDiscussion(host, { body: `<p>${words(10, 'next-day')}</p>` })
    const ids: number[] = []
    for (const number of [1, 2, 3, 4, 5]) ids.push(await postComment(member, id, `Comment ${number}`))
    // Hidden comments are not approved, so the member stays new.
    await db.updateTable('comment').set({ state: 'hidden' }).where('id', 'in', ids).execute()
    await makeOlder(site, 'comment', ids, DAY_MS + 1000)
    for (const number of [1, 2, 3, 4, 5]) await postComment(member, id, `Next ${number}`)
    expect(await say(member, 'The sixth', id)).toMatchObject(USED_UP)
  })

  test('a new member can put three links into a post, but not four', async () => {
    const member = await createMember(site)
    expect(await say(member, links(4))).toMatchObject({ status: 400, body: { comment: [TOO_MANY] } })
    expect(await ask(member, { body: anchors(4) })).toMatchObject({ status: 400, body: { body: [TOO_MANY] } })
    expect((await say(member, links(3))).status).toBe(201)
    expect((await ask(member, { body: anchors(3) })).status).toBe(201)
  })

  test('a new member cannot exceed the links by changing a comment', async () => {
    const member = await createMember(site)
    const comment = commentAt(await postComment(member, shared))
    const change = (text: string) => member.call('PUT', comment, { body: { comment: text } })
    expect(await change(links(4))).toMatchObject({ status: 400, body: { comment: [TOO_MANY] } })
    expect((await change(links(3))).status).toBe(201)
  })

  test('a member with three posts that are a day old has no limits', async () => {
    const member = await createMember(site)
    const { id } = await postDiscussion(member)
    const comments = [await postComment(member, shared), await postComment(member, shared)]
    await makeOlder(site, 'discussion', [id], DAY_MS + 1000)
    await makeOlder(site, 'comment', comments.slice(0, 1), DAY_MS + 1000)
    expect((await say(member, links(4))).status).toBe(400)
    await makeOlder(site, 'comment', comments, DAY_MS + 1000)
    expect((await say(member, links(4))).status).toBe(201)
    for (const number of [1, 2, 3, 4, 5, 6]) expect((await say(member, `More ${number}`)).status).toBe(201)
  })

  test('a new member can change comments without a limit', async () => {
    const member = await createMember(site)
    const ids: number[] = []
    for (const number of [1, 2, 3, 4, 5]) ids.push(await postComment(member, shared, `Comment ${number}`))
    for (const id of [...ids, ...ids])
      expect(
        (await member.call('PUT', commentAt(id), { body: { comment: 'Changed it once more today' } })).status,
      ).toBe(201)
  })
})

describe('repeated texts', () => {
  test.each(['Boil the water for twenty minutes', ' boil  the water\nfor TWENTY minutes '])(
    '%j is rejected on the same day, also in another discussion',
    async (again) => {
      const member = await createVeteran(site)
      const { id } = await postDiscussion(host, { body: `<p>${words(10, `again${Math.random()}`)}</p>` })
      await postComment(member, shared, 'Boil the water for twenty minutes')
      for (const room of [shared, id])
        expect(await say(member, again, room)).toMatchObject({ status: 400, body: { comment: [AGAIN] } })
      expect((await say(await createMember(site), again)).status, 'another member can post it').toBe(201)
    },
  )

  test('a discussion with the same text and other tags is rejected', async () => {
    const member = await createVeteran(site)
    const title = 'Who has spare arm models?'
    expect((await ask(member, { title })).status).toBe(201)
    const rejected = { status: 400, body: { body: [AGAIN] } }
    expect(await ask(member, { title })).toMatchObject(rejected)
    expect(
      await ask(member, { title: title.toUpperCase(), body: BODY.replace('fourteen', '<b>fourteen</b>') }),
    ).toMatchObject(rejected)
  })

  test('of five equal comments sent at the same time one is accepted', async () => {
    const member = await createVeteran(site)
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => say(member, 'Wash your hands before you begin')))
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
  })

  test('a short text can be repeated immediately, a long one on the next day', async () => {
    const member = await createVeteran(site)
    for (let times = 0; times < 3; times += 1) expect((await say(member, 'Thank you all, friends')).status).toBe(201)
    const text = 'This has five words now'
    const id = await postComment(member, shared, text)
    expect((await say(member, text)).status).toBe(400)
    await makeOlder(site, 'comment', [id], DAY_MS + 1000)
    expect((await say(member, text)).status).toBe(201)
  })
})
