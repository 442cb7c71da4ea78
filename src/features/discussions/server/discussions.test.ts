import { describe, expect, test } from 'vitest'
import { BODY, createVeteran, postComment, postDiscussion } from '#testing/discussion.ts'
import {
  commentsAt,
  createForum,
  createTopic,
  DISCUSSIONS,
  discussionAt,
  listIds,
  pointsOf,
  readDiscussion,
  withoutSlash,
  words,
} from '#testing/discussions/forum.ts'
import { createMember, type TestMember } from '#testing/member.ts'

const site = await createForum()
const { db } = site.context.database
const author = await createVeteran(site)
const NOTHING = 999_999

const post = (given: object, by: TestMember = author) =>
  by.call('POST', DISCUSSIONS, { body: { category: 1, title: 'A good question', body: BODY, ...given } })
const html = (text: string) => `<p>${text}</p>`

describe('starting a discussion', () => {
  test('a member starts a discussion and gets it as readers see it', async () => {
    const member = await createMember(site)
    const { status, body } = await post({ title: '  How do you teach implant removal? ' }, member)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      slug: 'how-do-you-teach-implant-removal',
      title: 'How do you teach implant removal?',
      category: { id: 1, name: 'Modules and resources' },
      author: { id: member.id, first_name: 'Amina', last_name: 'Nakato', profile_picture: null, is_removed: false },
      created_at: expect.stringMatching(/^20\d\d-.*Z$/),
      updated_at: Object(body).created_at,
      view_count: 0,
      comment_count: 0,
      excerpt: 'We train fourteen nurses next week and our two arm models are broken.',
      body: BODY,
      modules: [],
      relatedDiscussions: [],
      comments: [],
      comments_page: 1,
      comments_pages: 1,
    })
    expect(await readDiscussion(site, Object(body).slug)).toEqual({
      ...Object(body),
      relatedDiscussions: expect.any(Array),
    })
    expect(JSON.stringify([body, (await site.get(DISCUSSIONS)).body])).not.toContain('@example.org')
  })

  test.each(['category', 'topic'])('a member can name the topic in the field `%s`', async (field) => {
    const topic = await createTopic(site)
    const started = await post({ category: undefined, title: `By ${field} name`, [field]: topic })
    expect(started).toMatchObject({ status: 201, body: { category: { id: topic } } })
    const { id } = Object(started.body)
    expect(await listIds(site, `category=${topic}`)).toEqual([id])
    expect(await listIds(site, `topic=${topic}`)).toEqual([id])
    const other = await createTopic(site)
    const changed = await author.call('PUT', discussionAt(id), {
      body: { title: 'By name', body: BODY, [field]: other },
    })
    expect(changed).toMatchObject({ status: 201, body: { category: { id: other } } })
    expect([await listIds(site, `topic=${topic}`), await listIds(site, `topic=${other}`)]).toEqual([[], [id]])
  })

  test.each([true, [1], {}, '', 'first', 0, 1.5])('the topic %j is rejected', async (category) => {
    expect(await post({ category })).toMatchObject({ status: 400, body: { category: ['Topic is required'] } })
  })

  test('the URL works with and without its last slash', async () => {
    const { status, body } = await author.call('POST', withoutSlash(DISCUSSIONS), {
      body: { category: '2', title: 'Without a slash', body: html(words(10, 'slash')) },
    })
    expect([status, Object(body).category.id]).toEqual([201, 2])
  })

  test('a guest cannot start a discussion', async () => {
    expect(await site.post(DISCUSSIONS, { category: 1, title: 'A guest', body: BODY })).toMatchObject({
      status: 401,
      body: { detail: 'Log in to do this.' },
    })
  })
})

