import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { type Secret, sign } from '#platform/secret/secret.ts'
import type { Mail } from './mail.ts'
import type { ClaimedMail } from './outbox.ts'

type SentMail = Pick<ClaimedMail, 'id' | 'createdAt' | 'recipient'>

/** 132 bits. */
const SIGNATURE_LETTERS = 22

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

/**
 * The Message-ID of a mail in the outbox: the same at each attempt, so that mail programs show a duplicate once. It is signed for
 * its recipient, so that nobody can report a bounce of another person's mail.
 */
export function messageIdOf({ id, createdAt, recipient }: SentMail, secret: Secret, siteUrl: string): string {
  return `${idFor([id, Date.parse(createdAt).toString(36)], recipient, secret)}${new URL(siteUrl).hostname}>`
}

/** Whether a text has the Message-ID of a mail that this site has sent to the address. */
export function hasMessageIdFor(text: string, recipient: string, secret: Secret): boolean {
  const [, id, time] = /<outbox-(\d{1,15})\.(\w{1,12})\./.exec(text) ?? []
  return id !== undefined && time !== undefined && text.includes(idFor([Number(id), time], recipient, secret))
}

/** A Message-ID without its host. Longer ones would not fit into a line. */
function idFor([id, time]: readonly [id: number, time: string], recipient: string, secret: Secret): string {
  const signature = sign(secret, 'message-id', [id, time, recipient.toLowerCase()]).slice(0, SIGNATURE_LETTERS)
  return `<outbox-${id}.${time}.${signature}@`
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}
  return { 'List-Unsubscribe': `<${new URL(url).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
