import { setTimeout as sleep } from 'node:timers/promises'
import addressparser from 'nodemailer/lib/addressparser'
import type { Db } from '#platform/database/schema.ts'
import { isBlocked } from './bounces.ts'
import { composeMessage, messageIdOf } from './compose-message.ts'
import { type Deliver, DeliveryError, type MailLog } from './delivery.ts'
import type { Mail, MailContext, MailTemplates } from './mail.ts'
import { maskAddress, maskAddressIn } from './mask-address.ts'
import {
  type ClaimedMail,
  deleteMail,
  type FailedMail,
  markFailed,
  markSending,
  markSent,
  scheduleRetry,
} from './outbox.ts'

/** The services and settings that sending needs. */
export interface MailSender extends Omit<MailContext, 'siteName'> {
  readSiteName: (db: Db) => Promise<string>
  /** `Name <address>` of the sender. */
  mailFrom: string
  templates: MailTemplates
  deliver: Deliver
  log: MailLog
  now: () => Date
}

const WRITE_ATTEMPTS = 3
const WRITE_PAUSE_MS = 1000

/** Composes a claimed mail, sends it and records the outcome in its row. @throws when the database fails */
export async function sendMail(mail: ClaimedMail, sender: MailSender): Promise<void> {
  const composed = await compose(mail, sender).catch((error: unknown) => handleComposeError(mail, sender, error))
  if (composed === undefined) return
  const { content, message } = composed
  const [from] = addressparser(sender.mailFrom, { flatten: true })
  let hasStarted = false
  try {
    await sender.deliver({
      id: mail.id,
      kind: mail.kind,
      from: from?.address ?? '',
      to: mail.recipient,
      mail: content,
      message,
      beforeSend: async () => {
        await markSending(sender.db, mail, sender.now())
        hasStarted = true
      },
    })
  } catch (error) {
    return handleDeliveryError(mail, sender, toDeliveryError(error, hasStarted))
  }
  await withRetries(() => markSent(sender.db, mail, sender.now()))
}

export function reportFailed(log: MailLog, { id, kind, recipient, error }: FailedMail): void {
  log.error(
    { mail: id, kind, to: maskAddress(recipient), last_error: maskAddressIn(error, recipient) },
    'a mail was given up: it has not arrived, or it is unknown whether it has',
  )
}

async function compose(mail: ClaimedMail, sender: MailSender): Promise<{ content: Mail; message: Buffer } | undefined> {
  const template = Object.hasOwn(sender.templates, mail.kind) ? sender.templates[mail.kind] : undefined
  if (template === undefined) return giveUp(mail, sender, 'no template for mail of this kind')
  const { id, kind, recipient } = mail
  const { db, secret, siteUrl } = sender
  const context = { db, secret, siteUrl, siteName: await sender.readSiteName(db) }
  const content = await template({ id, kind, recipient, data: JSON.parse(mail.data) }, context)
  if (content === undefined || (content.unsubscribeUrl !== undefined && (await isBlocked(sender.db, recipient))))
    return void (await deleteMail(sender.db, mail))
  const messageId = messageIdOf(mail, secret, siteUrl)
  const head = { from: sender.mailFrom, to: recipient, messageId, date: new Date(mail.createdAt) }
  return { content, message: await composeMessage(content, head) }
}

async function handleComposeError(mail: ClaimedMail, sender: MailSender, error: unknown): Promise<undefined> {
  const stack = error instanceof Error ? error.stack : undefined
  const reason = maskAddressIn(stack ?? messageOf(error), mail.recipient)
  sender.log.error({ mail: mail.id, kind: mail.kind, error: reason }, 'a mail could not be composed')
  return retryLater(mail, sender, messageOf(error))
}

async function handleDeliveryError(mail: ClaimedMail, sender: MailSender, error: DeliveryError): Promise<void> {
  if (error.kind === 'temporary') return retryLater(mail, sender, error.message)
  await giveUp(mail, sender, error.kind === 'unknown' ? `it may have arrived: ${error.message}` : error.message)
}

function toDeliveryError(error: unknown, hasStarted: boolean): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError(hasStarted ? 'unknown' : 'temporary', messageOf(error), { cause: error })
}

async function retryLater(mail: ClaimedMail, sender: MailSender, message: string): Promise<undefined> {
  const error = maskAddressIn(message, mail.recipient)
  const outcome = await scheduleRetry(sender.db, mail, error, sender.now())
  if (outcome === 'failed') reportFailed(sender.log, { ...mail, error })
  else
    sender.log.warn(
      { event: 'mail_delayed', mail: mail.id, kind: mail.kind, last_error: error },
      'a mail will be tried again',
    )
}

async function giveUp(mail: ClaimedMail, sender: MailSender, message: string): Promise<undefined> {
  const error = maskAddressIn(message, mail.recipient)
  await withRetries(() => markFailed(sender.db, mail, error, sender.now()))
  reportFailed(sender.log, { ...mail, error })
}

/** Without retries a mail that was sent would be reported as failed because the database was busy for a moment. */
async function withRetries(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt < WRITE_ATTEMPTS; attempt++) {
    const isDone = await write().then(
      () => true,
      () => false,
    )
    if (isDone) return
    await sleep(WRITE_PAUSE_MS)
  }
  await write()
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
