import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { listAddressesWishing } from '#features/accounts/public.ts'
import { isPostgres } from '#server/database/dialect-of.ts'
import type { Db, Tx } from '#server/database/schema.ts'
import { queueMails } from '#server/mail/mail.ts'
import { VISIBLE } from '../queries/visible.ts'
import { ANSWERS_MAIL, newsData } from './answers-mail.ts'
import {
  type DueFollower,
  findLongestUntold,
  followMentioned,
  listDueFollowers,
  listHeard,
  markTold,
} from './followers.ts'

/** A follower gets one mail in so long about a discussion, in ms: what is written meanwhile is gathered. */
const PAUSE_MS = 3_600_000
/** Discussions that are looked at together, and of these so many are told of at once. */
const DISCUSSIONS_A_PAGE = 50
const TOLD_TOGETHER = 10
/** Followers of one transaction: more would hold the database, and with SQLite the process, noticeably long. */
const FOLLOWERS_A_STEP = 100

/**
 * Tells followers of what is new, discussion by discussion. Several processes may do it at once, and it may end anywhere:
 * a mail and the note that its follower was told are one transaction.
 * @returns how many mails are on their way
 * @throws {AggregateError} what went wrong with single discussions, when all others are through
 */
export async function tellFollowers(db: Db, now: Date): Promise<number> {
  const failures: unknown[] = []
  let mails = 0
  for (let after = 0; ; ) {
    const page = await listWithNews(db, { after, now })
    const last = page.at(-1)
    if (last === undefined) break
    after = last
    // What can't be settled together is told one by one, and whose fault it is comes to light.
    const toTell = await settleSilent(db, page, now).catch(() => page)
    await setImmediate()
    for (let from = 0; from < toTell.length; from += TOLD_TOGETHER) {
      const some = toTell.slice(from, from + TOLD_TOGETHER)
      const left = await tellTogether(db, some, now).catch(() => ({ mails: 0, ids: some }))
      mails += left.mails
      for (const id of left.ids) {
        mails += await tellAll(db, id, now).catch((error: unknown) => {
          failures.push(error)
          return 0
        })
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} discussions could not be told of`)
  return mails
}

async function listWithNews(db: Db, { after, now }: { after: number; now: Date }): Promise<number[]> {
  // Behind a plus, which changes nothing, SQLite does not think of going through all discussions in this order.
  const id = sql<number>`+id`
  const rows = await db
    .selectFrom('discussion')
    .select('id')
    .where('news_due_at', '<=', now.toISOString())
    .where(id, '>', after)
    .orderBy(id)
    .limit(DISCUSSIONS_A_PAGE)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Most comments are news for nobody: their author alone follows. Those discussions are settled in one step.
 * @returns the discussions that somebody is to be told of
 */
async function settleSilent(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const held = await holdTogether(tx, ids, now)
    const heard = await listHeard(tx, held)
    const silent = held.filter((id) => !heard.has(id))
    if (silent.length > 0)
      await tx.updateTable('discussion').set({ news_due_at: null }).where('id', 'in', silent).execute()
    return held.filter((id) => heard.has(id))
  })
}

/** Holds those that still have news, in one order: no comment comes in until it is settled who hears of it. */
async function holdTogether(tx: Tx, ids: readonly number[], now: Date): Promise<number[]> {
  const held = tx
    .selectFrom('discussion')
    .select('id')
    .where('id', 'in', ids)
    .where('news_due_at', '<=', now.toISOString())
    .orderBy('id')
  const rows = await (isPostgres(tx) ? held.forUpdate() : held).execute()
  return rows.map(({ id }) => id)
}

/**
 * Tells of some discussions in one transaction: a change that waits for the disk ten times takes ten times as long.
 * @returns what is left: discussions with many followers, or all of them where one can't be told of
 */
async function tellTogether(db: Db, ids: readonly number[], now: Date): Promise<{ mails: number; ids: number[] }> {
  const told = await db.transaction().execute(async (tx) => {
    const left: number[] = []
    let mails = 0
    for (const id of ids) {
      const step = await tellSome(tx, id, now)
      mails += step.mails
      if (!step.isLast) left.push(id)
    }
    return { mails, ids: left }
  })
  // SQLite answers without a pause; requests must not wait until all is told.
  await setImmediate()
  return told
}

async function tellAll(db: Db, discussionId: number, now: Date): Promise<number> {
  for (let mails = 0; ; ) {
    const step = await db.transaction().execute((tx) => tellSome(tx, discussionId, now))
    await setImmediate()
    mails += step.mails
    if (step.isLast) return mails
  }
}

interface Step {
  mails: number
  /** False while the discussion has more followers to tell now. */
  isLast: boolean
}

const NOTHING: Step = { mails: 0, isLast: true }

async function tellSome(tx: Tx, discussionId: number, now: Date): Promise<Step> {
  const held = await holdWithNews(tx, discussionId, now)
  if (held === undefined) return NOTHING
  const upTo = held.state === 'visible' ? await findNewestComment(tx, discussionId) : undefined
  if (upTo === undefined) {
    await setDue(tx, discussionId, null)
    return NOTHING
  }
  await followMentioned(tx, discussionId)
  const toldUpTo = new Date(now.getTime() - PAUSE_MS)
  const due = await listDueFollowers(tx, { discussionId, toldUpTo, limit: FOLLOWERS_A_STEP })
  const mails = await queueNews(tx, { discussionId, due, upTo, now })
  if (due.length === FOLLOWERS_A_STEP) return { mails, isLast: false }
  const longest = await findLongestUntold(tx, discussionId)
  await setDue(tx, discussionId, longest === undefined ? null : new Date(longest.getTime() + PAUSE_MS))
  return { mails, isLast: true }
}

/** Holds the discussion: comments come in before or after, and of two processes one finds nothing to do any more. */
function holdWithNews(tx: Tx, id: number, now: Date) {
  // Written without being changed: that holds it in both databases.
  return tx
    .updateTable('discussion')
    .set((ref) => ({ updated_at: ref.ref('updated_at') }))
    .where('id', '=', id)
    .where('news_due_at', '<=', now.toISOString())
    .returning('state')
    .executeTakeFirst()
}

async function setDue(tx: Tx, id: number, at: Date | null): Promise<void> {
  await tx
    .updateTable('discussion')
    .set({ news_due_at: at?.toISOString() ?? null })
    .where('id', '=', id)
    .execute()
}

async function findNewestComment(tx: Tx, discussionId: number): Promise<number | undefined> {
  const newest = await tx
    .selectFrom('comment')
    .select('id')
    .where('discussion_id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id
}

interface News {
  discussionId: number
  due: readonly DueFollower[]
  upTo: number
  now: Date
}

/** Followers who want no such mail, or can't get any, are told silently: the past won't come when they change it. */
async function queueNews(tx: Tx, { discussionId, due, upTo, now }: News): Promise<number> {
  const ids = due.map(({ accountId }) => accountId)
  const recipients = await listAddressesWishing(tx, 'email_community_responses', ids)
  const mails = due.flatMap(({ accountId, toldCommentId: after }) => {
    const recipient = recipients.get(accountId)
    if (recipient === undefined) return []
    return [{ kind: ANSWERS_MAIL, recipient, data: newsData({ discussionId, accountId, after, upTo }) }]
  })
  await queueMails(tx, mails, now)
  await markTold(tx, { discussionId, accountIds: ids.filter((id) => recipients.has(id)), upTo, at: now })
  await markTold(tx, { discussionId, accountIds: ids.filter((id) => !recipients.has(id)), upTo })
  return mails.length
}
