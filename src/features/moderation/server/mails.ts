import { z } from 'zod'
import { SITE_NAME } from '#core/site-name.ts'
import { findSuspension, membersById, wantsMail } from '#features/accounts/server/public.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import type { PostState } from '#features/discussions/server/tables.ts'
import { unsubscribeLinks } from '#features/newsletter/server/public.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import type { Mail, MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { type StateMailKind, text } from '../messages.ts'
import { findModeratedPost, type ModeratedPost } from './moderated-posts.ts'
import { findEntry } from './moderation-log.ts'

export type MailKind = StateMailKind | 'member-warned' | 'member-suspended' | 'report-settled'

const PostData = z.object({ target: z.enum(['post', 'comment']), id: z.int(), entry: z.int().optional() })
const EntryData = z.object({ entry: z.int() })
const MemberData = z.object({ member: z.int() })

/** Characters of a comment that a mail quotes, enough to recognize it. */
const QUOTE_LENGTH = 200

/** Tells an author the state of a post. Not sent if the state has changed since: that change has its own mail. */
function postMail(kind: StateMailKind, state: PostState): MailTemplate {
  return async (mail, { db, siteUrl }) => {
    const { target, id, entry } = PostData.parse(mail.data)
    const post = await findModeratedPost(db, { target, id })
    if (post?.state !== state) return undefined
    const reason = entry === undefined ? '' : ((await findEntry(db, entry))?.reason ?? '')
    const { subject, body } = text.states[kind]
    return memberMail(siteUrl, {
      subject,
      body: [
        ...body(text[target](post.discussion.title)),
        ...quote(post),
        ...(reason === '' ? [] : [text.reason(reason)]),
      ],
      ...(state === 'removed' && { after: text.mistake }),
      ...(state === 'visible' && { path: pathOf(post) }),
    })
  }
}

function pathOf({ target, id, discussion }: ModeratedPost): string {
  const page = discussionPath(discussion.slug)
  return target === 'post' ? page : `${page}?comment=${id}#comment-${id}`
}

/** A discussion needs no quote: the mail has its title. */
function quote({ target, text: words }: ModeratedPost): string[] {
  if (target === 'post') return []
  return [text.words(words.length > QUOTE_LENGTH ? `${words.slice(0, QUOTE_LENGTH).toWellFormed()}…` : words)]
}

const warningMail: MailTemplate = async (mail, { db, siteUrl }) => {
  const entry = await findEntry(db, EntryData.parse(mail.data).entry)
  if (entry === undefined) return undefined
  const { subject, body, after } = text.warned
  return memberMail(siteUrl, { subject, body: [...body, text.reason(entry.reason)], after })
}

const suspensionMail: MailTemplate = async (mail, { db, siteUrl }) => {
  const { member } = MemberData.parse(mail.data)
  const suspension = await findSuspension(db, member, new Date())
  const exists = (await membersById(db, [member])).has(member)
  if (suspension === undefined || !exists) return undefined
  const { subject, body, after } = text.suspended
  return memberMail(siteUrl, {
    subject,
    body: [...body(text.howLong(suspension.until)), text.reason(suspension.reason), after],
    after: text.mistake,
  })
}

interface MemberMail {
  subject: string
  body: readonly string[]
  after?: string
  /** Page that the button opens; the guidelines if left out. */
  path?: string
}

/** A mail about the member's own posts or account. Members cannot unsubscribe from it. */
function memberMail(siteUrl: string, { subject, body, after, path }: MemberMail): Mail {
  const layout = mailLayout({
    siteUrl,
    title: subject,
    paragraphs: body,
    button: path === undefined ? guidelinesButton(siteUrl) : { label: text.open, url: `${siteUrl}${path}` },
    after: after === undefined ? [] : [after],
    footer: [text.why],
  })
  return { subject: `${subject} · ${SITE_NAME}`, ...layout }
}

function guidelinesButton(siteUrl: string) {
  return { label: text.guidelines, url: `${siteUrl}/community/guidelines` }
}

const PREFERENCE = 'email_community_responses'

/** Tells a reporter what became of the report. */
const settledMail: MailTemplate = async (mail, { db, secret, siteUrl }) => {
  const entry = await findEntry(db, EntryData.parse(mail.data).entry)
  if (entry === undefined || entry.target === 'member') return undefined
  const post = await findModeratedPost(db, { target: entry.target, id: entry.target_id })
  if (post === undefined || !(await wantsMail(db, mail.recipient, PREFERENCE))) return undefined
  const { subject, reported, outcomes, thanks } = text.settled
  const title = post.discussion.title
  const links = unsubscribeLinks(secret, siteUrl, PREFERENCE, mail.recipient)
  const layout = mailLayout({
    siteUrl,
    title: subject,
    paragraphs: [
      reported(post.target === 'post' ? text.reportedPost(title) : text.reportedComment(title)),
      outcomes[outcomeOf(entry.action, post)],
      thanks,
    ],
    button: guidelinesButton(siteUrl),
    footer: [text.whyReporter],
    unsubscribe: { label: text.unsubscribe, url: links.page },
  })
  return { subject: `${subject} · ${SITE_NAME}`, ...layout, unsubscribeUrl: links.oneClick }
}

function outcomeOf(action: string, { state }: ModeratedPost): keyof typeof text.settled.outcomes {
  if (action === 'remove') return 'removed'
  return state === 'deleted' ? 'deleted' : 'kept'
}

export const moderationMails: MailTemplates = {
  'post-hidden': postMail('post-hidden', 'hidden'),
  'post-removed': postMail('post-removed', 'removed'),
  'post-restored': postMail('post-restored', 'visible'),
  'member-warned': warningMail,
  'member-suspended': suspensionMail,
  'report-settled': settledMail,
} satisfies Record<MailKind, MailTemplate>
