import type { Bits } from './bits.ts'
import type { Term } from './sought.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Knows which entries hold a word, in one place: `WordLists` for a library that rests, others may keep it otherwise. */
export interface Holders {
  /** How often the term stands in an entry, all entries together: tells common words from rare ones. */
  weightOf(term: Term): number
  /** The entries that hold the word, or a word that begins so: a set of the caller's own, all sets of one size. */
  holding(term: Term): Bits
}

/** What a search asks. */
export interface SearchedWords {
  places: readonly [title: Holders, lead: Holders, anywhere: Holders]
  /** Every word of the index, for finding what a mistyped one meant. */
  vocabulary: Vocabulary
}
