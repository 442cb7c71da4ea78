import { Bits } from './bits.ts'
import { READINGS, type Reading, readingsOf, type Sought, termsOf } from './sought.ts'
import type { IndexedEntry, WordIndex } from './word-index.ts'
import type { WordLists } from './word-lists.ts'

/**
 * How well an entry answers, lower is better: three places (all words in the title; in title or details; anywhere),
 * and in each three readings (every word exact; as a beginning; mistyped). So 0 is 'all words exactly so in the title'
 * and 8 'some word only as a correction, and not all of them outside of the document's text'.
 */
export type Rank = number

export interface Match {
  entry: IndexedEntry
  rank: Rank
}

/** Every entry that answers to all the words, best first; equal ones in the order of the index. */
export function matches(index: WordIndex, sought: readonly Sought[]): Match[] {
  const found: Match[] = []
  const before = new Set<number>()
  for (const [place, lists] of index.places.entries()) {
    for (const [reading, name] of readingsOf(sought).entries()) {
      for (const number of holdingAll(lists, sought, name)) {
        const entry = index.entries[number]
        if (!entry || before.has(number)) continue
        before.add(number)
        found.push({ entry, rank: place * READINGS.length + reading })
      }
    }
  }
  return found
}

function holdingAll(lists: WordLists, sought: readonly Sought[], reading: Reading): Iterable<number> {
  const [first, ...others] = sought.map((word) => holdingAny(lists, word, reading))
  if (!first) return []
  for (const other of others) first.keep(other)
  return first
}

function holdingAny(lists: WordLists, word: Sought, reading: Reading): Bits {
  const [first, ...others] = termsOf(word, reading).map((term) => lists.holding(term))
  if (!first) return new Bits(0)
  for (const other of others) first.join(other)
  return first
}
