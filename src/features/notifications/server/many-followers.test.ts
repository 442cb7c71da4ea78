import { expect, test } from 'vitest'
import { newAccount } from '#features/accounts/server/actions/new-account.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { notifyFollowers } from './notify-followers.ts'

const { db } = await openTestDatabase()
const now = new Date()
const at = now.toISOString()
const times = { created_at: at, updated_at: at }
const follow = { is_active: 1, notified_comment_id: 0, notified_at: null }

async function addMembers(count: number, name: string): Promise<number[]> {
  const account = (number: number) =>
    newAccount(
      { email: `${name}-${number}@example.org`, password_hash: '', first_name: 'A', last_name: 'B', timezone: 'UTC' },
      now,
      now,
    )
  const rows = await db
    .insertInto('account')
    .values(Array.from({ length: count }, (_, number) => account(number)))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Discussions with one new comment each. */
async function addDueDiscussions(count: number, authorId: number, name: string): Promise<number[]> {
  const discussion = (number: number) => ({
    ...times,
    slug: `${name}-${number}`,
    topic_id: 1,
    author_id: authorId,
    title: 'Many',
    body: '<p>Many</p>',
    body_hash: '',
    state: 'visible' as const,
    comment_count: 1,
    view_count: 0,
    notify_at: at,
  })
  const rows = await db
    .insertInto('discussion')
    .values(Array.from({ length: count }, (_, number) => discussion(number)))
    .returning('id')
    .execute()
  const comments = rows.map(({ id }) => ({
    ...times,
    discussion_id: id,
    author_id: authorId,
    body: 'New',
    body_hash: '',
    state: 'visible' as const,
  }))
  await db.insertInto('comment').values(comments).execute()
  return rows.map(({ id }) => id)
}

const addFollows = (discussionId: number, accountIds: readonly number[]) =>
  db
    .insertInto('discussion_follow')
    .values(accountIds.map((account_id) => ({ ...follow, discussion_id: discussionId, account_id })))
    .execute()

/** Number of event loop turns, in which requests can run, during some work. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isOver = true
  return turns
}

const countMails = async () => {
  const rows = await db.selectFrom('outbox_mail').select('recipient').execute()
  return { mails: rows.length, recipients: new Set(rows.map(({ recipient }) => recipient)).size }
}

test('a thousand followers get one mail each, and requests can run between batches', async () => {
  const [author = 0, ...followers] = await addMembers(1001, 'follower')
  const [discussion = 0] = await addDueDiscussions(1, author, 'popular')
  await addFollows(discussion, followers)
  const counts: number[] = []
  const turns = await countTurns(async () => counts.push(await notifyFollowers(db, now)))
  expect(counts).toEqual([1000])
  expect(await countMails()).toEqual({ mails: 1000, recipients: 1000 })
  expect(turns).toBeGreaterThan(1000 / 100)
  expect(await notifyFollowers(db, now)).toBe(0)
  await db.deleteFrom('outbox_mail').execute()
})

test('the followers of five hundred discussions are notified, and requests can run between discussions', async () => {
  const [author = 0, ...followers] = await addMembers(4, 'reader')
  for (const discussion of await addDueDiscussions(500, author, 'busy')) await addFollows(discussion, followers)
  const counts: number[] = []
  const turns = await countTurns(async () => counts.push(await notifyFollowers(db, now)))
  expect(counts).toEqual([1500])
  expect(await countMails()).toEqual({ mails: 1500, recipients: 3 })
  expect(turns).toBeGreaterThan(500)
})

test('an error in one discussion does not stop the others', async () => {
  const [author = 0, ...followers] = await addMembers(2, 'unlucky')
  const [broken = 0, intact = 0] = await addDueDiscussions(2, author, 'broken')
  for (const discussion of [broken, intact]) await addFollows(discussion, followers)
  await db
    .updateTable('discussion_follow')
    .set({ notified_at: 'no time' })
    .where('discussion_id', '=', broken)
    .execute()
  const before = (await countMails()).mails
  await expect(notifyFollowers(db, now)).rejects.toThrow(AggregateError)
  expect((await countMails()).mails).toBe(before + 1)
})
