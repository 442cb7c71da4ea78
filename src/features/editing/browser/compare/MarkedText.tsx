import { diffWords } from 'diff'

/** Two texts in one, with the words that were added and removed. */
export function MarkedText({ before, after }: { before: string; after: string }) {
  // Pieces have no identity of their own, and none of them moves.
  return diffWords(before, after).map(({ value, added, removed }, index) => {
    const key = `${index} ${value}`
    if (added) return <ins key={key}>{value}</ins>
    return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
  })
}
