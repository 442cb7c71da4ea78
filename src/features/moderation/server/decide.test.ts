import { expect, test } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import {
  because,
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
import { decidePost } from './decide.ts'
import { listLog } from './moderation-log.ts'
import { listQueue } from './queue.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database

async function createPosts(title?: string) {
  const author = await createMember(site)
  const { id } = await postDiscussion(author, title === undefined ? {} : { title })
  const commenter = await createMember(site)
  const comment = await postComment(commenter, id, 'Pills at half the price')
  return { author, commenter, post: { target: 'post', id }, comment: { target: 'comment', id: comment } } as const
}

const subjectsTo = async ({ email }: TestMember) =>
  (await mailbox.mailsTo(email)).map((mail) => mail.subject?.split(' · ')[0])

const findQueued = async (ref: PostRef) =>
  (await listQueue(db, 'command line')).results.find((item) => item.target === ref.target && item.id === ref.id)

const countOf = async (id: number) =>
  (await site.get(`/api/community/discussion/${id}/`)).body as { comment_count: number }

test('the queue lists each reported post once, longest waiting first', async () => {
  const { author, commenter, post, comment } = await createPosts('Which arm model do you buy?')
  const reporter = await createMember(site, { createdAt: new Date(0) })
  await reportAs(reporter, comment, { abuse_reported: 'other', message: 'He sells things.' })
  await reportByMembers(site, post, 1)
  await reportByMembers(site, comment, 2)
  const { count, results } = await listQueue(db, 'command line')
  expect(count).toBe(2)
  expect(results).toMatchObject([
    {
      ...comment,
      state: 'hidden',
      text: 'Pills at half the price',
      discussion: { id: post.id, title: 'Which arm model do you buy?', slug: 'which-arm-model-do-you-buy' },
      author: { id: commenter.id, name: 'Amina Nakato' },
      reports: [
        { abuse_type: 'other', message: 'He sells things.', reporter: { id: reporter.id } },
        { abuse_type: 'content_spam', message: '' },
        {},
      ],
    },
    { ...post, state: 'visible', author: { id: author.id }, reports: [{}], text: expect.not.stringContaining('<p>') },
  ])
  for (const ref of [post, comment]) await inTransaction(site, (tx) => decidePost(tx, 'keep', ref, because('')))
  expect(await listQueue(db, 'command line')).toEqual({ count: 0, results: [] })
})

test('a hidden post without reports is in the queue', async () => {
  const { post, comment } = await createPosts()
  await db.updateTable('comment').set({ state: 'hidden' }).where('id', '=', comment.id).execute()
  expect(await findQueued(comment)).toMatchObject({ reports: [], state: 'hidden' })
  await db.updateTable('comment').set({ state: 'visible' }).where('id', '=', comment.id).execute()
  expect(await findQueued(post)).toBeUndefined()
})

test('keeping a hidden comment shows it again with its points; three later reports hide it again', async () => {
  const { commenter, post, comment } = await createPosts('Half the price')
  const reporters = await reportByMembers(site, comment, 3)
  await inTransaction(site, (tx) => decidePost(tx, 'keep', comment, because('It is a fair offer')))
  expect(await stateOf(site, 'comment', comment.id)).toBe('visible')
  expect(await countOf(post.id)).toMatchObject({ comment_count: 1 })
  expect(await pointsOf(site, commenter)).toBe(4)
  expect(await subjectsTo(commenter)).toEqual(['What you wrote can be read again'])
  for (const reporter of reporters) {
    const [mail, ...more] = await mailbox.mailsTo(reporter.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('You reported a comment in “Half the price”.')
    expect(mail?.text).toContain('kept it')
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'list-unsubscribe' }))
    expect((await reportAs(reporter, comment)).status, 'a settled report cannot be repeated').toBe(400)
  }
  const [first, second] = await reportByMembers(site, comment, 2)
  expect(await stateOf(site, 'comment', comment.id)).toBe('visible')
  await reportByMembers(site, comment, 1)
  expect(await stateOf(site, 'comment', comment.id)).toBe('hidden')
  expect(await pointsOf(site, commenter)).toBe(0)
  expect((await findQueued(comment))?.reports.map((each) => each.reporter.id)).toEqual([
    first?.id,
    second?.id,
    expect.any(Number),
  ])
  await inTransaction(site, (tx) => decidePost(tx, 'keep', comment, because('')))
})

