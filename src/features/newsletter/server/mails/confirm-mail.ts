import { z } from 'zod'
import { SITE_NAME } from '#core/site-name.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import type { MailTemplate } from '#platform/mail/mail.ts'
import { isOnList } from '../queries/on-list.ts'
import { confirmLink } from './confirm-link.ts'
import { text } from './messages.ts'

const Data = z.object({ at: z.int() })

/** Asks an address whether it wants the newsletter. */
export const confirmMail: MailTemplate = async (mail, { db, secret, siteUrl }) => {
  if (await isOnList(db, mail.recipient)) return undefined
  const { subject, body, button, after, why } = text.confirm
  const layout = mailLayout({
    siteName: SITE_NAME,
    siteUrl,
    title: subject,
    paragraphs: [body],
    button: { label: button, url: confirmLink(secret, siteUrl, mail.recipient, Data.parse(mail.data).at) },
    after: [after],
    footer: [why],
  })
  return { subject: `${subject} · ${SITE_NAME}`, ...layout }
}
