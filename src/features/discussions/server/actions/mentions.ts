import type { Tx } from '#platform/database/schema.ts'
import { listParticipants } from '../queries/viewer-state.ts'

interface Mentioned {
  commentId: number
  discussionId: number
  text: string
}

/** The same for a comment that has changed: whom its earlier text named is forgotten. */
export async function setMentions(tx: Tx, mentioned: Mentioned): Promise<void> {
  await tx.deleteFrom('comment_mention').where('comment_id', '=', mentioned.commentId).execute()
  await addMentions(tx, mentioned)
}

/** Notes which participants of the discussion a new comment names as @First Last. */
export async function addMentions(tx: Tx, { commentId, discussionId, text }: Mentioned): Promise<void> {
  if (!text.includes('@')) return
  const named = mentionedIn(text, await listParticipants(tx, discussionId))
  if (named.length === 0) return
  await tx
    .insertInto('comment_mention')
    .values(named.map((account_id) => ({ comment_id: commentId, account_id })))
    .execute()
}

/** Whose names stand in a text behind an @: whole names, in any case; the longest, where one begins with another. */
export function mentionedIn(text: string, participants: readonly { id: number; name: string }[]): number[] {
  const plain = text.toLowerCase()
  const names = new Set(participants.map(({ name }) => name.toLowerCase()))
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  const named = new Set<string | undefined>()
  for (let at = plain.indexOf('@'); at !== -1; at = plain.indexOf('@', at + 1))
    named.add(longestFirst.find((name) => standsAt(plain, at + 1, name)))
  return participants.filter(({ name }) => named.has(name.toLowerCase())).map(({ id }) => id)
}

const LETTER = /[\p{L}\p{M}\p{N}]/u

function standsAt(text: string, start: number, name: string): boolean {
  if (!text.startsWith(name, start)) return false
  const end = start + name.length
  return !LETTER.test([...text.slice(end, end + 2)][0] ?? '')
}
