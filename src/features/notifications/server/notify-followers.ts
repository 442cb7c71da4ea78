import { listSubscribedAddresses } from '#features/accounts/server/public.ts'
import { VISIBLE } from '#features/discussions/server/public.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { queueMails } from '#platform/mail/mail.ts'
import {
  type DueFollower,
  findLongestUnnotified,
  followMentioned,
  listDueFollowers,
  markNotified,
} from './followers.ts'
import { NEW_COMMENTS_MAIL, newCommentsData } from './new-comments-mail.ts'

/** A follower gets one mail in so long about a discussion, in ms: what is written meanwhile is gathered. */
const PAUSE_MS = 3_600_000
/** Followers of one transaction: with more, other writers would wait noticeably long. */
const FOLLOWERS_A_STEP = 100

/**
 * Tells followers of what is new, discussion by discussion. Several processes may do it at once, and it may end anywhere:
 * a mail and the note that its follower was told are one transaction.
 * @returns how many mails are on their way
 * @throws {AggregateError} what went wrong with single discussions, when all others are through
 */
export async function notifyFollowers(db: Db, now: Date): Promise<number> {
  const failures: unknown[] = []
  let mails = 0
  for (const id of await listWithNews(db, now)) {
    try {
      mails += await tellDiscussion(db, id, now)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} discussions could not be told of`)
  return mails
}

async function listWithNews(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('discussion')
    .select('id')
    .where('news_due_at', '<=', now.toISOString())
    .orderBy('news_due_at')
    .execute()
  return rows.map(({ id }) => id)
}

async function tellDiscussion(db: Db, id: number, now: Date): Promise<number> {
  for (let mails = 0; ; ) {
    const step = await db.transaction().execute((tx) => tellSome(tx, id, now))
    mails += step.mails
    if (step.isLast) return mails
  }
}

interface Step {
  mails: number
  /** False while the discussion has more followers to tell now. */
  isLast: boolean
}

async function tellSome(tx: Tx, discussionId: number, now: Date): Promise<Step> {
  const discussion = await lockWithNews(tx, discussionId, now)
  if (discussion === undefined) return { mails: 0, isLast: true }
  const upTo = discussion.state === 'visible' ? await findNewestComment(tx, discussionId) : undefined
  if (upTo === undefined) {
    await setDue(tx, discussionId, null)
    return { mails: 0, isLast: true }
  }
  await followMentioned(tx, discussionId)
  const toldUpTo = new Date(now.getTime() - PAUSE_MS)
  const due = await listDueFollowers(tx, { discussionId, toldUpTo, limit: FOLLOWERS_A_STEP })
  const mails = await queueNews(tx, { discussionId, due, upTo, now })
  if (due.length === FOLLOWERS_A_STEP) return { mails, isLast: false }
  const longest = await findLongestUnnotified(tx, discussionId)
  await setDue(tx, discussionId, longest === undefined ? null : new Date(longest.getTime() + PAUSE_MS))
  return { mails, isLast: true }
}

/** Locks the discussion: comments come in before or after, and a second process finds no news when it gets the lock. */
function lockWithNews(tx: Tx, id: number, now: Date) {
  const discussion = tx
    .selectFrom('discussion')
    .select('state')
    .where('id', '=', id)
    .where('news_due_at', '<=', now.toISOString())
  return lock(tx, discussion).executeTakeFirst()
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

interface NewComments {
  discussionId: number
  due: readonly DueFollower[]
  upTo: number
  now: Date
}

/** Followers who want no such mail, or can't get any, are told silently: the past won't come when they change it. */
async function queueNews(tx: Tx, { discussionId, due, upTo, now }: NewComments): Promise<number> {
  const ids = due.map(({ accountId }) => accountId)
  const recipients = await listSubscribedAddresses(tx, 'email_community_responses', ids)
  const mails = due.flatMap(({ accountId, toldCommentId: after }) => {
    const recipient = recipients.get(accountId)
    if (recipient === undefined) return []
    return [{ kind: NEW_COMMENTS_MAIL, recipient, data: newCommentsData({ discussionId, accountId, after, upTo }) }]
  })
  await queueMails(tx, mails, now)
  await markNotified(tx, { discussionId, accountIds: ids.filter((id) => recipients.has(id)), upTo, at: now })
  await markNotified(tx, { discussionId, accountIds: ids.filter((id) => !recipients.has(id)), upTo })
  return mails.length
}
