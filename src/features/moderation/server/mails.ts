import { z } from 'zod'
import { findSuspension, wantsMail } from '#features/accounts/server/public.ts'
import type { PostState } from '#features/discussions/server/tables.ts'
import { unsubscribeLinks } from '#features/newsletter/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { type MailLink, titledMail } from '#platform/mail/layout.ts'
import type { Mail, MailContext, MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { memberMails, text } from '../messages.ts'
import { APPEALABLE, appealLink } from './appeals.ts'
import { findModeratedPost, type ModeratedPost, postPath } from './moderated-posts.ts'
import { findEntry } from './moderation-log.ts'

/** A decision in the log, and the post that it is about where there is one. */
const MemberData = z.object({ target: z.enum(['post', 'comment']), id: z.int(), entry: z.int() }).partial()
const AnswerData = z.object({ entry: z.int(), outcome: z.enum(['uphold', 'shorten', 'lift']), until: z.string() })

/** Characters of a comment that a mail quotes, enough to recognize it. */
const QUOTE_LENGTH = 200

/** A decision in the log; undefined when it was taken back, so that its mail is not sent. */
async function findDecision(db: Db, id: number) {
  const entry = await findEntry(db, id)
  return entry?.undone_at === null ? entry : undefined
}

/**
 * Tells a member a decision, or that a post is hidden. Not sent if the state of the post has changed since: that change has its
 * own mail.
 */
function memberMail(kind: keyof typeof memberMails, state?: PostState): MailTemplate {
  return async (mail, context) => {
    const { db, siteUrl } = context
    const { target, id, entry } = MemberData.parse(mail.data)
    const decision = entry === undefined ? undefined : await findDecision(db, entry)
    if (entry !== undefined && decision === undefined) return undefined
    const post = target && id !== undefined ? await findModeratedPost(db, { target, id }) : undefined
    if (state !== undefined && post?.state !== state) return undefined
    const suspension = await findSuspension(db, decision?.member_id ?? 0, new Date())
    if (kind === 'suspended' && suspension === undefined) return undefined
    const { subject, body, after } = memberMails[kind]
    const what = post ? text[post.target](post.discussion.title) : ''
    const isAboutMember = state === undefined && what !== ''
    const reason = kind === 'suspended' ? suspension?.reason : decision?.reason
    return layOut(context, {
      subject,
      body: [
        ...body(kind === 'suspended' ? text.howLong(suspension?.until ?? null) : what),
        ...(isAboutMember ? [text.about(what)] : []),
        ...(post ? quote(post) : []),
        ...(reason ? [text.reason(reason)] : []),
      ],
      after,
      button:
        decision && APPEALABLE.includes(decision.action)
          ? { label: text.appeal, url: appealLink(context.secret, siteUrl, decision.id) }
          : post && state === 'visible'
            ? { label: text.open, url: `${siteUrl}${postPath(post)}` }
            : guidelinesButton(siteUrl),
    })
  }
}

/** A discussion needs no quote: the mail has its title. */
function quote({ target, text: words }: ModeratedPost): string[] {
  if (target === 'post') return []
  return [text.words(words.length > QUOTE_LENGTH ? `${words.slice(0, QUOTE_LENGTH).toWellFormed()}…` : words)]
}

const answerMail: MailTemplate = async (mail, context) => {
  const { entry, outcome, until } = AnswerData.parse(mail.data)
  const decision = await findDecision(context.db, entry)
  if (decision === undefined) return undefined
  const { subject, outcomes, answer } = text.answered
  const result = outcome === 'shorten' ? outcomes.shorten(text.howLong(until)) : outcomes[outcome]
  return layOut(context, { subject, body: [result, answer(decision.reason)] })
}

type Site = Pick<MailContext, 'siteUrl' | 'siteName'>

interface Written {
  subject: string
  body: readonly string[]
  after?: string | undefined
  button?: MailLink
  why?: string
  unsubscribe?: MailLink
}

/** A mail. Members cannot unsubscribe from those about their own posts or account. */
function layOut(
  { siteUrl, siteName }: Site,
  { subject, body, after, why = text.why(siteName), ...written }: Written,
): Mail {
  const parts = { paragraphs: body, after: after === undefined ? [] : [after], footer: [why] }
  return titledMail({ siteUrl, siteName, title: subject, button: guidelinesButton(siteUrl), ...parts, ...written })
}

function guidelinesButton(siteUrl: string) {
  return { label: text.guidelines, url: `${siteUrl}/community/guidelines` }
}

const PREFERENCE = 'email_community_responses'

/** Tells a reporter what became of the report. */
const settledMail: MailTemplate = async (mail, context) => {
  const { db, secret, siteUrl } = context
  const decision = await findDecision(db, MemberData.parse(mail.data).entry ?? 0)
  if (decision === undefined || decision.target === 'member') return undefined
  const post = await findModeratedPost(db, { target: decision.target, id: decision.target_id })
  if (post === undefined || !(await wantsMail(db, mail.recipient, PREFERENCE))) return undefined
  const { subject, reported, outcomes, thanks } = text.settled
  const outcome = decision.action === 'remove' ? 'removed' : post.state === 'deleted' ? 'deleted' : 'kept'
  const { page: url, oneClick } = unsubscribeLinks(secret, siteUrl, PREFERENCE, mail.recipient)
  const body = [reported[post.target](post.discussion.title), outcomes[outcome], thanks]
  const unsubscribe = { unsubscribe: { label: text.unsubscribe, url } }
  return { ...layOut(context, { subject, body, why: text.whyReporter, ...unsubscribe }), unsubscribeUrl: oneClick }
}

export const moderationMails = {
  'post-hidden': memberMail('hidden', 'hidden'),
  'post-removed': memberMail('removed', 'removed'),
  'post-restored': memberMail('restored', 'visible'),
  'member-warned': memberMail('warned'),
  'member-message': memberMail('message'),
  'member-suspended': memberMail('suspended'),
  'report-settled': settledMail,
  'appeal-answered': answerMail,
} satisfies MailTemplates
export type MailKind = keyof typeof moderationMails
