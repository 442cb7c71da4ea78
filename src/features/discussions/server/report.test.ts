import { expect, test } from 'vitest'
import { suspend } from '#features/moderation/server/sanctions.ts'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember } from '#testing/member.ts'
import {
  because,
  createReporters,
  inTransaction,
  pointsOf,
  randomIp,
  reportAs,
  reportByMembers,
  stateOf,
  wrongCounts,
} from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'
import { responseText } from '../messages.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database

async function createPosts() {
  const author = await createMember(site)
  const { id, slug } = await postDiscussion(author)
  const commenter = await createMember(site)
  const comment = await postComment(commenter, id, 'Buy my <b>pills</b> here')
  return { author, commenter, post: { target: 'post', id }, comment: { target: 'comment', id: comment }, slug } as const
}

const commentsOf = async (id: number) => (await site.get(`/api/community/discussion/${id}/`)).body

test('a report is stored and shown to its reporter', async () => {
  const { post, comment } = await createPosts()
  const reporter = await createMember(site)
  const given = { abuse_reported: 'other', message: 'This is about something else.' }
  expect(await reportAs(reporter, comment, given)).toMatchObject({
    status: 201,
    body: { detail: responseText.reported },
  })
  const row = await db.selectFrom('abuse_report').selectAll().where('reporter_id', '=', reporter.id).executeTakeFirst()
  expect(row).toMatchObject({ target: 'comment', target_id: comment.id, settled_at: null, message: given.message })
  const mine = await reporter.call('GET', `/api/community/discussion/${post.id}/mine/`)
  expect(mine.body).toMatchObject({ reported_post: false, reported_comments: [comment.id] })
})

test('a post that readers do not see cannot be reported', async () => {
  const { author, post, comment } = await createPosts()
  const reporter = await createMember(site)
  for (const target of ['post', 'comment'] as const)
    expect((await reportAs(reporter, { target, id: 999_999 })).status).toBe(404)
  await author.call('DELETE', `/api/community/discussion/${post.id}/`)
  for (const ref of [post, comment]) expect((await reportAs(reporter, ref)).status).toBe(404)
})

test('members cannot report their own posts; the message says what to do instead', async () => {
  const { author, commenter, post, comment } = await createPosts()
  const rejected = { status: 400, body: { non_field_errors: [responseText.ownContent] } }
  expect(await reportAs(author, post)).toMatchObject(rejected)
  expect(await reportAs(commenter, comment)).toMatchObject(rejected)
})

test('a member can report a post once', async () => {
  const { post, comment } = await createPosts()
  const reporter = await createMember(site)
  expect((await reportAs(reporter, post)).status).toBe(201)
  const again = await reportAs(reporter, post)
  expect(again).toMatchObject({ status: 400, body: { non_field_errors: [responseText.reportedBefore] } })
  expect((await reportAs(reporter, comment)).status, 'a comment is another post').toBe(201)
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await reportAs(reporter, comment)).status))
  expect(statuses).toEqual([400, 400, 400, 400])
})

test('of four reports by one member at the same time one is stored', async () => {
  const { comment } = await createPosts()
  const reporter = await createMember(site)
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await reportAs(reporter, comment)).status))
  expect(statuses.sort()).toEqual([201, 400, 400, 400])
  expect(await stateOf(site, 'comment', comment.id)).toBe('visible')
})

test('a report that is sent again with its key is stored once', async () => {
  const { post } = await createPosts()
  const reporter = await createMember(site)
  const send = () => reportAs(reporter, post, { key: 'one-report' })
  for (const { status, body } of [await send(), await send(), ...(await Promise.all([send(), send()]))])
    expect([status, body]).toEqual([201, { detail: responseText.reported }])
})

test.each([
  [{ content_target: 'post', abuse_reported: 'content_spam' }, 'content_target'],
  [{ post: 1, content_target: 'post' }, 'abuse_reported'],
  [{ post: 1, content_target: 'post', abuse_reported: 'boring' }, 'abuse_reported'],
  [{ post: 1, content_target: 'post', abuse_reported: 'other', message: 'Hm' }, 'message'],
  [{ post: 1, content_target: 'post', abuse_reported: 'other', message: 'x'.repeat(201) }, 'message'],
])('%j is rejected with an error at %s', async (body, field) => {
  const reporter = await createMember(site)
  const answer = await reporter.call('POST', '/api/community/report/', { body, ip: randomIp() })
  expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
})

