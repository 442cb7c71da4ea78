import type { Comment } from '../../../schemas.ts'

export type MentionPiece = { text: string } | { text: string; memberId: number }

/** A plain text as pieces of text and of members who are named in it as @name; joined, they are the text again. */
export function mentionPieces(text: string, mentions: Comment['mentions']): MentionPiece[] {
  if (mentions.length === 0) return [{ text }]
  const pieces: MentionPiece[] = []
  let done = 0
  for (const { 0: named, index } of text.matchAll(patternOf(mentions.map(({ name }) => name)))) {
    const member = mentions.find(({ name }) => `@${name}`.toLowerCase() === named.toLowerCase())
    if (member === undefined) continue
    if (index > done) pieces.push({ text: text.slice(done, index) })
    pieces.push({ text: named, memberId: member.id })
    done = index + named.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done) })
  return pieces
}

/** Longer names first: 'Ann Lee Smith' is not 'Ann Lee'. */
function patternOf(names: string[]): RegExp {
  const longestFirst = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return new RegExp(`@(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}
