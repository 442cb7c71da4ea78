import type { Comment } from '../../schemas.ts'

export type MentionPiece = { text: string } | { text: string; memberId: number }

/** Splits a plain text at its mentions (@name). The pieces joined are the text. */
export function mentionPieces(text: string, mentions: Comment['mentions']): MentionPiece[] {
  if (mentions.length === 0) return [{ text }]
  const pieces: MentionPiece[] = []
  let end = 0
  for (const { 0: mention, index } of text.matchAll(patternOf(mentions.map(({ name }) => name)))) {
    const member = mentions.find(({ name }) => `@${name}`.toLowerCase() === mention.toLowerCase())
    if (member === undefined) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: mention, memberId: member.id })
    end = index + mention.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** Longer names first: 'Ann Lee Smith' is not 'Ann Lee'. */
function patternOf(names: string[]): RegExp {
  const longestFirst = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return new RegExp(`@(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}
