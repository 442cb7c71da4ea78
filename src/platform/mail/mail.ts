import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'

export interface Mail {
  subject: string
  /** Plain text; lines may have any length. */
  text: string
  /** A whole HTML document. */
  html: string
  /** URL for one-click unsubscribing (RFC 8058), in mail that readers can unsubscribe from. */
  unsubscribeUrl?: string
}

/** A mail that waits in the outbox. */
export interface QueuedMail {
  id: number
  kind: string
  recipient: string
  /** The data of `queueMail`, parsed from JSON; the template validates it. */
  data: unknown
}

/** The services that a mail template can use. */
export interface MailContext {
  db: Db
  secret: Secret
  /** Origin of the site, e.g. `https://trp.example.org`. */
  siteUrl: string
  siteName: string
}

/**
 * Writes the content of a mail when it is sent. It may run several times for one mail and must return the same each time.
 * Returns undefined when the mail is no longer needed, for example because the account was deleted.
 */
export type MailTemplate = (mail: QueuedMail, context: MailContext) => Promise<Mail | undefined>

export type MailTemplates = Readonly<Record<string, MailTemplate>>

export interface NewMail {
  kind: string
  recipient: string
  data: Record<string, string | number | boolean>
  /** The name of the mails that are sent, held and counted together (see `batches.ts`). */
  batch?: string
}

/** Queues a mail in the outbox, in the transaction that causes it. It is sent after the commit. */
export async function queueMail(tx: Tx, mail: NewMail, now: Date): Promise<void> {
  await queueMails(tx, [mail], now)
}

/** Like `queueMail`, for many mails. */
export async function queueMails(tx: Tx, mails: readonly NewMail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  const at = now.toISOString()
  const rows = mails.map(({ kind, recipient, data, batch = null }) => ({
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
    batch,
  }))
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await tx
      .insertInto('outbox_mail')
      .values(rows.slice(start, start + ROWS_PER_INSERT).map((row) => ({ ...row, attempts: 0 })))
      .execute()
  await recordChange(tx, 'mail')
}

/** Keeps the number of parameters of one statement below the limits of the databases. */
const ROWS_PER_INSERT = 500

/** Deletes the mails to a recipient that no worker has started to send. */
export async function deleteWaitingMails(tx: Tx, recipient: string): Promise<void> {
  await tx.deleteFrom('outbox_mail').where('recipient', '=', recipient).where('claimed_until', 'is', null).execute()
}
