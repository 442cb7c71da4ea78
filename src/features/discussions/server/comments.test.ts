import { describe, expect, test } from 'vitest'
import { BODY, createVeteran, postComment, postDiscussion } from '#testing/discussion.ts'
import {
  addComment,
  commentAt,
  commentsAt,
  createForum,
  discussionAt,
  listIds,
  pointsOf,
  readDiscussion,
  words,
} from '#testing/discussions/forum.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { SITE_URL } from '#testing/site.ts'

const site = await createForum()
const { db } = site.context.database
const author = await createVeteran(site)
const NOTHING = 999_999
const withoutSlash = (url: string) => url.replace(/\/(?=\?|$)/, '')
const { id: shared } = await postDiscussion(author, { title: 'Where most comments go' })

const say = (by: TestMember, id: number, comment: unknown) => by.call('POST', commentsAt(id), { body: { comment } })

test('each comment of a long discussion is found until it changes or is deleted, alone or with the discussion', async () => {
  const { id } = await postDiscussion(author)
  const first = await addComment(author, id, 'A market in Zanzibar')
  for (let number = 0; number < 30; number += 1) await addComment(author, id, words(6, `filler${number}x`))
  await addComment(author, id, 'A clinic on Pemba')
  const found = (text: string) => listIds(site, `search=${encodeURIComponent(text)}&exact=true`)
  expect(await found('zanzibar pemba')).toEqual([id])
  await author.call('PUT', commentAt(first.id), { body: { comment: 'A market in Mombasa' } })
  expect([await found('zanzibar'), await found('pemba mombasa market')]).toEqual([[], [id]])
  await author.call('DELETE', commentAt(first.id))
  expect([await found('mombasa'), await found('pemba'), await found('filler29x3')]).toEqual([[], [id], [id]])
  await author.call('DELETE', discussionAt(id))
  expect([await found('pemba'), await found('filler1x1')]).toEqual([[], []])
})

describe('adding a comment', () => {
  test.each([commentsAt, (id: number) => withoutSlash(commentsAt(id))])(
    'a member adds a comment and gets it as readers see it',
    async (at) => {
      const member = await createMember(site)
      const { id } = await postDiscussion(author)
      const { status, body } = await member.call('POST', at(id), {
        body: { comment: '  Use a model.\r\nIt <b>helps</b>. ' },
      })
      const comment = {
        id: expect.any(Number),
        comment: 'Use a model.\nIt <b>helps</b>.',
        author: { id: member.id, first_name: 'Amina', last_name: 'Nakato', profile_picture: null, is_removed: false },
        created_at: expect.stringMatching(/^20\d\d-.*Z$/),
        updated_at: Object(body).created_at,
        mentions: [],
      }
      expect([status, body]).toEqual([201, comment])
      const list = await site.get(at(id))
      expect([list.status, list.body]).toEqual([200, { count: 1, next: null, previous: null, results: [comment] }])
      expect(await readDiscussion(site, id)).toMatchObject({ comment_count: 1, comments: [comment] })
      expect(JSON.stringify(list.body)).not.toContain('@example.org')
    },
  )

  test('a guest cannot comment, and nobody can in an unknown discussion', async () => {
    expect((await site.post(commentsAt(shared), { comment: 'As a guest' })).status).toBe(401)
    expect((await say(author, NOTHING, 'Into the void')).status).toBe(404)
    expect(
      (await author.call('POST', '/api/community/discussion/a-slug/comments/', { body: { comment: 'x' } })).status,
    ).toBe(404)
  })

  test('twenty comments added at the same time are all counted', async () => {
    const { id } = await postDiscussion(author)
    const members = await Promise.all(Array.from({ length: 20 }, () => createMember(site)))
    await Promise.all(members.map((member) => postComment(member, id)))
    const { comment_count, comments } = await readDiscussion(site, id)
    expect([comment_count, comments.length]).toEqual([20, 20])
  })
})

const EMPTY = 'Comment cannot be empty'
const MANY = 'Comment cannot exceed 200 words in length'

