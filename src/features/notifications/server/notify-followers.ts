import { listSubscribedAddresses } from '#features/accounts/server/public.ts'
import {
  type DueFollower,
  findNewestComment,
  findOldestNotification,
  followMentioned,
  listDueDiscussions,
  listDueFollowers,
  lockDueDiscussion,
  markNotified,
  setNotificationDue,
} from '#features/discussions/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { queueMails } from '#platform/mail/mail.ts'
import { NEW_COMMENTS_MAIL, newCommentsData } from './mails.ts'

/** A follower gets at most one mail about a discussion in this time, in ms; later comments wait for the next one. */
const PAUSE_MS = 3_600_000
/** Followers in one transaction. With more of them, other writers would wait noticeably. */
const BATCH = 100

/**
 * Queues mails to followers, discussion by discussion. Several processes can run it at the same time, and it can stop at any
 * point: a mail and the mark that its follower was notified are one transaction.
 * @returns the number of queued mails
 * @throws {AggregateError} the errors of single discussions, after all others are done
 */
export async function notifyFollowers(db: Db, now: Date): Promise<number> {
  const failures: unknown[] = []
  let mails = 0
  for (const id of await listDueDiscussions(db, now)) {
    try {
      mails += await notifyDiscussion(db, id, now)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `notifying failed for ${failures.length} discussions`)
  return mails
}

async function notifyDiscussion(db: Db, id: number, now: Date): Promise<number> {
  for (let mails = 0; ; ) {
    const batch = await db.transaction().execute((tx) => notifyBatch(tx, id, now))
    mails += batch.mails
    if (batch.isLast) return mails
  }
}

interface Batch {
  mails: number
  /** False if more followers of the discussion are to be notified now. */
  isLast: boolean
}

async function notifyBatch(tx: Tx, discussionId: number, now: Date): Promise<Batch> {
  const discussion = await lockDueDiscussion(tx, discussionId, now)
  if (discussion === undefined) return { mails: 0, isLast: true }
  const upTo = discussion.state === 'visible' ? await findNewestComment(tx, discussionId) : undefined
  if (upTo === undefined) {
    await setNotificationDue(tx, discussionId, null)
    return { mails: 0, isLast: true }
  }
  await followMentioned(tx, discussionId)
  const notifiedBefore = new Date(now.getTime() - PAUSE_MS)
  const followers = await listDueFollowers(tx, { discussionId, notifiedBefore, limit: BATCH })
  const mails = await queueNewComments(tx, { discussionId, followers, upTo, now })
  if (followers.length === BATCH) return { mails, isLast: false }
  const oldest = await findOldestNotification(tx, discussionId)
  await setNotificationDue(tx, discussionId, oldest === undefined ? null : new Date(oldest.getTime() + PAUSE_MS))
  return { mails, isLast: true }
}

interface NewComments {
  discussionId: number
  followers: readonly DueFollower[]
  /** The newest comment. */
  upTo: number
  now: Date
}

/** Followers without a mail are marked too: if they subscribe later, they do not get mails about earlier comments. */
async function queueNewComments(tx: Tx, { discussionId, followers, upTo, now }: NewComments): Promise<number> {
  const ids = followers.map(({ accountId }) => accountId)
  const recipients = await listSubscribedAddresses(tx, ids)
  const mails = followers.flatMap(({ accountId, notifiedCommentId: after }) => {
    const recipient = recipients.get(accountId)
    if (recipient === undefined) return []
    return [{ kind: NEW_COMMENTS_MAIL, recipient, data: newCommentsData({ discussionId, accountId, after, upTo }) }]
  })
  await queueMails(tx, mails, now)
  await markNotified(tx, { discussionId, accountIds: ids.filter((id) => recipients.has(id)), upTo, at: now })
  await markNotified(tx, { discussionId, accountIds: ids.filter((id) => !recipients.has(id)), upTo })
  return mails.length
}
