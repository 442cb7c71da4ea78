import { expect, test } from 'vitest'
import { BODY, createVeteran, postComment, postDiscussion } from '#testing/discussion.ts'
import {
  activitiesOf,
  addComment,
  commentAt,
  commentsAt,
  createForum,
  DAY_MS,
  discussionAt,
  makeOlder,
  pointsOf,
  readDiscussion,
  words,
} from '#testing/discussions/forum.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { SITE_URL } from '#testing/site.ts'

const site = await createForum()
const host = await createVeteran(site)
const { id: shared } = await postDiscussion(host, { title: 'Asked by somebody else' })

async function activities(member: TestMember, query = '') {
  const { status, body } = await site.get(`${activitiesOf(member.id)}${query}`)
  expect(status).toBe(200)
  return Object(body)
}

test('a member without posts has an empty list', async () => {
  const member = await createMember(site)
  for (const type of ['', '?type=all', '?type=post', '?type=comment'])
    expect(await activities(member, type)).toEqual({ count: 0, next: null, previous: null, results: [] })
})

test('the activity of a member lists posts newest first', async () => {
  const member = await createMember(site)
  const created = await postDiscussion(member, { title: 'My own question', category: 3 })
  const comment = await addComment(member, shared, 'My answer')
  await makeOlder(site, 'discussion', [created.id], DAY_MS)
  const category = { id: 3, name: 'Facilitator tips and techniques' }
  const post = {
    id: `post-${created.id}`,
    type: 'post',
    activity_at: expect.stringMatching(/^20\d\d-.*Z$/),
    post: { ...created, title: 'My own question', category, body: BODY },
    comment: null,
  }
  const answer = {
    id: `comment-${comment.id}`,
    type: 'comment',
    activity_at: comment.created_at,
    post: { id: shared, title: 'Asked by somebody else', slug: 'asked-by-somebody-else', category: { id: 1 } },
    comment: { id: comment.id, comment: 'My answer' },
  }
  expect(await activities(member)).toMatchObject({ count: 2, next: null, previous: null, results: [answer, post] })
  expect((await activities(member, '?type=post')).results).toEqual([
    expect.objectContaining({ ...post, post: { ...post.post, slug: created.slug } }),
  ])
  expect(await activities(member, '?type=comment')).toMatchObject({ count: 1, results: [answer] })
  const plain = await site.get(activitiesOf(member.id).replace(/\/$/, ''))
  expect(plain.body).toEqual(await activities(member))
  expect(JSON.stringify(plain.body)).not.toContain('@example.org')
})

test('deleted posts stay in the activity without content', async () => {
  const member = await createMember(site)
  const { id } = await postDiscussion(member)
  const own = await postComment(member, id)
  const elsewhere = await postComment(member, shared)
  await member.call('DELETE', commentAt(elsewhere))
  expect(await activities(member)).toMatchObject({
    count: 3,
    results: [
      { id: `comment-${elsewhere}`, post: { id: shared }, comment: null },
      { id: `comment-${own}`, post: { id }, comment: { id: own } },
      { id: `post-${id}`, post: { id }, comment: null },
    ],
  })
  await member.call('DELETE', discussionAt(id))
  expect(await activities(member)).toMatchObject({
    count: 3,
    results: [
      { type: 'comment', post: { id: shared } },
      { type: 'comment', post: null, comment: null },
      { type: 'post', post: null, comment: null },
    ],
  })
})

test('a changed post keeps its position in the activity', async () => {
  const [asker, member] = [await createMember(site), await createMember(site)]
  const { id } = await postDiscussion(asker)
  const comment = await postComment(member, id, 'Before')
  await postComment(member, shared, 'Later')
  const before = await activities(member)
  await member.call('PUT', commentAt(comment), { body: { comment: 'After' } })
  await asker.call('PUT', discussionAt(id), { body: { title: 'Another title', body: BODY, topic: 2 } })
  expect(await activities(member)).toEqual({
    ...before,
    results: [
      before.results[0],
      {
        ...before.results[1],
        post: { ...before.results[1].post, title: 'Another title', category: { id: 2, name: 'Using the platform' } },
        comment: { id: comment, comment: 'After' },
      },
    ],
  })
  await asker.call('DELETE', discussionAt(id))
  expect((await activities(member)).results[1]).toMatchObject({ post: null, comment: null })
})

test('a page of the activity has twenty posts', async () => {
  const member = await createVeteran(site)
  for (let at = 0; at < 22; at += 1) await postComment(member, shared)
  const url = activitiesOf(member.id)
  const all = (await activities(member, '?page_size=50&type=comment')).results
  expect(all).toHaveLength(25)
  const pages = [await activities(member, '?type=comment'), await activities(member, '?type=comment&page=2')]
  expect(pages).toMatchObject([
    { count: 25, previous: null, next: `${SITE_URL}${url}?type=comment&page=2` },
    { count: 25, previous: `${SITE_URL}${url}?type=comment&page=1`, next: null },
  ])
  expect(pages.flatMap((page) => page.results)).toEqual(all)
  expect(await activities(member, '?page=99')).toMatchObject({ results: [], next: null })
  for (const wrong of ['type=likes', 'page=0', 'page_size=51'])
    expect((await site.get(`${url}?${wrong}`)).status).toBe(400)
})

test('unknown and removed members have no activity', async () => {
  for (const id of ['0', 'me', '2147483648', '999999'])
    expect((await site.get(`/api/community/activities/${id}/`)).status, id).toBe(404)
  const member = await createMember(site)
  await postComment(member, shared)
  expect((await activities(member)).count).toBe(1)
  await member.call('DELETE', '/api/auth/user/', { body: { password: member.password } })
  expect((await site.get(activitiesOf(member.id))).status).toBe(404)
})

test('points are added for posts and subtracted for deleted posts', async () => {
  const member = await createMember(site)
  const points = () => pointsOf(site, member.id)
  expect(await points()).toBe(0)
  const { id } = await postDiscussion(member, { body: `<p>${words(10, 'points')}</p>` })
  expect(await points()).toBe(10)
  const [own, other] = [await postComment(member, id), await postComment(member, shared)]
  expect(await points()).toBe(18)
  await member.call('PUT', commentAt(own), { body: { comment: 'Changed' } })
  await member.call('POST', commentsAt(id), { body: { comment: '' } })
  expect(await points()).toBe(18)
  await member.call('DELETE', commentAt(other))
  expect(await points()).toBe(14)
  await member.call('DELETE', discussionAt(id))
  expect(await points()).toBe(4)
  await member.call('DELETE', commentAt(own))
  expect(await points()).toBe(0)
  expect((await readDiscussion(site, shared)).comment_count).toBeGreaterThan(0)
})
