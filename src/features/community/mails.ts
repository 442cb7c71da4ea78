import type { Composers } from '#server/mail/mail.ts'
import { hearingMails } from './hearing/answers-mail.ts'
import { moderationMails } from './moderation/mails.ts'

/** What this area sends. */
export const communityMails: Composers = { ...hearingMails, ...moderationMails }
