import { z } from 'zod'
import { formatDate } from '#core/format.ts'
import { membersById } from '#features/accounts/server/public.ts'
import { fullName } from '#features/discussions/server/public.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import type { MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { roleText, mailText as text } from '../messages.ts'
import { findInvitation, invitationKey } from './actions/invitations.ts'
import { findReset, keepKey } from './factor-resets.ts'

const InvitationData = z.object({ invitation: z.int(), sent_at: z.string() })
const ResetData = z.object({ account: z.int() })

/** Not sent when the invitation was accepted, taken back or sent again since. */
const invitationMail: MailTemplate = async (mail, { db, secret, siteUrl, siteName }) => {
  const { invitation: id, sent_at } = InvitationData.parse(mail.data)
  const invitation = await findInvitation(db, id)
  if (invitation?.sent_at !== sent_at) return undefined
  const { subject, body, button, after, why } = text.invitation
  const inviter = (await membersById(db, [invitation.invited_by])).get(invitation.invited_by)
  const layout = mailLayout({
    siteUrl,
    siteName,
    title: subject,
    paragraphs: [
      body(inviter ? fullName(inviter) : siteName, roleText[invitation.role].inMail),
      ...(invitation.line === '' ? [] : [text.quoted(invitation.line)]),
    ],
    button: { label: button, url: `${siteUrl}/user/invitation?key=${invitationKey(secret, invitation)}` },
    after: [after],
    footer: [why],
  })
  return { subject: `${subject} · ${siteName}`, ...layout }
}

const resetMail: MailTemplate = async (mail, { db, secret, siteUrl, siteName }) => {
  const reset = await findReset(db, ResetData.parse(mail.data).account)
  if (reset === undefined) return undefined
  const { subject, body, button, after, why } = text.reset
  const layout = mailLayout({
    siteUrl,
    siteName,
    title: subject,
    paragraphs: [body(formatDate(reset.due_at)), text.reason(reset.reason)],
    button: { label: button, url: `${siteUrl}/user/keep-second-factor?key=${keepKey(secret, reset)}` },
    after: [after],
    footer: [why],
  })
  return { subject: `${subject} · ${siteName}`, ...layout }
}

export const peopleMails: MailTemplates = { invitation: invitationMail, 'factor-reset': resetMail }
