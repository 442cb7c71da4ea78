import { expect, test } from 'vitest'
import { BODY, postComment, postDiscussion } from '#testing/discussion.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { because, inTransaction, randomIp, reportAs } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'
import { responseText } from '../messages.ts'
import { listLog } from './moderation-log.ts'
import { suspend, unsuspend, writeTo } from './sanctions.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database
const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

type Role = 'member' | 'editor' | 'moderator' | 'admin'

async function createMemberWithRole(role: Role): Promise<TestMember> {
  const member = await createMember(site)
  await db.updateTable('account').set({ role }).where('id', '=', member.id).execute()
  return member
}

async function decisionOf(role: Role) {
  return { moderator: { id: (await createMemberWithRole(role)).id, role }, reason: 'Spam', now: new Date() }
}

test('a suspended member cannot post, comment or change posts, but can do everything else', async () => {
  const member = await createMember(site)
  const { id } = await postDiscussion(member)
  const comment = await postComment(member, id)
  const other = await postDiscussion(await createMember(site))
  await inTransaction(site, (tx) => suspend(tx, member.id, inDays(7), because('Three advertisements')))

  const call = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', url: string, body?: unknown) =>
    member.call(method, url, { ...(body !== undefined && { body }), ip: randomIp() })
  const post = { category: 1, title: 'Another question', body: BODY }
  for (const [method, url, body] of [
    ['POST', '/api/community/discussions/', post],
    ['PUT', `/api/community/discussion/${id}/`, post],
    ['POST', `/api/community/discussion/${other.id}/comments/`, { comment: 'Thank you' }],
    ['PUT', `/api/community/comment-details/${comment}/`, { comment: 'Thank you' }],
  ] as const)
    expect(await call(method, url, body), url).toMatchObject({
      status: 403,
      body: { detail: 'You can’t post for the time being. The mail that we sent you says why.' },
    })
  expect((await call('GET', `/api/community/discussion/${id}/mine/`)).status).toBe(200)
  expect((await call('PUT', `/api/community/discussion/${other.id}/follow/`, { following: true })).status).toBe(200)
  expect((await call('GET', '/api/training/bookmarks/')).status).toBe(200)
  expect((await call('POST', '/api/training/bookmarks/', { folder_name: 'Mine' })).status).toBe(201)
  expect((await reportAs(member, { target: 'post', id: other.id })).status).toBe(201)
  expect((await call('DELETE', `/api/community/comment-details/${comment}/`)).status).toBe(204)
  expect((await call('DELETE', `/api/community/discussion/${id}/`)).status).toBe(204)
})

