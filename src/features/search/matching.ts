import { Bits } from './bits.ts'
import type { Holders, SearchedWords } from './searched-words.ts'
import { READINGS, type Reading, readingsOf, type Sought, termsOf } from './sought.ts'
import type { IndexedEntry, WordIndex } from './word-index.ts'

/**
 * How well an entry answers, lower is better: three places (all words in the title; in title or details; anywhere),
 * and in each three readings (every word exact; as a beginning; mistyped). So 0 is 'all words exactly so in the title'
 * and 8 'some word only as a correction, and not all of them outside of the document's text'.
 */
export type Rank = number

/** All words stand in title or details. */
export const isInLead = (rank: Rank) => rank < 2 * READINGS.length

export interface Match {
  entry: IndexedEntry
  rank: Rank
}

/** Every entry that answers to all the words, best first; equal ones in the order of the index. */
export function matches(index: WordIndex, sought: readonly Sought[]): Match[] {
  const found: Match[] = []
  for (const { numbers, rank } of ranked(index, sought)) {
    for (const number of numbers) {
      const entry = index.entries[number]
      if (entry) found.push({ entry, rank })
    }
  }
  return found
}

/** For each rank, best first, the numbers of the entries that answer so and not better. */
export function* ranked(
  { places }: SearchedWords,
  sought: readonly Sought[],
): Generator<{ numbers: Bits; rank: Rank }> {
  const before: Bits[] = []
  for (const [place, lists] of places.entries()) {
    for (const [reading, name] of readingsOf(sought).entries()) {
      const numbers = holdingAll(lists, sought, name)
      for (const better of before) numbers.drop(better)
      before.push(numbers)
      yield { numbers, rank: place * READINGS.length + reading }
    }
  }
}

function holdingAll(lists: Holders, sought: readonly Sought[], reading: Reading): Bits {
  const [first, ...others] = sought
  if (!first) return new Bits(0)
  const all = holdingAny(lists, first, reading)
  for (const other of others) {
    if (all.isEmpty) break
    all.keep(holdingAny(lists, other, reading))
  }
  return all
}

function holdingAny(lists: Holders, word: Sought, reading: Reading): Bits {
  const [first, ...others] = termsOf(word, reading).map((term) => lists.holding(term))
  if (!first) return new Bits(0)
  for (const other of others) first.join(other)
  return first
}
