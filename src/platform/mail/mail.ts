import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'

/** A mail as it is read. */
export interface Mail {
  subject: string
  /** Plain text, lines of any length. */
  text: string
  /** A whole HTML document. */
  html: string
  /** Address that takes the reader off the list with one press, for mail that they can leave (RFC 8058). */
  unsubscribeUrl?: string
}

/** A mail that waits in the outbox. */
export interface QueuedMail {
  id: number
  kind: string
  recipient: string
  /** What `queueMail` was given, parsed from JSON: to be parsed again by the composer. */
  data: unknown
}

/** What a composer can reach. */
export interface MailContext {
  db: Db
  secret: Secret
  /** Origin of the site, e.g. `https://trp.example.org`. */
  siteUrl: string
}

/**
 * Makes the text of a mail at the time when it is sent: may run several times for one mail, and must give the same each
 * time. Undefined when there is nothing to say any more (the account is gone, the wish was taken back).
 */
export type MailTemplate = (mail: QueuedMail, ground: MailContext) => Promise<Mail | undefined>

/** The composers of all areas by the kind of mail; the roof makes it. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>

export interface NewMail {
  kind: string
  recipient: string
  data: Record<string, string | number | boolean>
}

/** Puts a mail into the outbox, in the transaction of what it tells about. It leaves after the commit. */
export async function queueMail(tx: Tx, mail: NewMail, now: Date): Promise<void> {
  await queueMails(tx, [mail], now)
}

/** The same for many. */
export async function queueMails(tx: Tx, mails: readonly NewMail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  const at = now.toISOString()
  const rows = mails.map(({ kind, recipient, data }) => ({
    kind,
    recipient,
    data: JSON.stringify(data),
    created_at: at,
    due_at: at,
    claimed_until: null,
    handed_at: null,
    sent_at: null,
    failed_at: null,
    last_error: null,
  }))
  for (let start = 0; start < rows.length; start += ROWS_AN_INSERT)
    await tx
      .insertInto('outbox_mail')
      .values(rows.slice(start, start + ROWS_AN_INSERT).map((row) => ({ ...row, attempts: 0 })))
      .execute()
  await recordChange(tx, 'mail')
}

/** Keeps the parameters of one statement below what the databases take. */
const ROWS_AN_INSERT = 500

/** Deletes the mails to a recipient that no worker has started to send. */
export async function deleteWaitingMails(tx: Tx, recipient: string): Promise<void> {
  await tx.deleteFrom('outbox_mail').where('recipient', '=', recipient).where('claimed_until', 'is', null).execute()
}