test('the mail about a suspension says until when, and why', async () => {
  const member = await createMember(site)
  await inTransaction(site, (tx) =>
    suspend(tx, member.id, new Date('2099-03-04T05:06:07Z'), because('Three advertisements')),
  )
  const [mail, ...more] = await mailbox.mailsTo(member.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain('can’t post or comment in our community until Mar 04, 2099, 05:06 UTC.')
  expect(mail?.text).toContain('The moderator’s reason: Three advertisements')
  const entries = await listLog(db, { target: 'member', id: member.id })
  expect(entries.map((entry) => entry.reason)).toEqual(['Three advertisements (until Mar 04, 2099, 05:06 UTC)'])
})

test('a suspension can be replaced, ends at its time, and can be ended earlier', async () => {
  const member = await createMember(site)
  const { id } = await postDiscussion(await createMember(site))
  const comment = async () =>
    (
      await member.call('POST', `/api/community/discussion/${id}/comments/`, {
        body: { comment: `Comment ${Math.random()}` },
        ip: randomIp(),
      })
    ).status
  await inTransaction(site, (tx) => suspend(tx, member.id, null, because('For good')))
  expect(await comment()).toBe(403)
  await inTransaction(site, (tx) => suspend(tx, member.id, new Date(Date.now() + 40), because('A moment')))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(await comment()).toBe(201)
  await expect(inTransaction(site, (tx) => unsuspend(tx, member.id, because('')))).rejects.toMatchObject({
    body: { non_field_errors: [responseText.notSuspended] },
  })
  await inTransaction(site, (tx) => suspend(tx, member.id, inDays(1), because('Again')))
  expect(await comment()).toBe(403)
  await inTransaction(site, (tx) => unsuspend(tx, member.id, because('Talked about it')))
  expect(await comment()).toBe(201)
  const entries = await listLog(db, { target: 'member', id: member.id })
  expect(entries.map((entry) => entry.action)).toEqual(['unsuspend', 'suspend', 'suspend', 'suspend'])
})

test('a warning sends a mail with its reason and restricts nothing', async () => {
  const member = await createMember(site)
  await inTransaction(site, (tx) => writeTo(tx, member.id, 'warn', because('You wrote about other people’s patients.')))
  const [mail] = await mailbox.mailsTo(member.email)
  expect(mail?.subject).toContain('A word from the moderators')
  expect(mail?.text).toContain('You wrote about other people’s patients.')
  expect(await postDiscussion(member)).toMatchObject({ id: expect.any(Number) })
})

test('unsubscribed members get mails about warnings and suspensions', async () => {
  const member = await createMember(site)
  await member.call('PATCH', '/api/auth/user/', { body: { email_community_responses: false }, ip: randomIp() })
  await inTransaction(site, (tx) => writeTo(tx, member.id, 'warn', because('Spam')))
  await inTransaction(site, (tx) => suspend(tx, member.id, inDays(1), because('Spam')))
  expect(await mailbox.mailsTo(member.email)).toHaveLength(2)
})

const CASES: [moderator: Role, member: Role, code: string | undefined][] = [
  ['member', 'member', 'not_allowed'],
  ['editor', 'member', 'not_allowed'],
  ['moderator', 'member', undefined],
  ['moderator', 'editor', undefined],
  ['moderator', 'moderator', 'invalid_input'],
  ['moderator', 'admin', 'invalid_input'],
  ['admin', 'member', undefined],
  ['admin', 'moderator', undefined],
  ['admin', 'admin', 'invalid_input'],
]

test.each(CASES)('a decision of a %s about a %s: %s', async (role, memberRole, code) => {
  const decision = await decisionOf(role)
  const { id } = await createMemberWithRole(memberRole)
  for (const change of [
    () => inTransaction(site, (tx) => writeTo(tx, id, 'warn', decision)),
    () => inTransaction(site, (tx) => suspend(tx, id, inDays(1), decision)),
    () => inTransaction(site, (tx) => unsuspend(tx, id, decision)),
  ]) {
    if (code === undefined) await change()
    else await expect(change()).rejects.toMatchObject({ code })
  }
})

test.each(['moderator', 'admin'] as const)('decisions about a %s are possible at the command line', async (role) => {
  const { id } = await createMemberWithRole(role)
  await inTransaction(site, (tx) => suspend(tx, id, inDays(1), because('Password was guessed')))
  await inTransaction(site, (tx) => unsuspend(tx, id, because('')))
})

test('decisions without a reason, with a past end, or about an unknown member are rejected', async () => {
  const member = await createMember(site)
  for (const change of [
    () => inTransaction(site, (tx) => writeTo(tx, member.id, 'warn', because(' '))),
    () => inTransaction(site, (tx) => suspend(tx, member.id, null, because(''))),
  ])
    await expect(change()).rejects.toMatchObject({ body: { reason: [expect.any(String)] } })
  await expect(inTransaction(site, (tx) => suspend(tx, member.id, new Date(), because('Spam')))).rejects.toMatchObject({
    body: { until: [responseText.untilIsPast] },
  })
  await member.call('DELETE', '/api/auth/user/', { body: { password: member.password }, ip: randomIp() })
  for (const id of [member.id, 999_999])
    await expect(inTransaction(site, (tx) => writeTo(tx, id, 'warn', because('Spam')))).rejects.toMatchObject({
      code: 'not_found',
    })
  expect(await listLog(db, { target: 'member', id: member.id })).toEqual([])
})
