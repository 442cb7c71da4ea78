import { z } from 'zod'
import { findSuspension, membersById, wantsMail } from '#features/accounts/server/public.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import type { PostState } from '#features/discussions/server/tables.ts'
import { unsubscribeLinks } from '#features/newsletter/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { type MailLink, mailLayout } from '#platform/mail/layout.ts'
import type { Mail, MailContext, MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { type StateMailKind, text } from '../messages.ts'
import { appealLink } from './appeals.ts'
import { findModeratedPost, type ModeratedPost } from './moderated-posts.ts'
import { findEntry } from './moderation-log.ts'

export type MailKind =
  | StateMailKind
  | 'member-warned'
  | 'member-message'
  | 'member-suspended'
  | 'report-settled'
  | 'appeal-answered'

const PostData = z.object({ target: z.enum(['post', 'comment']), id: z.int(), entry: z.int().optional() })
/** A decision about a member, with the post that it is about where there is one. */
const MemberData = PostData.partial().extend({ entry: z.int(), member: z.int().optional() })
const AnswerData = z.object({ entry: z.int(), outcome: z.enum(['uphold', 'shorten', 'lift']), until: z.string() })

/** Characters of a comment that a mail quotes, enough to recognize it. */
const QUOTE_LENGTH = 200

/** A decision in the log; undefined when it was taken back, so that its mail is not sent. */
async function findDecision(db: Db, id: number) {
  const entry = await findEntry(db, id)
  return entry?.undone_at === null ? entry : undefined
}

/** Tells an author the state of a post. Not sent if the state has changed since: that change has its own mail. */
function postMail(kind: StateMailKind, state: PostState): MailTemplate {
  return async (mail, context) => {
    const { target, id, entry } = PostData.parse(mail.data)
    const post = await findModeratedPost(context.db, { target, id })
    const decision = entry === undefined ? undefined : await findDecision(context.db, entry)
    if (post?.state !== state || (entry !== undefined && decision === undefined)) return undefined
    const { subject, body } = text.states[kind]
    return memberMail(context, {
      subject,
      body: [
        ...body(text[target](post.discussion.title)),
        ...quote(post),
        ...(decision?.reason ? [text.reason(decision.reason)] : []),
      ],
      ...(state === 'removed' && decision && appealOf(context, decision.id)),
      ...(state === 'visible' && { button: { label: text.open, url: `${context.siteUrl}${pathOf(post)}` } }),
    })
  }
}

/** A decision can be appealed by the link of its mail. */
function appealOf({ secret, siteUrl }: MailContext, entry: number) {
  return { after: text.mistake, button: { label: text.appeal, url: appealLink(secret, siteUrl, entry) } }
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

/** The post that a decision about a member is about. */
async function aboutPost(db: Db, { target, id }: z.infer<typeof MemberData>): Promise<string[]> {
  if (target === undefined || id === undefined) return []
  const post = await findModeratedPost(db, { target, id })
  return post ? [text.about(text[target](post.discussion.title)), ...quote(post)] : []
}

/** A warning, or a message that is none. */
function letter(kind: 'warned' | 'message'): MailTemplate {
  return async (mail, context) => {
    const data = MemberData.parse(mail.data)
    const decision = await findDecision(context.db, data.entry)
    if (decision === undefined) return undefined
    const { subject, body, after } = text[kind]
    return memberMail(context, {
      subject,
      body: [...body, ...(await aboutPost(context.db, data)), text.reason(decision.reason), after],
      ...(kind === 'warned' && appealOf(context, decision.id)),
    })
  }
}

const suspensionMail: MailTemplate = async (mail, context) => {
  const { db } = context
  const data = MemberData.parse(mail.data)
  const decision = await findDecision(db, data.entry)
  const member = decision?.member_id ?? 0
  const suspension = await findSuspension(db, member, new Date())
  const exists = (await membersById(db, [member])).has(member)
  if (decision === undefined || suspension === undefined || !exists) return undefined
  const { subject, body, after } = text.suspended
  return memberMail(context, {
    subject,
    body: [
      ...body(text.howLong(suspension.until)),
      ...(await aboutPost(db, data)),
      text.reason(suspension.reason),
      after,
    ],
    ...appealOf(context, decision.id),
  })
}

const answerMail: MailTemplate = async (mail, context) => {
  const { db } = context
  const { entry, outcome, until } = AnswerData.parse(mail.data)
  const decision = await findDecision(db, entry)
  if (decision === undefined) return undefined
  const { subject, outcomes, answer } = text.answered
  const result = outcome === 'shorten' ? outcomes.shorten(text.howLong(until)) : outcomes[outcome]
  return memberMail(context, { subject, body: [result, answer(decision.reason)] })
}

interface MemberMail {
  subject: string
  body: readonly string[]
  after?: string
  /** To the guidelines if left out. */
  button?: MailLink
}

/** A mail about the member's own posts or account. Members cannot unsubscribe from it. */
function memberMail({ siteUrl, siteName }: MailContext, { subject, body, after, button }: MemberMail): Mail {
  const layout = mailLayout({
    siteUrl,
    siteName,
    title: subject,
    paragraphs: body,
    button: button ?? guidelinesButton(siteUrl),
    after: after === undefined ? [] : [after],
    footer: [text.why(siteName)],
  })
  return { subject: `${subject} · ${siteName}`, ...layout }
}

function guidelinesButton(siteUrl: string) {
  return { label: text.guidelines, url: `${siteUrl}/community/guidelines` }
}

const PREFERENCE = 'email_community_responses'

/** Tells a reporter what became of the report. */
const settledMail: MailTemplate = async (mail, { db, secret, siteUrl, siteName }) => {
  const decision = await findDecision(db, MemberData.parse(mail.data).entry)
  if (decision === undefined || decision.target === 'member') return undefined
  const post = await findModeratedPost(db, { target: decision.target, id: decision.target_id })
  if (post === undefined || !(await wantsMail(db, mail.recipient, PREFERENCE))) return undefined
  const { subject, reported, outcomes, thanks } = text.settled
  const title = post.discussion.title
  const links = unsubscribeLinks(secret, siteUrl, PREFERENCE, mail.recipient)
  const layout = mailLayout({
    siteUrl,
    siteName,
    title: subject,
    paragraphs: [
      reported(post.target === 'post' ? text.reportedPost(title) : text.reportedComment(title)),
      outcomes[outcomeOf(decision.action, post)],
      thanks,
    ],
    button: guidelinesButton(siteUrl),
    footer: [text.whyReporter],
    unsubscribe: { label: text.unsubscribe, url: links.page },
  })
  return { subject: `${subject} · ${siteName}`, ...layout, unsubscribeUrl: links.oneClick }
}

function outcomeOf(action: string, { state }: ModeratedPost): keyof typeof text.settled.outcomes {
  if (action === 'remove') return 'removed'
  return state === 'deleted' ? 'deleted' : 'kept'
}

export const moderationMails: MailTemplates = {
  'post-hidden': postMail('post-hidden', 'hidden'),
  'post-removed': postMail('post-removed', 'removed'),
  'post-restored': postMail('post-restored', 'visible'),
  'member-warned': letter('warned'),
  'member-message': letter('message'),
  'member-suspended': suspensionMail,
  'report-settled': settledMail,
  'appeal-answered': answerMail,
} satisfies Record<MailKind, MailTemplate>
