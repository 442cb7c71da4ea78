const VOCABULARY = 40_000
const STARTS = 'b c ch d f g h j l m n p ph pr qu r s st t tr v con pre in ex'.split(' ')
const VOWELS = 'a e i o u é è ó ie ou ea io'.split(' ')
const ENDS = ['', '', '', 'n', 'r', 's', 't', 'l', 'nt', 'ction', 'ment', 'd']

/** A seeded generator (mulberry32), so that runs are comparable. */
let state = 20261121
export function below(limit: number): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
}

export function oneOf<T>(list: readonly T[]): T {
  const one = list[below(list.length)]
  if (one === undefined) throw new RangeError('an empty list')
  return one
}

/** Invented words as diverse as those of a language: short ones first, which are also the most common. */
export const WORDS: readonly string[] = [...makeWords()]

function makeWords(): Set<string> {
  const words = new Set<string>()
  while (words.size < VOCABULARY) {
    const syllables = 1 + below(words.size < 300 ? 2 : 4)
    words.add(Array.from({ length: syllables }, () => oneOf(STARTS) + oneOf(VOWELS) + oneOf(ENDS)).join(''))
  }
  return words
}

/** The n-th word is n times rarer than the first, as in any language. */
export function text(length: number): string {
  const word = () => WORDS[Math.floor(VOCABULARY ** (below(2 ** 30) / 2 ** 30)) - 1] ?? 'none'
  return Array.from({ length }, word).join(' ')
}
