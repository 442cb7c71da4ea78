import { marked } from 'marked'
import { z } from 'zod'
import { SITE_NAME } from '#core/site-name.ts'
import { wantsMail } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { sanitizeEditorHtml } from '#platform/html/sanitize-editor-html.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import type { MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { mailText as text } from '../messages.ts'
import { isSubscribed } from './queries/subscribers.ts'
import { confirmLink, unsubscribeLinks } from './signed-links.ts'

const ConfirmData = z.object({ at: z.int() })
const IssueData = z.object({ issue: z.int() })

/** Asks a reader to confirm the sign-up. */
const confirmMail: MailTemplate = async (mail, { db, secret, siteUrl }) => {
  if (await isSubscribed(db, mail.recipient)) return undefined
  const { subject, body, button, after, why } = text.confirm
  const layout = mailLayout({
    siteUrl,
    title: subject,
    paragraphs: [body],
    button: { label: button, url: confirmLink(secret, siteUrl, mail.recipient, ConfirmData.parse(mail.data).at) },
    after: [after],
    footer: [why],
  })
  return { subject: `${subject} · ${SITE_NAME}`, ...layout }
}

/** An issue for one reader. A reader who has left the list in the meantime gets no mail. */
const issueMail: MailTemplate = async (mail, { db, secret, siteUrl }) => {
  const issue = await db
    .selectFrom('newsletter_issue')
    .selectAll()
    .where('id', '=', IssueData.parse(mail.data).issue)
    .executeTakeFirst()
  if (issue === undefined || !(await wantsIssue(db, issue.list, mail.recipient))) return undefined
  const list = issue.list === 'newsletter' ? 'newsletter' : 'email_occassional_updates'
  const links = unsubscribeLinks(secret, siteUrl, list, mail.recipient)
  const html = sanitizeEditorHtml(await marked.parse(issue.body.replaceAll(/^# /gm, '## ')))
  const layout = mailLayout({
    siteUrl,
    title: issue.subject,
    body: { html, text: issue.body },
    footer: [issue.list === 'newsletter' ? text.newsletterWhy : text.occasionalWhy],
    unsubscribe: { label: text.unsubscribe, url: links.page },
  })
  return { subject: issue.subject, ...layout, unsubscribeUrl: links.oneClick }
}

async function wantsIssue(db: Db, list: 'newsletter' | 'occasional', email: string): Promise<boolean> {
  if (list === 'occasional') return wantsMail(db, email, 'email_occassional_updates')
  return isSubscribed(db, email)
}

export const newsletterMails: MailTemplates = { 'newsletter-issue': issueMail, 'newsletter-confirm': confirmMail }