test('keeping a visible post settles its reports without a mail to its author', async () => {
  const { author, post } = await createPosts()
  const [reporter] = await reportByMembers(site, post, 1)
  await inTransaction(site, (tx) => decidePost(tx, 'keep', post, because('')))
  expect(await subjectsTo(author)).toEqual([])
  expect(reporter && (await subjectsTo(reporter))).toEqual(['About your report'])
  await expect(inTransaction(site, (tx) => decidePost(tx, 'keep', post, because('')))).rejects.toMatchObject({
    body: { non_field_errors: [responseText.refused.not_reported] },
  })
})

test('removing a discussion hides it, subtracts its points, and tells its author the reason', async () => {
  const { author, post } = await createPosts('Cheap pills')
  const [reporter] = await reportByMembers(site, post, 1)
  await inTransaction(site, (tx) => decidePost(tx, 'remove', post, because('It sells <something>')))
  expect((await site.get(`/api/community/discussion/${post.id}/`)).status).toBe(404)
  expect(await pointsOf(site, author)).toBe(0)
  expect(await findQueued(post)).toBeUndefined()
  const [mail] = await mailbox.mailsTo(author.email)
  expect(mail?.text).toContain('A moderator has removed your discussion “Cheap pills”.')
  expect(mail?.text).toContain('The moderator’s reason: It sells <something>')
  expect(mail?.html).toContain('It sells &lt;something&gt;')
  expect(mail?.text).toContain('https://trp.example.org/community/appeal?decision=')
  const reporterMail = reporter && (await mailbox.mailsTo(reporter.email))[0]
  expect(reporterMail?.text).toContain('You reported the discussion “Cheap pills”.')
  expect(reporterMail?.text).toContain('removed it')
  expect(reporterMail?.text, 'reporters do not get the reason').not.toContain('It sells')
  await expect(inTransaction(site, (tx) => decidePost(tx, 'remove', post, because('Again')))).rejects.toMatchObject({
    body: { non_field_errors: [responseText.refused.removed_before] },
  })
})

test.each(['removed', 'hidden'] as const)(
  'restoring a %s comment shows it again and sends its author a mail',
  async (state) => {
    const { commenter, post, comment } = await createPosts()
    if (state === 'hidden') await reportByMembers(site, comment, 3)
    else await inTransaction(site, (tx) => decidePost(tx, 'remove', comment, because('Spam')))
    expect([await pointsOf(site, commenter), (await countOf(post.id)).comment_count]).toEqual([0, 0])
    await mailbox.mailsTo(commenter.email)
    await inTransaction(site, (tx) => decidePost(tx, 'restore', comment, because('We were wrong')))
    expect([await pointsOf(site, commenter), (await countOf(post.id)).comment_count]).toEqual([4, 1])
    const mail = (await mailbox.mailsTo(commenter.email)).at(-1)
    expect(mail?.subject).toContain('can be read again')
    expect(mail?.text).toContain(`?comment=${comment.id}`)
    expect(await findQueued(comment)).toBeUndefined()
    await expect(inTransaction(site, (tx) => decidePost(tx, 'restore', comment, because('')))).rejects.toMatchObject({
      body: { non_field_errors: [responseText.refused.visible_already] },
    })
  },
)

test('a deleted comment cannot be restored or removed; its reports can be settled', async () => {
  const { commenter, comment } = await createPosts()
  const [reporter] = await reportByMembers(site, comment, 1)
  await commenter.call('DELETE', `/api/community/comment-details/${comment.id}/`, { ip: randomIp() })
  expect(await findQueued(comment)).toMatchObject({ state: 'deleted' })
  for (const action of ['restore', 'remove'] as const)
    await expect(
      inTransaction(site, (tx) => decidePost(tx, action, comment, because('Why not'))),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      body: { non_field_errors: [responseText.refused.deleted_by_author] },
    })
  await inTransaction(site, (tx) => decidePost(tx, 'keep', comment, because('')))
  expect(await stateOf(site, 'comment', comment.id)).toBe('deleted')
  expect(await findQueued(comment)).toBeUndefined()
  expect(reporter && (await mailbox.mailsTo(reporter.email))[0]?.text).toContain('had already deleted it')
})

