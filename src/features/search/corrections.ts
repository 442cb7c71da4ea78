import type { SearchedWords } from './searched-words.ts'
import type { Term } from './sought.ts'
import { correctionsOf } from './spelling.ts'

/** What the search supposes of the words typed, one after the other until something is found. */
export const TRIES = ['the unknown are mistyped', 'all may be mistyped', 'short ones too'] as const
export type Supposition = (typeof TRIES)[number]

/** From how many letters on a word is taken for mistyped; shorter ones have too many neighbours. */
const MIN_LETTERS = 5

/** At last, before 'nothing found': 'pils' has lost one of five letters. */
const MIN_LETTERS_AT_LAST = 4

/** Corrections of one word that are looked for; the rest are rare words that were hardly meant. */
const MAX_CORRECTIONS = 8

/**
 * What else a typed word is looked for as. Of a word that begins some word of the index, only its endings ('condoms'
 * also finds 'condom', 'contraceptif' also 'contraceptiv'), else 'injection' would find 'infection'.
 */
export function correctionsFor(index: SearchedWords, typed: string, suppose: Supposition): Term[] {
  const shortest = suppose === 'short ones too' ? MIN_LETTERS_AT_LAST : MIN_LETTERS
  if (typed.length < shortest) return []
  const known = index.vocabulary.has({ word: typed, beginning: true })
  const all = correctionsOf(typed, index.vocabulary)
  const meant = known && suppose === 'the unknown are mistyped' ? all.filter((term) => !term.beginning) : all
  const [, , anywhere] = index.places
  return meant
    .map((term) => ({ term, weight: anywhere.weightOf(term) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_CORRECTIONS)
    .map(({ term }) => term)
}
