import { createHash } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import { countWords } from '#core/words.ts'
import { type AuthorRow, addPoints } from '#features/accounts/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import { answers } from '../../messages.ts'
import { denialOf } from '../../policy.ts'
import { APPROVED_POSTS, DAY_MS, getPostingEligibility, listTimesOfLastDay } from '../queries/posting-eligibility.ts'

/** What a new member may do: enough to take part, too little to fill the forum with advertisements. */
const NEW_MEMBER = { linksAPost: 3, postsADay: 5 } as const
/** Shorter texts ('Thank you!') are rightly the same. */
const MIN_WORDS_TO_REPEAT = 5

interface NewPost {
  member: Member
  /** What it will be worth. */
  points: number
  /** Its words without tags. */
  words: string
  links: number
  /** The field that carries the text. */
  field: 'body' | 'comment'
  now: Date
}

interface TakenPost {
  /** To be kept with it. */
  bodyHash: string
  author: AuthorRow
}

/**
 * Gives a member the points of a post if they may post it now. Asked inside the change's transaction, and after the
 * discussion that it is written in is locked: the points lock the member's row, so that from here to the end one member's
 * posts take turns, and ten sent at once are no way around the limits.
 * @throws {AppError} `suspended`, `posts_used_up`, or `invalid_input` with a sentence at the field
 */
export async function checkPostingLimits(
  tx: Tx,
  { member, points, words, links, field, now }: NewPost,
): Promise<TakenPost> {
  await addPoints(tx, member.id, points)
  const bodyHash = hashOf(words)
  const { actor, author, hasRepeated, approved } = await getPostingEligibility(tx, member, { bodyHash, now })
  const refusal = denialOf('post', actor)
  if (refusal !== undefined) throw new AppError(refusal)
  if (hasRepeated && countWords(words) >= MIN_WORDS_TO_REPEAT) throw refusedText(field, answers.postedBefore)
  if (approved < APPROVED_POSTS) {
    const ofLastDay = await listTimesOfLastDay(tx, member.id, now)
    if (ofLastDay.length >= NEW_MEMBER.postsADay)
      throw new AppError('posts_used_up', { retryAfterS: untilDayIsOver(ofLastDay, now) })
    checkLinks(links, field)
  }
  return { bodyHash, author }
}

interface ChangedPost extends Pick<NewPost, 'member' | 'links' | 'field' | 'now'> {
  bodyHash: string
}

/** What is changed may hold no more links than what is new. @throws {AppError} `invalid_input` */
export async function allowLinks(tx: Tx, { member, bodyHash, links, field, now }: ChangedPost): Promise<void> {
  if (links <= NEW_MEMBER.linksAPost) return
  const { approved } = await getPostingEligibility(tx, member, { bodyHash, now })
  if (approved < APPROVED_POSTS) checkLinks(links, field)
}

function checkLinks(links: number, field: NewPost['field']): void {
  if (links > NEW_MEMBER.linksAPost) throw refusedText(field, answers.tooManyLinks(NEW_MEMBER.linksAPost))
}

/** Seconds until the first of these is a day old. */
function untilDayIsOver(ofLastDay: readonly string[], now: Date): number {
  const first = Math.min(...ofLastDay.map((time) => Date.parse(time)))
  return Math.ceil((first + DAY_MS - now.getTime()) / 1000)
}

function refusedText(field: NewPost['field'], sentence: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: [sentence] } })
}

/** Tells texts apart, however they are spaced and in whatever case. */
export function hashOf(words: string): string {
  return createHash('sha256').update(words.toLowerCase().replace(/\s+/g, ' ').trim()).digest('base64url')
}