describe('the text of a comment', () => {
  test.each([
    [undefined, EMPTY],
    [null, EMPTY],
    [7, EMPTY],
    ['', EMPTY],
    [' \n\t ', EMPTY],
    ['\0\u0007', EMPTY],
    ['\u202e \ufeff', EMPTY],
    [words(201), MANY],
    ['x '.repeat(201), MANY],
    ['x'.repeat(5001), 'Comment cannot exceed 200 words in length'],
  ])('%j is rejected in a new and in a changed comment', async (comment, sentence) => {
    const rejected = { status: 400, body: { comment: [sentence] } }
    expect(await say(author, shared, comment)).toMatchObject(rejected)
    const id = await postComment(author, shared)
    expect(await author.call('PUT', commentAt(id), { body: { comment } })).toMatchObject(rejected)
  })

  test.each([
    ['k', 'k'],
    [words(200), words(200)],
    ['😀'.repeat(5000), '😀'.repeat(5000)],
    ['one\r\ntwo\rthree\n\nfour', 'one\ntwo\nthree\n\nfour'],
    ['one\n\n\n\n\ntwo', 'one\n\ntwo'],
    ['a\tb\0\u0008\u001b\u007fc', 'a\tbc'],
    ['\u202eright to left\u202c \u2066x\u2069', 'right to left x'],
    ['half \ud83d', 'half'],
    ['<script>alert(1)</script> &amp;', '<script>alert(1)</script> &amp;'],
    ['ধন্যবাদ 👩🏽‍🏫', 'ধন্যবাদ 👩🏽‍🏫'],
  ])('%j is stored as %j', async (text, stored) => {
    const { id } = await postDiscussion(author)
    expect((await addComment(author, id, text)).comment).toBe(stored)
    expect((await readDiscussion(site, id)).comments[0]?.comment).toBe(stored)
  })
})

describe('pages of comments', async () => {
  const { id } = await postDiscussion(author, { title: 'One with a hundred and twenty answers' })
  const at = new Date().toISOString()
  const row = { discussion_id: id, author_id: author.id, body_hash: '', state: 'visible' as const, updated_at: at }
  await db
    .insertInto('comment')
    .values(Array.from({ length: 120 }, (_, number) => ({ ...row, body: `Comment ${number}`, created_at: at })))
    .execute()
  await db.updateTable('discussion').set({ comment_count: 120 }).where('id', '=', id).execute()
  const ids = (await db.selectFrom('comment').select('id').where('discussion_id', '=', id).orderBy('id').execute()).map(
    (comment) => comment.id,
  )

  test('a page has fifty comments, oldest first', async () => {
    for (const [page, from, to] of [
      [1, 0, 50],
      [2, 50, 100],
      [3, 100, 120],
    ] as const) {
      const read = await readDiscussion(site, id, `?page=${page}`)
      expect([read.comment_count, read.comments_page, read.comments_pages]).toEqual([120, page, 3])
      expect(read.comments.map((comment) => comment.id)).toEqual(ids.slice(from, to))
      const { body } = await site.get(`${commentsAt(id)}?page=${page}`)
      expect(Object(body).results).toEqual(read.comments)
    }
  })

  test('a page has absolute URLs of the pages before and after', async () => {
    const url = commentsAt(id)
    const address = (page: number) => `${SITE_URL}${url}?page=${page}`
    expect((await site.get(url)).body).toMatchObject({ count: 120, previous: null, next: address(2) })
    expect((await site.get(`${url}?page=2`)).body).toMatchObject({ previous: address(1), next: address(3) })
    expect((await site.get(`${url}?page=3`)).body).toMatchObject({ previous: address(2), next: null })
    const beyond = { count: 120, previous: address(3), next: null, results: [] }
    expect((await site.get(`${url}?page=9`)).body).toMatchObject(beyond)
    expect(Object((await site.get(`${url}?page_size=7&page=2`)).body).results).toHaveLength(7)
    expect((await site.get(`${url}?page_size=51`)).status).toBe(400)
    expect((await site.get(`${url}?page=0`)).status).toBe(400)
  })

  test('a discussion shows its last page for a later page number', async () => {
    expect(await readDiscussion(site, id, '?page=9')).toMatchObject({ comments_page: 3 })
    expect((await site.get(`${discussionAt(id)}?page=0`)).status).toBe(400)
  })

  test.each([
    [0, 1],
    [49, 1],
    [50, 2],
    [99, 2],
    [100, 3],
    [119, 3],
  ])('the page of comment %i is page %i', async (index, page) => {
    const read = await readDiscussion(site, id, `?comment=${ids[index]}`)
    expect(read.comments_page).toBe(page)
    expect(read.comments.map((comment) => comment.id)).toContain(ids[index])
  })

  test('a comment of another discussion is ignored', async () => {
    for (const comment of [await postComment(author, shared), NOTHING])
      expect(await readDiscussion(site, id, `?page=2&comment=${comment}`)).toMatchObject({ comments_page: 2 })
  })

  test('a deleted comment moves later comments forward', async () => {
    const first = ids[0] ?? 0
    expect((await author.call('DELETE', commentAt(first))).status).toBe(204)
    const read = await readDiscussion(site, id, `?comment=${ids[50]}`)
    expect([read.comment_count, read.comments_page, read.comments.at(-1)?.id]).toEqual([119, 1, ids[50]])
    expect(await readDiscussion(site, id, `?page=2&comment=${first}`)).toMatchObject({ comments_page: 2 })
  })
})

