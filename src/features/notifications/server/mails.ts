import { z } from 'zod'
import { directionOf, isolated } from '#core/direction.ts'
import { escapeHtml } from '#core/escape-html.ts'
import { formatDate } from '#core/format.ts'
import { listSubscribedAddresses } from '#features/accounts/server/public.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import { fullName } from '#features/discussions/server/public.ts'
import { unsubscribeLinks } from '#features/newsletter/server/public.ts'
import { layoutTable, paragraph, row } from '#platform/mail/html-parts.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import { STYLE } from '#platform/mail/layout-style.ts'
import type { Mail, MailContext, MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { mailText as text } from '../messages.ts'
import { findNewComments, type NewComment, type NewComments } from './new-comments.ts'
import { unfollowLinks } from './unfollow.ts'

/** The kind of mail that notifies a follower of new comments. */
export const NEW_COMMENTS_MAIL = 'community-answers'

const Data = z.object({ discussionId: z.int(), accountId: z.int(), after: z.int(), upTo: z.int() })
type Data = z.infer<typeof Data>

/** Data of the mail template: the follower, and the range of comments, from the one after `after` to `upTo`. */
export function newCommentsData({ discussionId, accountId, after, upTo }: Data): Data {
  return { discussionId, accountId, after, upTo }
}

const newCommentsMail: MailTemplate = async (mail, context) => {
  const data = Data.parse(mail.data)
  const subscribed = await listSubscribedAddresses(context.db, [data.accountId])
  if (subscribed.get(data.accountId) !== mail.recipient) return undefined
  const comments = await findNewComments(context.db, data)
  return comments && composeMail(comments, data, mail.recipient, context)
}

function composeMail(
  comments: NewComments,
  data: Data,
  recipient: string,
  { secret, siteUrl, siteName }: MailContext,
): Mail {
  const unfollow = unfollowLinks(secret, siteUrl, {
    what: 'discussion',
    id: data.discussionId,
    accountId: data.accountId,
  })
  const unsubscribe = unsubscribeLinks(secret, siteUrl, 'email_community_responses', recipient)
  const layout = mailLayout({
    siteUrl,
    siteName,
    title: comments.title,
    body: bodyOf(comments.comments, comments.count),
    button: { label: text.open, url: urlOf(siteUrl, comments) },
    footer: [text.why],
    unsubscribe: { label: text.unfollow, url: unfollow.page },
    otherLinks: [{ label: text.unsubscribe, url: unsubscribe.page }],
  })
  return { subject: subjectOf(comments), ...layout, unsubscribeUrl: unfollow.oneClick }
}

function subjectOf({ title, count, comments: [first], mentionedBy }: NewComments): string {
  if (mentionedBy !== undefined) return text.mentioned(fullName(mentionedBy), title)
  return count === 1 ? text.answered(fullName(first.author), title) : text.newComments(count, title)
}

function urlOf(siteUrl: string, { slug, comments: [first] }: NewComments): string {
  return `${siteUrl}${discussionPath(slug)}?comment=${first.id}#comment-${first.id}`
}

/**
 * The comments as HTML and as plain text. In plain text they are quoted with `>`, so that no comment can look like a
 * sentence of the site.
 * @param count of all new comments, with those that are not listed
 */
function bodyOf(comments: readonly NewComment[], count: number): { html: string; text: string } {
  const others = count - comments.length
  const html = comments.map(commentHtml)
  const plain = comments.map(commentText)
  if (others > 0) {
    html.push(paragraph(text.more(others)))
    plain.push(text.more(others))
  }
  return { html: html.join('\n'), text: plain.join('\n\n') }
}

const LINE = '3px solid #6F7FD8'

function commentHtml({ author, body, createdAt }: NewComment): string {
  const name = `<strong class="ink" dir="${directionOf(fullName(author))}">${escapeHtml(fullName(author))}</strong>`
  const side = directionOf(body) === 'rtl' ? 'right' : 'left'
  return layoutTable([
    row(`<p class="quiet" style="${STYLE.small}">${name} · ${formatDate(createdAt)}</p>`, 'padding:0 0 4px'),
    row(paragraph(body), `padding:0 14px;border-${side}:${LINE}`),
    row('&nbsp;', 'padding:0;font-size:12px'),
  ])
}

function commentText({ author, body, createdAt }: NewComment): string {
  const lines = body.split('\n').map((line) => `> ${line}`.trimEnd())
  return [`${isolated(fullName(author))}, ${formatDate(createdAt)}:`, ...lines].join('\n')
}

export const notificationMails: MailTemplates = { [NEW_COMMENTS_MAIL]: newCommentsMail }
