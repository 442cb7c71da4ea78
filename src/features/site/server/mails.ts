import { titledMail } from '#platform/mail/layout.ts'
import type { MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { contactText as text } from '../messages.ts'

const testMail: MailTemplate = async (_mail, { siteUrl, siteName }) => {
  const { subject, body, why } = text.mail
  return titledMail({ siteUrl, siteName, title: subject, paragraphs: [body(siteName)], footer: [why] })
}

export const siteMails: MailTemplates = { 'contact-test': testMail }
