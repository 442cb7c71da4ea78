import { listReachable } from '#features/accounts/server/public.ts'
import { endDueFollow, type Followed, lockDueFollows } from '#features/library/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { queueMails } from '#platform/mail/mail.ts'
import { DISCUSSIONS_MAIL, FILES_MAIL } from './module-mails.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** From one mail to the next, in ms. */
const PAUSES_MS = { files: 7 * DAY_MS, discussions: DAY_MS } as const
const KINDS = { files: FILES_MAIL, discussions: DISCUSSIONS_MAIL } as const
/** Followers in one transaction. */
const BATCH = 100

/**
 * Queues the mails about followed modules that are due. A mail and the note that it is queued are one transaction: no follower gets it twice.
 * @returns the number of queued mails
 */
export async function notifyModuleFollowers(db: Db, now: Date): Promise<number> {
  let mails = 0
  for (const what of ['files', 'discussions'] as const)
    for (;;) {
      const batch = await db.transaction().execute((tx) => notifyBatch(tx, what, now))
      mails += batch.mails
      if (batch.isLast) break
    }
  return mails
}

async function notifyBatch(tx: Tx, what: Followed, now: Date): Promise<{ mails: number; isLast: boolean }> {
  const follows = await lockDueFollows(tx, what, now, BATCH)
  const reachable = await listReachable(tx, [...new Set(follows.map(({ accountId }) => accountId))])
  const mails = follows.flatMap(({ accountId, moduleId, version, live, discussionsKnown }) => {
    const recipient = reachable.get(accountId)?.email
    if (recipient === undefined || live === 0) return []
    const known = what === 'files' ? { from: version, to: live } : { after: discussionsKnown, until: now.toISOString() }
    return [{ kind: KINDS[what], recipient, data: { accountId, moduleId, ...known } }]
  })
  await queueMails(tx, mails, now)
  for (const follow of follows) await endDueFollow(tx, what, follow, { now, pauseMs: PAUSES_MS[what] })
  return { mails: mails.length, isLast: follows.length < BATCH }
}
