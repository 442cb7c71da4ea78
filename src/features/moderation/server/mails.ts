import { z } from 'zod'
import { findSuspension, membersById } from '#features/accounts/server/public.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import type { PostState } from '#features/discussions/server/tables.ts'
import type { MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { text } from '../messages.ts'
import { memberMail } from './member-mail.ts'
import { findModeratedPost, type ModeratedPost } from './moderated-posts.ts'
import { findEntry } from './moderation-log.ts'
import { settledMail } from './settled-mail.ts'

export type MailKind =
  | 'post-hidden'
  | 'post-removed'
  | 'post-restored'
  | 'member-warned'
  | 'member-suspended'
  | 'report-settled'

const AboutPost = z.object({ target: z.enum(['post', 'comment']), id: z.int(), entry: z.int().optional() })
const AboutEntry = z.object({ entry: z.int() })
const AboutMember = z.object({ member: z.int() })

/** How much of a comment is quoted, in characters: enough to know it by. */
const QUOTED = 200

/** Tells an author of a post's state, as long as it is so: what was decided since has a mail of its own. */
function stateMail(kind: keyof typeof text.states, state: PostState): MailTemplate {
  return async (mail, { db, siteUrl }) => {
    const { target, id, entry } = AboutPost.parse(mail.data)
    const post = await findModeratedPost(db, { target, id })
    if (post?.state !== state) return undefined
    const reason = entry === undefined ? '' : ((await findEntry(db, entry))?.reason ?? '')
    const { subject, body } = text.states[kind]
    return memberMail(siteUrl, {
      subject,
      body: [...body(describe(post)), ...quote(post), ...(reason === '' ? [] : [text.reason(reason)])],
      ...(state === 'removed' && { after: text.mistake }),
      ...(state === 'visible' && { path: pathOf(post) }),
    })
  }
}

function describe({ target, discussion }: ModeratedPost): string {
  return text[target](discussion.title)
}

function pathOf({ target, id, discussion }: ModeratedPost): string {
  const page = discussionPath(discussion.slug)
  return target === 'post' ? page : `${page}?comment=${id}#comment-${id}`
}

/** A discussion is known by its title. */
function quote({ target, text: words }: ModeratedPost): string[] {
  if (target === 'post') return []
  return [text.words(words.length > QUOTED ? `${words.slice(0, QUOTED).toWellFormed()}…` : words)]
}

const memberWarned: MailTemplate = async (mail, { db, siteUrl }) => {
  const entry = await findEntry(db, AboutEntry.parse(mail.data).entry)
  if (entry === undefined) return undefined
  const { subject, body, after } = text.warned
  return memberMail(siteUrl, { subject, body: [...body, text.reason(entry.reason)], after })
}

const memberSuspended: MailTemplate = async (mail, { db, siteUrl }) => {
  const { member } = AboutMember.parse(mail.data)
  const suspension = await findSuspension(db, member, new Date())
  const isHere = (await membersById(db, [member])).has(member)
  if (suspension === undefined || !isHere) return undefined
  const { subject, body, after } = text.suspended
  return memberMail(siteUrl, {
    subject,
    body: [...body(text.howLong(suspension.until)), text.reason(suspension.reason), after],
    after: text.mistake,
  })
}

/** What moderation sends. */
export const moderationMails: MailTemplates = {
  'post-hidden': stateMail('post-hidden', 'hidden'),
  'post-removed': stateMail('post-removed', 'removed'),
  'post-restored': stateMail('post-restored', 'visible'),
  'member-warned': memberWarned,
  'member-suspended': memberSuspended,
  'report-settled': settledMail,
} satisfies Record<MailKind, MailTemplate>
