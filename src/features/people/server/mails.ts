import { z } from 'zod'
import { formatDate } from '#core/format.ts'
import { membersById } from '#features/accounts/server/public.ts'
import { fullName } from '#features/discussions/server/public.ts'
import { titledMail } from '#platform/mail/layout.ts'
import type { MailContext, MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { roleText, mailText as text } from '../messages.ts'
import { findInvitation, invitationKey } from './actions/invitations.ts'
import { findReset, keepKey } from './factor-resets.ts'

const InvitationData = z.object({ invitation: z.int(), sent_at: z.string() })
const ResetData = z.object({ account: z.int() })

type LinkText = Record<'subject' | 'button' | 'after' | 'why', string>

/** A mail with one button. */
function linkMail(
  { siteUrl, siteName }: MailContext,
  { subject, button, after, why }: LinkText,
  path: string,
  paragraphs: string[],
) {
  return titledMail({
    siteUrl,
    siteName,
    title: subject,
    paragraphs,
    button: { label: button, url: siteUrl + path },
    after: [after],
    footer: [why],
  })
}

/** Not sent when the invitation was accepted, taken back or sent again since. */
const invitationMail: MailTemplate = async (mail, context) => {
  const { db, secret, siteName } = context
  const { invitation: id, sent_at } = InvitationData.parse(mail.data)
  const invitation = await findInvitation(db, id)
  if (invitation?.sent_at !== sent_at) return undefined
  const { invited_by, role, line } = invitation
  const inviter = (await membersById(db, [invited_by])).get(invited_by)
  const body = text.invitation.body(inviter ? fullName(inviter) : siteName, roleText[role].inMail)
  const path = `/user/invitation?key=${invitationKey(secret, invitation)}`
  return linkMail(context, text.invitation, path, line === '' ? [body] : [body, text.quoted(line)])
}

const resetMail: MailTemplate = async (mail, context) => {
  const { db, secret } = context
  const reset = await findReset(db, ResetData.parse(mail.data).account)
  if (reset === undefined) return undefined
  const path = `/user/keep-second-factor?key=${keepKey(secret, reset)}`
  return linkMail(context, text.reset, path, [text.reset.body(formatDate(reset.due_at)), text.reason(reset.reason)])
}

export const peopleMails: MailTemplates = { invitation: invitationMail, 'factor-reset': resetMail }
