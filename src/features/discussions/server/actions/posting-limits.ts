import { createHash } from 'node:crypto'
import { AppError, fieldError } from '#core/errors.ts'
import { countWords } from '#core/words.ts'
import type { AuthorRow } from '#features/accounts/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import { responseText } from '../../messages.ts'
import { findDenial } from '../../policy.ts'
import { APPROVED_POSTS, DAY_MS, getPostingEligibility, listTimesOfLastDay } from '../queries/posting-eligibility.ts'
import { isHeld } from '../wave.ts'

/** Limits of a new member: enough to take part, too little to fill the forum with advertisements. */
const NEW_MEMBER = { linksAPost: 3, postsADay: 5 } as const
/** Shorter texts ('Thank you!') may be repeated. */
const MIN_WORDS_TO_REPEAT = 5

interface NewPost {
  member: Member
  /** Its words without tags. */
  words: string
  links: number
  /** The field that carries the text. */
  field: 'body' | 'comment'
  now: Date
}

interface AllowedPost {
  /** To store with the post. */
  bodyHash: string
  author: AuthorRow
  /** In a wave of spam: readers do not see it before a moderator has decided. */
  waits: boolean
}

/**
 * Checks whether a member may post this now. The member's row must be locked: then posts that one member sends at the same
 * time are checked one after the other and cannot exceed the limits.
 * @throws {AppError} `suspended`, `posts_used_up`, `posting_paused`, or `invalid_input` with a message for the field
 */
export async function checkPostingLimits(tx: Tx, { member, words, links, field, now }: NewPost): Promise<AllowedPost> {
  const bodyHash = hashOf(words)
  const { actor, author, hasRepeated, approved, createdAt } = await getPostingEligibility(tx, member, { bodyHash, now })
  const denial = findDenial('post', actor)
  if (denial !== undefined) throw new AppError(denial)
  if (hasRepeated && countWords(words) >= MIN_WORDS_TO_REPEAT)
    throw fieldError(field, 'posted_before', responseText.postedBefore)
  if (approved < APPROVED_POSTS) {
    const times = await listTimesOfLastDay(tx, member.id, now)
    if (times.length >= NEW_MEMBER.postsADay)
      throw new AppError('posts_used_up', { retryAfterS: secondsUntilDayOld(times, now) })
    checkLinks(links, field)
  }
  const held = await isHeld(tx, createdAt, now)
  if (held === 'paused') throw new AppError('posting_paused')
  return { bodyHash, author, waits: held === 'waits' }
}

interface ChangedPost extends Pick<NewPost, 'member' | 'links' | 'field' | 'now'> {
  bodyHash: string
}

/** Checks the links of a changed post by the limit for new posts. @throws {AppError} `invalid_input` */
export async function checkLinkLimit(tx: Tx, { member, bodyHash, links, field, now }: ChangedPost): Promise<void> {
  if (links <= NEW_MEMBER.linksAPost) return
  const { approved } = await getPostingEligibility(tx, member, { bodyHash, now })
  if (approved < APPROVED_POSTS) checkLinks(links, field)
}

function checkLinks(links: number, field: NewPost['field']): void {
  const { linksAPost } = NEW_MEMBER
  if (links > linksAPost) throw fieldError(field, 'too_many_links', responseText.tooManyLinks(linksAPost))
}

/** Seconds until the oldest of these times is a day ago. */
function secondsUntilDayOld(times: readonly string[], now: Date): number {
  const oldest = Math.min(...times.map((time) => Date.parse(time)))
  return Math.ceil((oldest + DAY_MS - now.getTime()) / 1000)
}

/** Hash by which repeated texts are found. Ignores case and spacing. */
export function hashOf(words: string): string {
  return createHash('sha256').update(words.toLowerCase().replace(/\s+/g, ' ').trim()).digest('base64url')
}
