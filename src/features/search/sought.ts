/** A folded word to look for: as it is, or as the beginning of words. */
export interface Term {
  word: string
  beginning: boolean
}

/** A word that is searched for: as typed, as the beginning of a word, or as what it may have meant. */
export interface Sought {
  typed: string
  corrections: readonly Term[]
}

/** The ways to read a query, each wider than the one before: every word exact; or beginning; or mistyped. */
export const READINGS = ['exact', 'beginning', 'corrected'] as const
export type Reading = (typeof READINGS)[number]

/** The readings that differ: without corrections the third finds what the second does. */
export function readingsOf(sought: readonly Sought[]): readonly Reading[] {
  return sought.some((word) => word.corrections.length > 0) ? READINGS : READINGS.slice(0, 2)
}

/** The terms that match one word of the query. A text needs to contain only one of them. */
export function termsOf({ typed, corrections }: Sought, reading: Reading): Term[] {
  if (reading === 'exact') return [{ word: typed, beginning: false }]
  const begun = [{ word: typed, beginning: true }]
  return reading === 'beginning' ? begun : [...begun, ...corrections]
}
