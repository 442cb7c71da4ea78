import { z } from 'zod'
import { SITE_NAME } from '#core/site-name.ts'
import { listSubscribedAddresses } from '#features/accounts/server/public.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import { shortName } from '#features/discussions/server/public.ts'
import { unsubscribeLinks } from '#features/newsletter/server/public.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import type { Mail, MailContext, MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { bodyOf } from './mail-body.ts'
import { text } from './mail-messages.ts'
import { findNewComments, type NewComments } from './new-comments.ts'
import { unfollowLinks } from './unfollow-links.ts'

/** The kind of mail that tells a follower of new comments. */
export const NEW_COMMENTS_MAIL = 'community-answers'

const Data = z.object({ discussionId: z.int(), accountId: z.int(), after: z.int(), upTo: z.int() })
type Data = z.infer<typeof Data>

/** What the mail's composer needs: whose mail, and which comments, those after the one and up to the other. */
export function newCommentsData({ discussionId, accountId, after, upTo }: Data): Data {
  return { discussionId, accountId, after, upTo }
}

const answersMail: MailTemplate = async (mail, ground) => {
  const data = Data.parse(mail.data)
  const wishing = await listSubscribedAddresses(ground.db, 'email_community_responses', [data.accountId])
  if (wishing.get(data.accountId) !== mail.recipient) return undefined
  const news = await findNewComments(ground.db, data)
  return news && mailOf(news, data, mail.recipient, ground)
}

function mailOf(news: NewComments, data: Data, recipient: string, { secret, siteUrl }: MailContext): Mail {
  const following = unfollowLinks(secret, siteUrl, data)
  const everything = unsubscribeLinks(secret, siteUrl, 'email_community_responses', recipient)
  const layout = mailLayout({
    siteName: SITE_NAME,
    siteUrl,
    title: news.title,
    body: bodyOf(news.comments, news.count),
    button: { label: text.open, url: addressOf(siteUrl, news) },
    footer: [text.why],
    unsubscribe: { label: text.unfollow, url: following.page },
    otherLinks: [{ label: text.unwish, url: everything.page }],
  })
  return { subject: subjectOf(news), ...layout, unsubscribeUrl: following.oneClick }
}

function subjectOf({ title, count, comments: [first], mentionedBy }: NewComments): string {
  if (mentionedBy !== undefined) return text.mentioned(shortName(mentionedBy), title)
  return count === 1 ? text.answered(shortName(first.author), title) : text.newComments(count, title)
}

/** The page of the discussion on which the first of the new comments stands. */
function addressOf(siteUrl: string, { slug, comments: [first] }: NewComments): string {
  return `${siteUrl}${discussionPath(slug)}?comment=${first.id}#comment-${first.id}`
}

/** What this area sends. */
export const notificationMails: MailTemplates = { [NEW_COMMENTS_MAIL]: answersMail }
