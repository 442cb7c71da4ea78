import { lockSkippingLocked } from '#platform/database/lock.ts'
import type { Db } from '#platform/database/schema.ts'

/** How long a claim lasts, in ms: longer than a delivery (see `SmtpTimeouts`). */
const CLAIM_MS = 300_000
/** How long a sent mail stays in the table, in ms. */
const KEEP_SENT_MS = 7 * 24 * 3_600_000
/** After this many failed attempts, a day and a half after it was due, a mail is given up. */
const MAX_ATTEMPTS = 12
const FIRST_DELAY_MS = 60_000
const MAX_DELAY_MS = 6 * 3_600_000

export interface ClaimedMail {
  id: number
  kind: string
  recipient: string
  /** JSON. */
  data: string
  createdAt: string
  attempts: number
  /** ISO time at which the claim ends. It identifies the claim: after another worker's claim no write with this one changes the row. */
  claim: string
}

/** A mail that was given up. */
export interface FailedMail {
  id: number
  kind: string
  recipient: string
  error: string
}

/** Claims up to `count` due mails, the oldest first: also those that a dead worker claimed but did not start to send. */
export async function claimDueMails(db: Db, now: Date, count: number): Promise<ClaimedMail[]> {
  const at = now.toISOString()
  const claim = new Date(now.getTime() + CLAIM_MS).toISOString()
  // One statement: on SQLite it takes the write lock before it reads.
  const rows = await db
    .with(
      (cte) => cte('due').materialized(),
      (query) =>
        lockSkippingLocked(
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

/** Gives up the mails whose worker died while it sent them: they may have arrived, so they are not sent again. */
export async function failInterrupted(db: Db, now: Date): Promise<FailedMail[]> {
  const at = now.toISOString()
  const error = 'the process ended while it sent this mail: it may have arrived'
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

/** Records that the message is about to be sent. @throws when another worker has claimed the mail: then it must not be sent */
export async function markSending(db: Db, mail: ClaimedMail, now: Date): Promise<void> {
  const { numUpdatedRows } = await claimedRow(db, mail).set({ handed_at: now.toISOString() }).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Error('another worker has this mail')
}

/** Records that the mail has arrived, and deletes the data of its template. */
export async function markSent(db: Db, mail: ClaimedMail, now: Date): Promise<void> {
  await claimedRow(db, mail)
    .set({ sent_at: now.toISOString(), last_error: null, data: '{}', claimed_until: null })
    .execute()
}

/** Schedules the next attempt after a temporary failure. @returns 'failed' when this was the last attempt */
export async function scheduleRetry(
  db: Db,
  mail: ClaimedMail,
  error: string,
  now: Date,
): Promise<'scheduled' | 'failed'> {
  const attempts = mail.attempts + 1
  const isGivenUp = attempts >= MAX_ATTEMPTS
  await claimedRow(db, mail)
    .set({
      attempts,
      due_at: new Date(now.getTime() + retryDelayMs(attempts)).toISOString(),
      failed_at: isGivenUp ? now.toISOString() : null,
      last_error: error,
      claimed_until: null,
      handed_at: null,
    })
    .execute()
  return isGivenUp ? 'failed' : 'scheduled'
}

/** Records that a mail is given up. */
export async function markFailed(db: Db, mail: ClaimedMail, error: string, now: Date): Promise<void> {
  const failedAt = now.toISOString()
  await claimedRow(db, mail)
    .set({ attempts: mail.attempts + 1, failed_at: failedAt, last_error: error, claimed_until: null })
    .execute()
}

export async function deleteMail(db: Db, mail: ClaimedMail): Promise<void> {
  await db.deleteFrom('outbox_mail').where('id', '=', mail.id).where('claimed_until', '=', mail.claim).execute()
}

export async function deleteSentMails(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_SENT_MS).toISOString()
  await db.deleteFrom('outbox_mail').where('sent_at', '<', before).execute()
}

function claimedRow(db: Db, mail: ClaimedMail) {
  return db.updateTable('outbox_mail').where('id', '=', mail.id).where('claimed_until', '=', mail.claim)
}

/** How long to wait after an attempt (from 1) has failed, in ms: one minute, then twice as long each time, up to six hours. */
export function retryDelayMs(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS)
}
