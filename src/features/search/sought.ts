import type { Correction } from './spelling.ts'

/** A word that is searched for: as typed, as the beginning of a word, or as what it may have meant. */
export interface Sought {
  typed: string
  corrections: readonly Correction[]
}

/** The ways to read a query, each wider than the one before: every word exact; or beginning; or mistyped. */
export const READINGS = ['exact', 'beginning', 'corrected'] as const
export type Reading = (typeof READINGS)[number]

/** The readings that differ: without corrections the third finds what the second does. */
export function readingsOf(sought: readonly Sought[]): readonly Reading[] {
  return sought.some((word) => word.corrections.length > 0) ? READINGS : READINGS.slice(0, 2)
}

/** One way to write a word in the language of an index. */
export interface Term {
  word: string
  beginning: boolean
}

/** All that one word is looked for as: any of these will do. */
export function termsOf({ typed, corrections }: Sought, reading: Reading): Term[] {
  if (reading === 'exact') return [{ word: typed, beginning: false }]
  const begun = [{ word: typed, beginning: true }]
  return reading === 'beginning' ? begun : [...begun, ...corrections]
}

/** Does this folded word of a text answer to the word that is searched for? */
export function answersTo(word: string, sought: Sought): boolean {
  return termsOf(sought, 'corrected').some((term) => (term.beginning ? word.startsWith(term.word) : word === term.word))
}
