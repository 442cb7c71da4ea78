import { marked } from 'marked'
import { z } from 'zod'
import { SITE_NAME } from '#core/site-name.ts'
import { wantsMail } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { sanitizeEditorHtml } from '#platform/html/sanitize-editor-html.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import type { MailTemplate } from '#platform/mail/mail.ts'
import { isOnList } from '../queries/on-list.ts'
import { text } from './messages.ts'
import { unsubscribeLinks } from './unsubscribe-link.ts'

const Data = z.object({ issue: z.int() })

/** A text of the editors, for one reader. */
export const issueMail: MailTemplate = async (mail, { db, secret, siteUrl }) => {
  const issue = await db
    .selectFrom('newsletter_issue')
    .selectAll()
    .where('id', '=', Data.parse(mail.data).issue)
    .executeTakeFirst()
  if (issue === undefined || !(await stillWants(db, issue.list, mail.recipient))) return undefined
  const list = issue.list === 'newsletter' ? 'newsletter' : 'email_occassional_updates'
  const links = unsubscribeLinks(secret, siteUrl, list, mail.recipient)
  const html = sanitizeEditorHtml(await marked.parse(issue.body.replaceAll(/^# /gm, '## ')))
  const layout = mailLayout({
    siteName: SITE_NAME,
    siteUrl,
    title: issue.subject,
    body: { html, text: issue.body },
    footer: [issue.list === 'newsletter' ? text.newsletterWhy : text.occasionalWhy],
    unsubscribe: { label: text.unsubscribe, url: links.page },
  })
  return { subject: issue.subject, ...layout, unsubscribeUrl: links.oneClick }
}

async function stillWants(db: Db, list: 'newsletter' | 'occasional', email: string): Promise<boolean> {
  if (list === 'occasional') return wantsMail(db, email, 'email_occassional_updates')
  return isOnList(db, email)
}
