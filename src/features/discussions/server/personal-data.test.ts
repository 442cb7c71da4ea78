import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listQueue } from '#features/moderation/server/queue.ts'
import { suspend } from '#features/moderation/server/sanctions.ts'
import { jsonParts } from '#platform/http/batches.ts'
import { endGrace, readCopy } from '#testing/accounts/personal-data.ts'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { because, inTransaction, randomIp, reportAs, wrongCounts } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'
import { discussionPersonalData } from './personal-data.ts'

const site = await createSite()
const { db } = site.context.database

const deleteAccount = (member: TestMember) =>
  member.call('DELETE', '/api/auth/user/', { body: { password: member.password }, ip: randomIp() })

async function rename(member: TestMember, first_name: string): Promise<TestMember> {
  await db.updateTable('account').set({ first_name }).where('id', '=', member.id).execute()
  return member
}

test('the data export has a member’s posts, follows and reports in every state', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  const { id } = await postDiscussion(member, { title: 'My own question' })
  const comment = await postComment(member, id, 'My own words')
  await member.call('DELETE', `/api/community/comment-details/${comment}/`, { ip: randomIp() })
  const foreign = await postComment(other, id, 'Words of another')
  await reportAs(member, { target: 'comment', id: foreign }, { message: 'Not nice at all' })
  const body = await readCopy(site, member)
  expect(body).toMatchObject({
    community: {
      discussions: [{ id, title: 'My own question', state: 'visible', created_at: expect.any(String) }],
      comments: [{ discussion_id: id, body: 'My own words', state: 'deleted' }],
      follows: [{ discussion_id: id, following: true }],
      reports: [{ target: 'comment', target_id: foreign, message: 'Not nice at all', settled_at: null }],
      suspensions: [],
    },
  })
  expect(JSON.stringify(body)).not.toContain('Words of another')
})

test('a deleted account is immediately “Former member” in all posts, and in no list of members', async () => {
  const [member, other] = [await rename(await createMember(site), 'Zuhura'), await createMember(site)]
  const { id } = await postDiscussion(member)
  await postComment(member, id)
  await postComment(other, id, 'I agree with @Zuhura Nakato')
  await inTransaction(site, (tx) => suspend(tx, member.id, null, because('Spam')))
  await reportAs(member, { target: 'post', id: (await postDiscussion(other)).id })
  const pages = [
    `/api/community/discussion/${id}/`,
    `/api/community/discussion/${id}/comments/`,
    '/api/community/discussions/?page_size=50',
    '/api/community/contributors/',
    '/api/community/contributors/?weekly',
  ]
  for (const page of pages) expect(JSON.stringify((await site.get(page)).body), page).toContain('"Zuhura"')
  const named = { mentions: [{ id: member.id, name: 'Zuhura Nakato' }] }
  expect((await site.get(pages[1] ?? '')).body).toMatchObject({ results: [{}, named] })

  expect((await deleteAccount(member)).status).toBe(204)

  for (const page of pages) expect(JSON.stringify((await site.get(page)).body), page).not.toContain('"Zuhura"')
  expect((await site.get(pages[0] ?? '')).body).toMatchObject({
    author: { first_name: 'Former', last_name: 'member', is_removed: true },
    comment_count: 2,
    comments: [{ author: { is_removed: true } }, { mentions: [] }],
  })
  await endGrace(site)
  for (const page of pages.slice(3)) {
    const { results } = Object((await site.get(page)).body)
    expect(results.map((each: { id: number }) => each.id)).not.toContain(member.id)
  }
  expect(await json(jsonParts(await discussionPersonalData.export(db, member.id)))).toMatchObject({
    discussions: [{ id }],
    comments: [{}],
    follows: [],
    reports: [{}],
    suspensions: [],
  })
  const mentions = db.selectFrom('comment_mention').selectAll().where('account_id', '=', member.id)
  expect(await mentions.execute()).toEqual([])
  const { results } = await listQueue(db, 'command line')
  expect(results.flatMap((item) => item.reports.map((report) => report.reporter.id))).toContain(member.id)
  expect((await site.get(`/api/community/discussion/${id}/`)).status, 'the discussion stays').toBe(200)
  expect(await postComment(other, id)).toBeGreaterThan(0)
  expect(await wrongCounts(site)).toEqual([])
})
