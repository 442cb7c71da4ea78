import { z } from 'zod'
import { SITE_NAME } from '#core/site-name.ts'
import { wantsMail } from '#features/accounts/server/public.ts'
import type { ContentTarget } from '#features/discussions/server/tables.ts'
import { unsubscribeLinks } from '#features/newsletter/server/public.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import type { MailTemplate } from '#platform/mail/mail.ts'
import { text } from '../messages.ts'
import { findModeratedPost, type ModeratedPost } from './moderated-posts.ts'
import { findEntry } from './moderation-log.ts'

const Data = z.object({ entry: z.int() })
const PREFERENCE = 'email_community_responses'
const { settled } = text

/** Tells one who reported a post how it ended: a report that leads nowhere is the last one. */
export const settledMail: MailTemplate = async (mail, { db, secret, siteUrl }) => {
  const entry = await findEntry(db, Data.parse(mail.data).entry)
  if (entry === undefined || entry.target === 'member') return undefined
  const post = await findModeratedPost(db, { target: entry.target, id: entry.target_id })
  if (post === undefined || !(await wantsMail(db, mail.recipient, PREFERENCE))) return undefined
  const links = unsubscribeLinks(secret, siteUrl, PREFERENCE, mail.recipient)
  const layout = mailLayout({
    siteName: SITE_NAME,
    siteUrl,
    title: settled.subject,
    paragraphs: [
      settled.reported(describe(post.target, post.discussion.title)),
      settled.outcomes[outcomeOf(entry.action, post)],
      settled.thanks,
    ],
    button: { label: text.guidelines, url: `${siteUrl}/community/guidelines` },
    footer: [text.whyReporter],
    unsubscribe: { label: text.unsubscribe, url: links.page },
  })
  return { subject: `${settled.subject} · ${SITE_NAME}`, ...layout, unsubscribeUrl: links.oneClick }
}

function describe(target: ContentTarget, title: string): string {
  return target === 'post' ? text.reportedPost(title) : text.reportedComment(title)
}

function outcomeOf(action: string, { state }: ModeratedPost): keyof typeof settled.outcomes {
  if (action === 'remove') return 'removed'
  return state === 'deleted' ? 'deleted' : 'kept'
}
