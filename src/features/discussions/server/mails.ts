import { moderationMails } from '#features/moderation/server/mails.ts'
import { hearingMails } from '#features/notifications/server/new-comments-mail.ts'
import type { Composers } from '#platform/mail/mail.ts'

/** What this area sends. */
export const communityMails: Composers = { ...hearingMails, ...moderationMails }
