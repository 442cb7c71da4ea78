import { setTimeout as sleep } from 'node:timers/promises'
import addressparser from 'nodemailer/lib/addressparser'
import { composeMessage, messageIdOf } from './compose-message.ts'
import { type Deliver, DeliveryError, type MailLog } from './deliver.ts'
import type { Mail, MailContext, MailTemplates } from './mail.ts'
import { maskAddress, maskIn } from './mask-address.ts'
import { type ClaimedMail, dropMail, type FailedMail, markAgain, markFailed, markHanded, markSent } from './outbox.ts'

/** What is needed to send. */
export interface MailSender extends MailContext {
  /** `Name <address>` of the sender. */
  mailFrom: string
  composers: MailTemplates
  deliver: Deliver
  log: MailLog
  now: () => Date
}

const MARK_TRIES = 3
const MARK_PAUSE_MS = 1000

/** Composes a claimed mail, hands it over and notes in its row how that went. @throws when the database fails */
export async function sendMail(mail: ClaimedMail, desk: MailSender): Promise<void> {
  const composed = await compose(mail, desk).catch((error: unknown) => notComposed(mail, desk, error))
  if (composed === undefined) return
  const { content, message } = composed
  const [sender] = addressparser(desk.mailFrom, { flatten: true })
  let handed = false
  try {
    await desk.deliver({
      id: mail.id,
      kind: mail.kind,
      from: sender?.address ?? '',
      to: mail.recipient,
      mail: content,
      message,
      beforeHandover: async () => {
        await markHanded(desk.db, mail, desk.now())
        handed = true
      },
    })
  } catch (error) {
    return notDelivered(mail, desk, asDeliveryError(error, handed))
  }
  await insist(() => markSent(desk.db, mail, desk.now()))
}

/** Tells the people who run the site of a mail that is not coming any more. */
export function reportFailed(log: MailLog, { id, kind, recipient, error }: FailedMail): void {
  log.error(
    { mail: id, kind, to: maskAddress(recipient), last_error: maskIn(error, recipient) },
    'a mail was given up: it has not arrived, or nobody knows whether it has',
  )
}

async function compose(mail: ClaimedMail, desk: MailSender): Promise<{ content: Mail; message: Buffer } | undefined> {
  const composer = Object.hasOwn(desk.composers, mail.kind) ? desk.composers[mail.kind] : undefined
  if (composer === undefined) return giveUp(mail, desk, 'no part of the site makes mail of this kind')
  const { id, kind, recipient } = mail
  const ground = { db: desk.db, secret: desk.secret, siteUrl: desk.siteUrl }
  const content = await composer({ id, kind, recipient, data: JSON.parse(mail.data) }, ground)
  if (content === undefined) return void (await dropMail(desk.db, mail))
  const messageId = messageIdOf(mail, desk.siteUrl)
  const head = { from: desk.mailFrom, to: recipient, messageId, date: new Date(mail.createdAt) }
  return { content, message: await composeMessage(content, head) }
}

async function notComposed(mail: ClaimedMail, desk: MailSender, error: unknown): Promise<undefined> {
  const stack = error instanceof Error ? error.stack : undefined
  const reason = maskIn(stack ?? messageOf(error), mail.recipient)
  desk.log.error({ mail: mail.id, kind: mail.kind, error: reason }, 'a mail could not be composed')
  return tryAgain(mail, desk, messageOf(error))
}

async function notDelivered(mail: ClaimedMail, desk: MailSender, error: DeliveryError): Promise<void> {
  if (error.kind === 'again') return tryAgain(mail, desk, error.message)
  await giveUp(mail, desk, error.kind === 'unsure' ? `it may have arrived: ${error.message}` : error.message)
}

function asDeliveryError(error: unknown, handed: boolean): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError(handed ? 'unsure' : 'again', messageOf(error), { cause: error })
}

async function tryAgain(mail: ClaimedMail, desk: MailSender, message: string): Promise<undefined> {
  const error = maskIn(message, mail.recipient)
  const outcome = await markAgain(desk.db, mail, error, desk.now())
  if (outcome === 'failed') reportFailed(desk.log, { ...mail, error })
  else desk.log.info({ mail: mail.id, kind: mail.kind, last_error: error }, 'a mail will be tried again')
}

async function giveUp(mail: ClaimedMail, desk: MailSender, message: string): Promise<undefined> {
  const error = maskIn(message, mail.recipient)
  await insist(() => markFailed(desk.db, mail, error, desk.now()))
  reportFailed(desk.log, { ...mail, error })
}

/** A mail that has left must not be taken for a doubtful one because the database was busy for a moment. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt < MARK_TRIES; attempt++) {
    const done = await write().then(
      () => true,
      () => false,
    )
    if (done) return
    await sleep(MARK_PAUSE_MS)
  }
  await write()
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
