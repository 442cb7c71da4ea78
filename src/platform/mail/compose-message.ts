import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mail } from './mail.ts'

export interface MessageHead {
  /** `Name <address>`, as in `MAIL_FROM`. */
  from: string
  /** An address without a name. */
  to: string
  /** With angle brackets. */
  messageId: string
  date: Date
}

/**
 * A mail as a MIME message with a plain and an HTML part. The same mail gives the same bytes each time.
 * @throws {TypeError} when `unsubscribeUrl` is no URL
 */
export function composeMessage(mail: Mail, { from, to, messageId, date }: MessageHead): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    // An object, because a string would be parsed as a list of addresses.
    to: { name: '', address: to },
    subject: mail.subject.toWellFormed(),
    messageId,
    date,
    text: mail.text.toWellFormed(),
    html: mail.html.toWellFormed(),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    baseBoundary: shortHash(messageId),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** The Message-ID of a mail in the outbox: the same at each attempt, so that mail programs show a duplicate once. */
export function messageIdOf(mail: { id: number; createdAt: string }, siteUrl: string): string {
  return `<outbox-${mail.id}.${shortHash(mail.createdAt)}@${new URL(siteUrl).hostname}>`
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}
  return { 'List-Unsubscribe': `<${new URL(url).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
