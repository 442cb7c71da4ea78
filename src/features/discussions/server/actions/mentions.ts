import type { Tx } from '#platform/database/schema.ts'
import { listParticipants } from '../queries/viewer-state.ts'

interface MentioningComment {
  commentId: number
  discussionId: number
  text: string
}

export async function setMentions(tx: Tx, comment: MentioningComment): Promise<void> {
  await tx.deleteFrom('comment_mention').where('comment_id', '=', comment.commentId).execute()
  await addMentions(tx, comment)
}

/** Stores which participants of the discussion a new comment names as @First Last. */
export async function addMentions(tx: Tx, { commentId, discussionId, text }: MentioningComment): Promise<void> {
  if (!text.includes('@')) return
  const accountIds = mentionedIn(text, await listParticipants(tx, discussionId))
  if (accountIds.length === 0) return
  await tx
    .insertInto('comment_mention')
    .values(accountIds.map((account_id) => ({ comment_id: commentId, account_id })))
    .execute()
}

/** Ids of participants whose whole name follows an @, in any case. The longest matching name wins. */
export function mentionedIn(text: string, participants: readonly { id: number; name: string }[]): number[] {
  const lower = text.toLowerCase()
  const names = new Set(participants.map(({ name }) => name.toLowerCase()))
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  const mentioned = new Set<string | undefined>()
  for (let at = lower.indexOf('@'); at !== -1; at = lower.indexOf('@', at + 1))
    mentioned.add(longestFirst.find((name) => isNameAt(lower, at + 1, name)))
  return participants.filter(({ name }) => mentioned.has(name.toLowerCase())).map(({ id }) => id)
}

const LETTER = /[\p{L}\p{M}\p{N}]/u

function isNameAt(text: string, start: number, name: string): boolean {
  if (!text.startsWith(name, start)) return false
  const end = start + name.length
  return !LETTER.test([...text.slice(end, end + 2)][0] ?? '')
}