describe('changing and deleting a discussion', () => {
  const change = { title: 'Changed by me', body: html(words(10, 'changed')), topic: 2 }

  test('an author changes a discussion and its time', async () => {
    const { id } = await postDiscussion(author)
    const before = await readDiscussion(site, id)
    const { status, body } = await author.call('PUT', withoutSlash(discussionAt(id)), { body: change })
    expect([status, body]).toMatchObject([
      201,
      { id, title: change.title, body: change.body, category: { id: 2 }, created_at: before.created_at },
    ])
    const after = await readDiscussion(site, id)
    expect(after.updated_at > before.updated_at).toBe(true)
    expect(after.created_at).toBe(before.created_at)
  })

  test('other members and guests cannot change or delete a discussion', async () => {
    const { id } = await postDiscussion(author)
    const other = await createMember(site)
    for (const method of ['PUT', 'DELETE'] as const) {
      const given = method === 'PUT' ? { body: change } : {}
      expect(await other.call(method, discussionAt(id), given)).toMatchObject({
        status: 403,
        body: { detail: 'This is not yours to change.' },
      })
      expect((await site.call(method, discussionAt(id), given)).status).toBe(401)
      expect((await author.call(method, discussionAt(NOTHING), given)).status).toBe(404)
      expect((await author.call(method, discussionAt('a-slug'), given)).status).toBe(404)
    }
    expect((await readDiscussion(site, id)).title).not.toBe(change.title)
  })

  test('a deleted discussion is hidden from readers and stays in the database', async () => {
    const category = await createTopic(site)
    const member = await createMember(site)
    const { id, slug } = await postDiscussion(member, { category })
    await postComment(author, id)
    expect(await member.call('DELETE', withoutSlash(discussionAt(id)))).toMatchObject({ status: 204, body: null })
    for (const url of [discussionAt(id), discussionAt(slug), commentsAt(id)])
      expect((await site.get(url)).status).toBe(404)
    expect(await listIds(site, `topic=${category}`)).toEqual([])
    expect(await pointsOf(site, member.id)).toBe(0)
    expect((await member.call('DELETE', discussionAt(id))).status).toBe(404)
    expect((await member.call('PUT', discussionAt(id), { body: change })).status).toBe(404)
    expect((await author.call('POST', commentsAt(id), { body: { comment: 'Too late' } })).status).toBe(404)
    expect(await pointsOf(site, member.id)).toBe(0)
    const row = await db.selectFrom('discussion').select(['state', 'body']).where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ state: 'deleted', body: BODY })
  })

  test('deleting a discussion five times in parallel subtracts its points once', async () => {
    const member = await createMember(site)
    const { id } = await postDiscussion(member)
    const responses = await Promise.all(Array.from({ length: 5 }, () => member.call('DELETE', discussionAt(id))))
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404])
    expect(await pointsOf(site, member.id)).toBe(0)
  })
})

test('the posts of a deleted account stay, by a former member', async () => {
  const member = await createMember(site)
  const { id } = await postDiscussion(member)
  await postComment(member, id)
  await readDiscussion(site, id)
  const left = await member.call('DELETE', '/api/auth/user/', { body: { password: member.password } })
  expect(left.status).toBe(204)
  const formerMember = {
    id: member.id,
    first_name: 'Former',
    last_name: 'member',
    profile_picture: null,
    is_removed: true,
  }
  const read = await readDiscussion(site, id)
  expect([read.author, read.comments[0]?.author]).toEqual([formerMember, formerMember])
})

test('a suspended member cannot start or change a discussion, but can delete it', async () => {
  const member = await createMember(site)
  const { id } = await postDiscussion(member)
  const suspension = { account_id: member.id, until: '2999-01-01T00:00:00.000Z', reason: 'Spam', created_at: '2026' }
  await db.insertInto('suspension').values(suspension).execute()
  const rejected = {
    status: 403,
    body: { detail: 'You can’t post for the time being. The mail that we sent you says why.' },
  }
  expect(await post({ title: 'While suspended' }, member)).toMatchObject(rejected)
  const change = { title: 'While suspended', body: BODY, topic: 1 }
  expect(await member.call('PUT', discussionAt(id), { body: change })).toMatchObject(rejected)
  await db.updateTable('suspension').set({ until: null }).where('account_id', '=', member.id).execute()
  expect(await post({ title: 'While suspended' }, member)).toMatchObject(rejected)
  expect((await member.call('DELETE', discussionAt(id))).status).toBe(204)
  await db
    .updateTable('suspension')
    .set({ until: '2026-01-01T00:00:00.000Z' })
    .where('account_id', '=', member.id)
    .execute()
  expect((await post({ title: 'When it was over' }, member)).status).toBe(201)
})
