import type { Composers } from '#platform/mail/mail.ts'
import { confirmMail } from './confirm-mail.ts'
import { issueMail } from './issue-mail.ts'

/** What this area sends. */
export const newsletterMails: Composers = { 'newsletter-issue': issueMail, 'newsletter-confirm': confirmMail }
