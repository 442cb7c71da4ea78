import { z } from 'zod'
import { isStaff } from '#core/roles.ts'
import { titledMail } from '#platform/mail/layout.ts'
import type { Mail, MailContext, MailTemplate, MailTemplates, QueuedMail } from '#platform/mail/mail.ts'
import { returnPath } from '../return-path.ts'
import { text } from './mail-messages.ts'
import { createMailToken, resetUrl } from './mail-tokens.ts'
import { findAccountByEmail } from './queries/accounts.ts'
import { findSecondFactor } from './second-factor/factors.ts'
import { SECURITY_MAILS } from './security-mail.ts'

/** Mails of a kind to one email per day, so that nobody can flood somebody else's mailbox. */
const MAX_PER_DAY = 5
const DAY_MS = 24 * 60 * 60 * 1000

const Named = z.object({ name: z.string() })
/** Where the new member came from. */
const Return = z.object({ next: z.string().optional() })
const Changed = Named.extend({ keptSession: z.boolean().default(false) })
const Ended = Named.extend({ device: z.string() })
const Security = Named.extend({ event: z.enum(SECURITY_MAILS), detail: z.string() })

/** The data of a verification mail: a path of this site to come back to, if there is one. */
export function returnData(next: string | undefined): Record<string, string> {
  const path = returnPath(next ?? null)
  return path === undefined ? {} : { next: path }
}

const verifyEmail: MailTemplate = async (mail, context) => {
  const account = await findAccountByEmail(context.db, mail.recipient)
  if (account === undefined || account.verified_at !== null) return undefined
  if (await isLimitReached(context, mail, 'verify', account.id)) return undefined
  const key = await createMailToken(context, mail, 'verify', account.id)
  const { next } = Return.parse(mail.data)
  return accountMail(context, undefined, {
    ...text.verify,
    url: `${context.siteUrl}/user/verify-email?${new URLSearchParams({ key, ...(next && { next }) })}`,
  })
}

const resetPassword: MailTemplate = async (mail, context) => {
  const account = await findAccountByEmail(context.db, mail.recipient)
  if (account === undefined) return undefined
  if (await isLimitReached(context, mail, 'reset', account.id)) return undefined
  const token = await createMailToken(context, mail, 'reset', account.id)
  const url = resetUrl(context.siteUrl, { id: account.id, email: mail.recipient }, token)
  return accountMail(context, account.verified_at === null ? undefined : account.first_name, { ...text.reset, url })
}

const passwordChanged: MailTemplate = async (mail, context) => {
  const { name, keptSession } = Changed.parse(mail.data)
  const body = text.changed.body(keptSession)
  return accountMail(context, name, { ...text.changed, body, url: `${context.siteUrl}/user/reset-password` })
}

const sessionEnded: MailTemplate = async (mail, context) => {
  const { name, device } = Ended.parse(mail.data)
  const body = text.sessionEnded.body(device)
  return accountMail(context, name, { ...text.sessionEnded, body, url: `${context.siteUrl}/user/settings#sessions` })
}

const accountSecurity: MailTemplate = async (mail, context) => {
  const { name, event, detail } = Security.parse(mail.data)
  const { subject, body } = text.security[event]
  const content = { subject, body: body(detail), button: text.security.button, after: text.security.after }
  const section = event === 'new_device' ? 'sessions' : 'second-factor'
  return accountMail(context, name, { ...content, url: `${context.siteUrl}/user/settings#${section}` })
}

const dataCopy: MailTemplate = async (mail, context) =>
  accountMail(context, Named.parse(mail.data).name, { ...text.copy, url: `${context.siteUrl}/user/settings#data` })

/** The link after a person got a role, or lost the second factor, at the back office. */
const staffLink: MailTemplate = async (mail, context) => {
  const account = await findAccountByEmail(context.db, mail.recipient)
  if (account === undefined || !isStaff(account.role) || (await findSecondFactor(context.db, account.id)))
    return undefined
  const token = await createMailToken(context, mail, 'enrol', account.id)
  const url = resetUrl(context.siteUrl, { id: account.id, email: mail.recipient }, token)
  return accountMail(context, account.first_name, { ...text.enrol, url })
}

const welcome: MailTemplate = async (mail, context) =>
  accountMail(context, Named.parse(mail.data).name, { ...text.welcome, url: `${context.siteUrl}/training` })

export const accountMails: MailTemplates = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'session-ended': sessionEnded,
  'account-security': accountSecurity,
  'data-copy': dataCopy,
  'staff-link': staffLink,
  welcome,
}

interface MailContent {
  subject: string
  body: string | readonly string[]
  button: string
  url: string
  after?: string
}

function accountMail(
  { siteUrl, siteName }: MailContext,
  name: string | undefined,
  { subject, body, button, url, after }: MailContent,
): Mail {
  const paragraphs = [text.hello(name), ...(typeof body === 'string' ? [body] : body)]
  return titledMail({
    siteUrl,
    siteName,
    title: subject,
    paragraphs,
    button: { label: button, url },
    after: after === undefined ? [] : [after],
    footer: [text.why(siteName)],
  })
}

async function isLimitReached({ db }: MailContext, mail: QueuedMail, purpose: 'verify' | 'reset', accountId: number) {
  const { sent } = await db
    .selectFrom('account_token')
    .select((row) => row.fn.countAll<number | string>().as('sent'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('mail_id', '!=', mail.id)
    .where('created_at', '>', new Date(Date.now() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow()
  return Number(sent) >= MAX_PER_DAY
}
