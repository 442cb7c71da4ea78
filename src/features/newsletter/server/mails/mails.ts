import type { MailTemplates } from '#platform/mail/mail.ts'
import { confirmMail } from './confirm-mail.ts'
import { issueMail } from './issue-mail.ts'

/** What this area sends. */
export const newsletterMails: MailTemplates = { 'newsletter-issue': issueMail, 'newsletter-confirm': confirmMail }