describe('changing and deleting a comment', () => {
  test('an author changes a comment and its time', async () => {
    const { id: discussion } = await postDiscussion(author)
    const before = await addComment(author, discussion, 'Before')
    const { status, body } = await author.call('PUT', withoutSlash(commentAt(before.id)), {
      body: { comment: 'After' },
    })
    const after = { ...before, comment: 'After', updated_at: expect.any(String) }
    expect([status, body]).toEqual([201, after])
    expect(Object(body).updated_at > before.updated_at).toBe(true)
    expect(await readDiscussion(site, discussion)).toMatchObject({ comment_count: 1, comments: [body] })
  })

  test('nobody else can change or delete a comment, not even the author of the discussion', async () => {
    const writer = await createMember(site)
    const { id } = await addComment(writer, shared, 'Mine')
    for (const method of ['PUT', 'DELETE'] as const) {
      const given = method === 'PUT' ? { body: { comment: 'Changed' } } : {}
      expect(await author.call(method, commentAt(id), given)).toMatchObject({
        status: 403,
        body: { detail: 'This is not yours to change.' },
      })
      expect((await site.call(method, commentAt(id), given)).status).toBe(401)
      expect((await author.call(method, commentAt(NOTHING), given)).status).toBe(404)
    }
    expect((await writer.call('PUT', commentAt(id), { body: { comment: 'Mine' } })).body).toMatchObject({
      comment: 'Mine',
    })
  })

  test('a deleted comment is not shown or counted, and its points are subtracted once', async () => {
    const { id: discussion } = await postDiscussion(author)
    const writer = await createMember(site)
    const id = await postComment(writer, discussion)
    await postComment(author, discussion)
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => writer.call('DELETE', withoutSlash(commentAt(id)))),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404])
    const read = await readDiscussion(site, discussion)
    expect([read.comment_count, read.comments.length]).toEqual([1, 1])
    expect((await site.get(commentsAt(discussion))).body).toMatchObject({ count: 1, results: read.comments })
    expect(await pointsOf(site, writer.id)).toBe(0)
    expect((await writer.call('PUT', commentAt(id), { body: { comment: 'Again' } })).status).toBe(404)
    const row = await db.selectFrom('comment').select('state').where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ state: 'deleted' })
  })

  test('a comment in a deleted discussion cannot be changed', async () => {
    const { id: discussion } = await postDiscussion(author)
    const writer = await createMember(site)
    const id = await postComment(writer, discussion)
    await author.call('DELETE', discussionAt(discussion))
    expect((await writer.call('PUT', commentAt(id), { body: { comment: 'Unseen' } })).status).toBe(404)
  })

  test('a suspended member can delete a comment, but not add or change one', async () => {
    const writer = await createMember(site)
    const id = await postComment(writer, shared)
    await db
      .insertInto('suspension')
      .values({ account_id: writer.id, until: null, reason: '', created_at: '2026' })
      .execute()
    const rejected = {
      status: 403,
      body: { detail: 'You can’t post for the time being. The mail that we sent you says why.' },
    }
    expect(await say(writer, shared, 'More')).toMatchObject(rejected)
    expect(await writer.call('PUT', commentAt(id), { body: { comment: 'More' } })).toMatchObject(rejected)
    expect((await writer.call('DELETE', commentAt(id))).status).toBe(204)
  })
})

test('a comment in the field `body` is rejected', async () => {
  expect(await author.call('POST', commentsAt(shared), { body: { body: BODY } })).toMatchObject({
    status: 400,
    body: { comment: [EMPTY] },
  })
})