test('unsubscribed and removed reporters get no mail', async () => {
  const { post } = await createPosts()
  const [unsubscribed, removed, subscribed] = await reportByMembers(site, post, 2).then(async (two) => [
    ...two,
    await createMember(site),
  ])
  if (!unsubscribed || !removed || !subscribed) throw new Error('no members')
  await unsubscribed.call('PATCH', '/api/auth/user/', { body: { email_community_responses: false }, ip: randomIp() })
  await removed.call('DELETE', '/api/auth/user/', { body: { password: removed.password }, ip: randomIp() })
  await reportAs(subscribed, post)
  await inTransaction(site, (tx) => decidePost(tx, 'keep', post, because('')))
  expect(await subjectsTo(unsubscribed)).toEqual([])
  expect(await subjectsTo(removed)).toEqual(['Your account is closed'])
  expect(await subjectsTo(subscribed)).toEqual(['About your report'])
})

test('a removed author gets no mail about a decision', async () => {
  const { commenter, comment } = await createPosts()
  await commenter.call('DELETE', '/api/auth/user/', { body: { password: commenter.password }, ip: randomIp() })
  await inTransaction(site, (tx) => decidePost(tx, 'remove', comment, because('Spam')))
  expect(await stateOf(site, 'comment', comment.id)).toBe('removed')
  expect(await subjectsTo(commenter)).toEqual(['Your account is closed'])
})

test.each(['member', 'editor'] as const)('a member with the role %s cannot decide or see the queue', async (role) => {
  const { post } = await createPosts()
  const decision = { ...because('Mine'), moderator: { id: (await createMember(site)).id, role } }
  for (const action of ['keep', 'remove', 'restore'] as const)
    await expect(inTransaction(site, (tx) => decidePost(tx, action, post, decision))).rejects.toMatchObject({
      code: 'not_allowed',
    })
  const { moderator } = decision
  await expect(listQueue(db, moderator)).rejects.toMatchObject({ code: 'not_allowed' })
})

test('removing needs a reason, of at most 1000 characters', async () => {
  const { post } = await createPosts()
  for (const reason of ['', '  ', 'x'.repeat(1001)])
    await expect(inTransaction(site, (tx) => decidePost(tx, 'remove', post, because(reason)))).rejects.toMatchObject({
      body: { reason: [expect.any(String)] },
    })
  await expect(
    inTransaction(site, (tx) => decidePost(tx, 'keep', post, because('x'.repeat(1001)))),
  ).rejects.toBeInstanceOf(AppError)
})

test('the log has every decision with moderator and reason, newest first', async () => {
  const { comment } = await createPosts()
  const { id } = await createMember(site)
  const byModerator = { moderator: { id, role: 'moderator' }, reason: ' Spam ', now: new Date() } as const
  await inTransaction(site, (tx) => decidePost(tx, 'remove', comment, byModerator))
  await inTransaction(site, (tx) => decidePost(tx, 'restore', comment, because('')))
  expect(await listLog(db, comment)).toMatchObject([
    { action: 'restore', by: null, reason: '' },
    { action: 'remove', by: { id }, reason: 'Spam', target: 'comment', target_id: comment.id },
  ])
  await expect(
    inTransaction(site, (tx) => decidePost(tx, 'remove', { ...comment, id: 999_999 }, byModerator)),
  ).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await listLog(db, { target: 'comment', id: 999_999 }), 'failed decisions are not in it').toEqual([])
})

test('of simultaneous decisions only one succeeds', async () => {
  const { author, post } = await createPosts()
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => inTransaction(site, (tx) => decidePost(tx, 'remove', post, because('Spam')))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await subjectsTo(author)).toEqual(['What you wrote was removed'])
})

test('all counts are right after these tests', async () => {
  expect(await wrongCounts(site)).toEqual([])
})
