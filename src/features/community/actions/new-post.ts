import { createHash } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import { countWords } from '#core/words.ts'
import { holdMember } from '#features/accounts/public.ts'
import type { Tx } from '#server/database/schema.ts'
import type { Member } from '#server/http/member.ts'
import { barrier } from '../policy.ts'
import { countApproved, DAY_MS, getActor, hasRepeated, listTimesOfLastDay } from '../queries/standing.ts'
import { answers } from '../text.ts'

/** A member is new until so many posts and comments have stood for a day. */
const APPROVED_POSTS = 3
/** What a new member may do: enough to take part, too little to fill the forum with advertisements. */
const NEW_MEMBER = { linksAPost: 3, postsADay: 5 } as const
/** Shorter texts ('Thank you!') are rightly the same. */
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

/**
 * Looks whether a member may post this now. Asked inside the change's transaction, and after the discussion that it is
 * written in is held: from here to its end one member's posts take turns, so that ten sent at once are no way around the
 * limits. @returns the hash to keep with it
 * @throws {AppError} `suspended`, `posts_used_up`, or `invalid_input` with a sentence at the field
 */
export async function allowNewPost(tx: Tx, { member, words, links, field, now }: NewPost): Promise<string> {
  await holdMember(tx, member.id)
  const refusal = barrier('post', await getActor(tx, member, now))
  if (refusal !== undefined) throw new AppError(refusal)
  const bodyHash = hashOf(words)
  if (countWords(words) >= MIN_WORDS_TO_REPEAT && (await hasRepeated(tx, member.id, bodyHash, now)))
    throw refusedText(field, answers.postedBefore)
  if (await isNew(tx, member, now)) {
    const ofLastDay = await listTimesOfLastDay(tx, member.id, now)
    if (ofLastDay.length >= NEW_MEMBER.postsADay)
      throw new AppError('posts_used_up', { retryAfterS: untilDayIsOver(ofLastDay, now) })
    checkLinks(links, field)
  }
  return bodyHash
}

/** What is changed may hold no more links than what is new. @throws {AppError} `invalid_input` */
export async function allowLinks(tx: Tx, { member, links, field, now }: Omit<NewPost, 'words'>): Promise<void> {
  if (links > NEW_MEMBER.linksAPost && (await isNew(tx, member, now))) checkLinks(links, field)
}

async function isNew(tx: Tx, member: Member, now: Date): Promise<boolean> {
  return (await countApproved(tx, member.id, APPROVED_POSTS, now)) < APPROVED_POSTS
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
