import { lockFree } from '#platform/database/lock.ts'
import type { Db } from '#platform/database/schema.ts'
import { GIVE_UP_AFTER, retryDelayMs } from './retry.ts'

/** How long a worker has a mail to itself, in ms. A delivery takes less (see smtp-delivery.ts). */
const CLAIM_MS = 300_000
/** How long a sent mail stays in the table, in ms. */
const KEEP_SENT_MS = 7 * 24 * 3_600_000

/** A mail in the hands of this worker. */
export interface ClaimedMail {
  id: number
  kind: string
  recipient: string
  /** JSON. */
  data: string
  createdAt: string
  /** How often it has failed so far. */
  attempts: number
  /** End of the claim: once another worker has it, nothing here changes its row any more. */
  claim: string
}

/** A mail that nobody will send any more. */
export interface FailedMail {
  id: number
  kind: string
  recipient: string
  error: string
}

/** Takes up to `count` mails that are due, the oldest first: new ones, and those that a dead worker left untouched. */
export async function claimDue(db: Db, now: Date, count: number): Promise<ClaimedMail[]> {
  const at = now.toISOString()
  const claim = new Date(now.getTime() + CLAIM_MS).toISOString()
  // One statement, hence one transaction: on SQLite it starts as a write and can't be overtaken.
  const rows = await db
    .with(
      (cte) => cte('due').materialized(),
      (query) =>
        lockFree(
          db,
          query
            .selectFrom('outbox_mail')
            .select('id')
            .where('sent_at', 'is', null)
            .where('failed_at', 'is', null)
            .where('handed_at', 'is', null)
            .where('due_at', '<=', at)
            .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', at)]))
            .orderBy('due_at')
            .orderBy('id')
            .limit(count),
        ),
    )
    .updateTable('outbox_mail')
    .set({ claimed_until: claim })
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'recipient', 'data', 'created_at as createdAt', 'attempts', 'due_at'])
    .execute()
  return rows
    .sort((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at) || a.id - b.id)
    .map(({ due_at: _, ...mail }) => ({ ...mail, claim }))
}

/** Gives up the mails whose worker died while it handed them over: they may have arrived, so they don't go again. */
export async function failUnsure(db: Db, now: Date): Promise<FailedMail[]> {
  const at = now.toISOString()
  const error = 'the process ended while this mail was handed over: it may have arrived'
  const rows = await db
    .updateTable('outbox_mail')
    .set({ failed_at: at, last_error: error, claimed_until: null })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('handed_at', 'is not', null)
    .where('claimed_until', '<=', at)
    .returning(['id', 'kind', 'recipient'])
    .execute()
  return rows.map((row) => ({ ...row, error }))
}

/** Notes that the text is about to leave. @throws when the mail is not this worker's any more: it must not leave */
export async function markHanded(db: Db, mail: ClaimedMail, now: Date): Promise<void> {
  const { numUpdatedRows } = await held(db, mail).set({ handed_at: now.toISOString() }).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Error('another worker has this mail')
}

/** It has arrived; what only its text needed is forgotten. */
export async function markSent(db: Db, mail: ClaimedMail, now: Date): Promise<void> {
  await held(db, mail).set({ sent_at: now.toISOString(), last_error: null, data: '{}', claimed_until: null }).execute()
}

/** It has not arrived: it is due again later. 'failed' when that was the last attempt. */
export async function markAgain(db: Db, mail: ClaimedMail, error: string, now: Date): Promise<'again' | 'failed'> {
  const attempts = mail.attempts + 1
  const givenUp = attempts >= GIVE_UP_AFTER
  await held(db, mail)
    .set({
      attempts,
      due_at: new Date(now.getTime() + retryDelayMs(attempts)).toISOString(),
      failed_at: givenUp ? now.toISOString() : null,
      last_error: error,
      claimed_until: null,
      handed_at: null,
    })
    .execute()
  return givenUp ? 'failed' : 'again'
}

/** It won't be tried any more. */
export async function markFailed(db: Db, mail: ClaimedMail, error: string, now: Date): Promise<void> {
  const failedAt = now.toISOString()
  await held(db, mail)
    .set({ attempts: mail.attempts + 1, failed_at: failedAt, last_error: error, claimed_until: null })
    .execute()
}

/** There is nothing to say any more. */
export async function dropMail(db: Db, mail: ClaimedMail): Promise<void> {
  await db.deleteFrom('outbox_mail').where('id', '=', mail.id).where('claimed_until', '=', mail.claim).execute()
}

/** Removes what was sent more than seven days ago. */
export async function forgetSent(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_SENT_MS).toISOString()
  await db.deleteFrom('outbox_mail').where('sent_at', '<', before).execute()
}

function held(db: Db, mail: ClaimedMail) {
  return db.updateTable('outbox_mail').where('id', '=', mail.id).where('claimed_until', '=', mail.claim)
}
