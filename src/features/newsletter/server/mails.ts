import { z } from 'zod'
import { wantsMail } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { titledMail } from '#platform/mail/layout.ts'
import type { MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { mailText as text } from '../messages.ts'
import { composeIssue, composeSample, mailingListOf, type RecipientList } from './compose-issue.ts'
import { isSubscribed } from './queries/subscribers.ts'
import { confirmLink, unsubscribeLinks } from './signed-links.ts'

const ConfirmData = z.object({ at: z.int() })
const IssueData = z.object({ issue: z.int(), list: z.enum(['newsletter', 'occasional']).optional() })

/** Asks a reader to confirm the sign-up. */
const confirmMail: MailTemplate = async (mail, { db, secret, siteUrl, siteName }) => {
  if (await isSubscribed(db, mail.recipient)) return undefined
  const { subject, body, button, after, why } = text.confirm
  return titledMail({
    siteUrl,
    siteName,
    title: subject,
    paragraphs: [body],
    button: { label: button, url: confirmLink(secret, siteUrl, mail.recipient, ConfirmData.parse(mail.data).at) },
    after: [after],
    footer: [why],
  })
}

/** An issue for one reader. A reader who has left the list in the meantime gets no mail. */
const issueMail: MailTemplate = async (mail, { db, secret, siteUrl, siteName }) => {
  const data = IssueData.parse(mail.data)
  const issue = await findIssue(db, data.issue)
  if (issue === undefined) return undefined
  const list = data.list ?? (issue.list === 'occasional' ? 'occasional' : 'newsletter')
  if (!(await wantsIssue(db, list, mail.recipient))) return undefined
  const links = unsubscribeLinks(secret, siteUrl, mailingListOf(list), mail.recipient, issue.id)
  return composeIssue(issue, { list, links, siteUrl, siteName })
}

/** A test for the person who writes the mail. */
const testMail: MailTemplate = async (mail, { db, ...site }) => {
  const issue = await findIssue(db, IssueData.parse(mail.data).issue)
  if (issue === undefined) return undefined
  const sample = composeSample(issue, site, mail.recipient)
  return { ...sample, subject: text.testSubject(sample.subject) }
}

function findIssue(db: Db, id: number) {
  return db.selectFrom('newsletter_issue').selectAll().where('id', '=', id).executeTakeFirst()
}

async function wantsIssue(db: Db, list: RecipientList, email: string): Promise<boolean> {
  if (list === 'occasional') return wantsMail(db, email, 'email_occassional_updates')
  return isSubscribed(db, email)
}

export const newsletterMails: MailTemplates = {
  'newsletter-issue': issueMail,
  'newsletter-test': testMail,
  'newsletter-confirm': confirmMail,
}