test.each([
  ['a\u0000b\u202Ec\u0007de', 'abcde'],
  [null, ''],
])('the message %j is stored as %j', async (message, stored) => {
  const { comment } = await createPosts()
  const reporter = await createMember(site)
  const body = { comment: comment.id, content_target: 'comment', abuse_reported: 'other', message }
  const { status } = await reporter.call('POST', '/api/community/report/', { body, ip: randomIp() })
  expect(status).toBe(201)
  const report = await db.selectFrom('abuse_report').select('message').where('target_id', '=', comment.id).execute()
  expect(report).toEqual([{ message: stored }])
})

test('the third report hides the comment, subtracts its points, and notifies its author', async () => {
  const { commenter, post, comment } = await createPosts()
  const reporters = await reportByMembers(site, comment, 2)
  expect(await commentsOf(post.id)).toMatchObject({ comment_count: 1, comments: [{ id: comment.id }] })
  expect(await pointsOf(site, commenter)).toBe(4)
  expect(await mailbox.mailsTo(commenter.email)).toEqual([])

  reporters.push(...(await reportByMembers(site, comment, 1)))
  expect(await stateOf(site, 'comment', comment.id)).toBe('hidden')
  expect(await commentsOf(post.id)).toMatchObject({ comment_count: 0, comments: [] })
  expect(await pointsOf(site, commenter)).toBe(0)
  expect((await reportAs(await createMember(site), comment)).status).toBe(404)
  const [mail, ...more] = await mailbox.mailsTo(commenter.email)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('hidden for now')
  expect(mail?.text).toMatch(/Several members have reported your comment in “Question number \d+”/)
  expect(mail?.text).toContain('Buy my <b>pills</b> here')
  expect(mail?.html).toContain('Buy my &lt;b&gt;pills&lt;/b&gt; here')
  for (const { email } of reporters) expect(`${mail?.text}${mail?.html}`).not.toContain(email)
  expect(mail?.text).not.toContain('Nakato')
})

test('a hidden discussion is not on its page, in lists, or in the activity of its author', async () => {
  const { author, post, slug } = await createPosts()
  await reportByMembers(site, post, 3)
  for (const name of [post.id, slug]) expect((await site.get(`/api/community/discussion/${name}/`)).status).toBe(404)
  const list = await site.get('/api/community/discussions/?page_size=50')
  expect(JSON.stringify(list.body)).not.toContain(slug)
  expect((await site.get(`/api/community/activities/${author.id}/`)).body).toMatchObject({ results: [{ post: null }] })
  expect(await pointsOf(site, author)).toBe(0)
  expect((await mailbox.mailsTo(author.email)).map((mail) => mail.subject?.split(' · ')[0])).toEqual([
    'What you wrote is hidden for now',
  ])
})

test('five members who report at the same time hide the comment once', async () => {
  const { commenter, post, comment } = await createPosts()
  const statuses = (await Promise.all((await createReporters(site, 5)).map((each) => reportAs(each, comment)))).map(
    (answer) => answer.status,
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(statuses.filter((status) => status === 404)).toHaveLength(2)
  expect(await commentsOf(post.id)).toMatchObject({ comment_count: 0 })
  expect(await pointsOf(site, commenter)).toBe(0)
  expect(await mailbox.mailsTo(commenter.email)).toHaveLength(1)
})

test('reports of suspended, unverified and removed members are stored and hide nothing', async () => {
  const { comment } = await createPosts()
  const [angry, deleted, ...others] = await createReporters(site, 4)
  if (!angry || !deleted) throw new Error('no members')
  const unverified = await createMember(site, { isVerified: false, createdAt: new Date(0) })
  await inTransaction(site, (tx) => suspend(tx, angry.id, null, because('Spam')))
  for (const each of [angry, unverified, deleted]) expect((await reportAs(each, comment)).status).toBe(201)
  await deleted.call('DELETE', '/api/auth/user/', { body: { password: deleted.password }, ip: randomIp() })
  for (const each of others) expect((await reportAs(each, comment)).status).toBe(201)
  expect(await stateOf(site, 'comment', comment.id)).toBe('visible')
  await reportByMembers(site, comment, 1)
  expect(await stateOf(site, 'comment', comment.id)).toBe('hidden')
})

test('all counts are right after these tests', async () => {
  expect(await wrongCounts(site)).toEqual([])
})
