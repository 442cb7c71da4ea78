import { diffWords } from 'diff'

interface MarkedTextProps {
  before: string
  after: string
  /** The text of one side with its own marks; both in one text by default. */
  side?: 'before' | 'after'
}

/** Two texts in one, with the words that were added and removed. */
export function MarkedText({ before, after, side }: MarkedTextProps) {
  // Pieces have no identity of their own, and none of them moves.
  return diffWords(before, after).map(({ value, added, removed }, index) => {
    const key = `${index} ${value}`
    if (added) return side === 'before' ? null : <ins key={key}>{value}</ins>
    if (removed) return side === 'after' ? null : <del key={key}>{value}</del>
    return <span key={key}>{value}</span>
  })
}
