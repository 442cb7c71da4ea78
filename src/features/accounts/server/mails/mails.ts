import { z } from 'zod'
import { SITE_NAME } from '#core/site-name.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import type { Mail, MailContext, MailTemplate, MailTemplates, QueuedMail } from '#platform/mail/mail.ts'
import { findAccountByEmail } from '../queries/accounts.ts'
import { tokenOfMail, uidOf } from './mail-tokens.ts'
import { text } from './messages.ts'

/** Links of a kind that are mailed to one address in a day at most: more would be somebody else's nuisance. */
const LINKS_A_DAY = 5
const DAY_MS = 24 * 60 * 60 * 1000

const Named = z.object({ name: z.string() })
const Changed = Named.extend({ keptSession: z.boolean().default(false) })
const Ended = Named.extend({ device: z.string() })

const verifyEmail: MailTemplate = async (mail, ground) => {
  const account = await findAccountByEmail(ground.db, mail.recipient)
  if (account === undefined || account.verified_at !== null) return undefined
  if (await hasEnough(ground, mail, 'verify', account.id)) return undefined
  const key = await tokenOfMail(ground, mail, 'verify', account.id)
  return accountMail(ground, undefined, {
    ...text.verify,
    url: `${ground.siteUrl}/user/verify-email?key=${key}`,
  })
}

const resetPassword: MailTemplate = async (mail, ground) => {
  const account = await findAccountByEmail(ground.db, mail.recipient)
  if (account === undefined) return undefined
  if (await hasEnough(ground, mail, 'reset', account.id)) return undefined
  const token = await tokenOfMail(ground, mail, 'reset', account.id)
  const confirmUrl = `${ground.siteUrl}/user/reset-password/confirm/${uidOf(account.id)}/${token}/`
  const url = `${ground.siteUrl}/user/reset-password-input?url=${encodeURIComponent(confirmUrl)}`
  return accountMail(ground, account.verified_at === null ? undefined : account.first_name, { ...text.reset, url })
}

const passwordChanged: MailTemplate = async (mail, ground) => {
  const { name, keptSession } = Changed.parse(mail.data)
  const body = text.changed.body(keptSession)
  return accountMail(ground, name, { ...text.changed, body, url: `${ground.siteUrl}/user/reset-password` })
}

const sessionEnded: MailTemplate = async (mail, ground) => {
  const { name, device } = Ended.parse(mail.data)
  const body = text.sessionEnded.body(device)
  return accountMail(ground, name, { ...text.sessionEnded, body, url: `${ground.siteUrl}/user/settings#sessions` })
}

const welcome: MailTemplate = async (mail, ground) =>
  accountMail(ground, Named.parse(mail.data).name, { ...text.welcome, url: `${ground.siteUrl}/training` })

/** What this area sends. */
export const accountMails: MailTemplates = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'session-ended': sessionEnded,
  welcome,
}

interface Parts {
  subject: string
  body: string | readonly string[]
  button: string
  url: string
  after?: string
}

function accountMail(
  { siteUrl }: MailContext,
  name: string | undefined,
  { subject, body, button, url, after }: Parts,
): Mail {
  const paragraphs = [text.hello(name), ...(typeof body === 'string' ? [body] : body)]
  const layout = mailLayout({
    siteName: SITE_NAME,
    siteUrl,
    title: subject,
    paragraphs,
    button: { label: button, url },
    after: after === undefined ? [] : [after],
    footer: [text.why],
  })
  return { subject: `${subject} · ${SITE_NAME}`, ...layout }
}

async function hasEnough({ db }: MailContext, mail: QueuedMail, purpose: 'verify' | 'reset', accountId: number) {
  const { made } = await db
    .selectFrom('account_token')
    .select((row) => row.fn.countAll<number | string>().as('made'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('mail_id', '!=', mail.id)
    .where('created_at', '>', new Date(Date.now() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow()
  return Number(made) >= LINKS_A_DAY
}
