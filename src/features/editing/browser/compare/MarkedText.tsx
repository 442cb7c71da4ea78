import { diffWords } from 'diff'

interface MarkedTextProps {
  before: string
  after: string
  /** The text of one side with its own marks; both in one text by default. */
  side?: 'before' | 'after'
  /** Neither text is the former one: words that differ are marked, and none is crossed out. */
  isNeutral?: boolean
}

/** Two texts in one, with the words that were added and removed. */
export function MarkedText({ before, after, side, isNeutral = false }: MarkedTextProps) {
  const [Added, Removed] = isNeutral ? (['mark', 'mark'] as const) : (['ins', 'del'] as const)
  // Pieces have no identity of their own, and none of them moves.
  return diffWords(before, after).map(({ value, added, removed }, index) => {
    const key = `${index} ${value}`
    if (added) return side === 'before' ? null : <Added key={key}>{value}</Added>
    if (removed) return side === 'after' ? null : <Removed key={key}>{value}</Removed>
    return <span key={key}>{value}</span>
  })
}
