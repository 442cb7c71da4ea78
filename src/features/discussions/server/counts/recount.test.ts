import { expect, test } from 'vitest'
import { addPoints } from '#features/accounts/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createMember } from '#testing/member.ts'
import { pointsOf, randomIp } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'
import { lockPost } from '../actions/post-state.ts'
import { findWrongCounts, repairCounts } from './counts.ts'
import { recount } from './recount.ts'

const site = await createSite()
const { database } = site.context
const { db } = database

const author = await createMember(site)
const first = await postDiscussion(author)
const second = await postDiscussion(author)
const comments = [await postComment(author, first.id), await postComment(author, first.id)]
const other = await createMember(site)
await postComment(other, second.id)
const deletedId = await postComment(other, second.id)
await other.call('DELETE', `/api/community/comment-details/${deletedId}/`, { ip: randomIp() })

const shownCount = async () =>
  (await site.get(`/api/community/discussion/${first.id}/`)).body as { comment_count: number }
const shownPoints = async () => (await site.get(`/api/user/${author.id}/`)).body as { points: number }
const contributors = async () => (await site.get('/api/community/contributors/')).body

test('after normal use all counts agree', async () => {
  const { printed, isRight } = await recount(database, { repair: false })
  expect([printed, isRight]).toEqual(['2 discussions, 3 comments, 2 members: all agree', true])
})

test('wrong counts are listed, corrected on request, and correct on the running site', async () => {
  await shownCount()
  await shownPoints()
  await contributors()
  await db.updateTable('discussion').set({ comment_count: 9 }).where('id', '=', first.id).execute()
  await db.updateTable('account').set({ points: 1 }).where('id', '=', author.id).execute()
  await db.updateTable('account').set({ points: 3 }).where('id', '=', other.id).execute()
  expect(await recount(database, { repair: false })).toEqual({
    isRight: false,
    printed: [
      '2 discussions, 3 comments, 2 members:',
      `discussion ${first.id}: 9 instead of 2`,
      `member ${author.id}: 1 instead of 28`,
      `member ${other.id}: 3 instead of 4`,
      'Correct them: npm run recount -- --repair',
    ].join('\n'),
  })
  expect(await recount(database, { repair: true })).toMatchObject({ isRight: true })
  expect(await recount(database, { repair: true })).toMatchObject({ printed: expect.stringMatching(/all agree$/) })
  expect(await shownCount()).toMatchObject({ comment_count: 2 })
  expect(await shownPoints()).toMatchObject({ points: 28 })
  expect(await contributors()).toMatchObject({ results: [{ points: 28 }, { points: 4 }] })
})

test('many wrong counts are corrected together', async () => {
  const at = new Date().toISOString()
  await db
    .insertInto('discussion')
    .values(
      Array.from({ length: 120 }, (_, index) => ({
        slug: `many-${index}`,
        topic_id: 1,
        author_id: author.id,
        title: 'Many',
        body: '<p>Many</p>',
        body_hash: '',
        state: 'visible' as const,
        created_at: at,
        updated_at: at,
        comment_count: index % 2,
        view_count: 0,
        notify_at: null,
      })),
    )
    .execute()
  const { discussions, members } = await repairCounts(database)
  expect([discussions.length, members]).toEqual([60, [{ id: author.id, stored: 28, counted: 1228 }]])
  expect(await findWrongCounts(db)).toMatchObject({ discussions: [], members: [], checked: { discussions: 122 } })
})

test('a repair while members write and delete leaves all counts right', async () => {
  const writers = await Promise.all(Array.from({ length: 4 }, () => createMember(site)))
  await db.updateTable('discussion').set({ comment_count: 50 }).where('id', 'in', [first.id, second.id]).execute()
  await db.updateTable('account').set({ points: 77 }).execute()
  const writing = writers.map(async (writer) => {
    for (let round = 0; round < 2; round++) {
      const id = await postComment(writer, first.id)
      await postComment(writer, second.id)
      await writer.call('DELETE', `/api/community/comment-details/${id}/`, { ip: randomIp() })
    }
  })
  const repairing = (async () => {
    for (let round = 0; round < 5; round++) await repairCounts(database)
  })()
  await Promise.all([...writing, repairing])
  expect(await findWrongCounts(db)).toMatchObject({ discussions: [], members: [] })
  expect(await shownCount()).toMatchObject({ comment_count: comments.length })
  expect(await pointsOf(site, author)).toBe(1228)
})

const at = new Date().toISOString()
const written = { body: 'Not committed yet', body_hash: '', state: 'visible' as const, created_at: at, updated_at: at }

/** Repairs counts while another transaction has made a change and has not committed it. */
async function repairDuring(change: (tx: Tx) => Promise<unknown>): Promise<void> {
  const changed = Promise.withResolvers<void>()
  const changing = db.transaction().execute(async (tx) => {
    await change(tx)
    changed.resolve()
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  await Promise.race([changed.promise, changing])
  await Promise.all([changing, repairCounts(database)])
}

test('a repair waits for an uncommitted comment and counts it', async () => {
  await db.updateTable('discussion').set({ comment_count: 50 }).where('id', '=', second.id).execute()
  await repairDuring(async (tx) => {
    await lockPost(tx, 'post', second.id)
    await tx
      .insertInto('comment')
      .values({ ...written, discussion_id: second.id, author_id: other.id })
      .execute()
    await tx.updateTable('discussion').set({ comment_count: 51 }).where('id', '=', second.id).execute()
    await addPoints(tx, other.id, 4)
  })
  expect(await findWrongCounts(db)).toMatchObject({ discussions: [], members: [] })
})

test('a repair waits for uncommitted points and counts them', async () => {
  await db.updateTable('account').set({ points: 50 }).where('id', '=', other.id).execute()
  await repairDuring(async (tx) => {
    await tx.updateTable('discussion').set({ author_id: other.id }).where('id', '=', first.id).execute()
    await addPoints(tx, other.id, 10)
    await addPoints(tx, author.id, -10)
  })
  expect(await findWrongCounts(db)).toMatchObject({ discussions: [], members: [] })
})
