/** From how many letters on a word is looked for with one typing error; shorter ones have too many neighbours. */
export const MIN_LETTERS = 5

/** Neighbours of one query word that are looked for; more would only slow the search down. */
const MAX_CORRECTIONS = 8

/** What a mistyped word may have meant. */
export interface Correction {
  word: string
  /** True when every word that begins so is meant. */
  beginning: boolean
}

/**
 * Shared keys by which a mistyped word meets the words of the index: a word and its beginning's shortenings by one
 * letter. Two words of which one begins like the other, but for one error, have a key in common. Only the first six
 * letters count: that keeps the table at twelve rows a word, and lets unfinished words be corrected too.
 */
export function keysOf(word: string): string[] {
  const first = word.slice(0, MIN_LETTERS)
  if (first.length < MIN_LETTERS) return [first]
  const longer = word.slice(0, MIN_LETTERS + 1)
  const keys = [first, ...shortenings(first)]
  return [...new Set(longer.length > first.length ? [...keys, ...shortenings(longer)] : keys)]
}

function shortenings(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
}

/** What a typed word may have meant among these words, which share a key with it. */
export function correctionsOf(typed: string, candidates: Iterable<string>): Correction[] {
  const found = new Map<string, Correction>()
  for (const candidate of candidates) {
    const correction = correctionOf(typed, candidate)
    if (correction && found.get(correction.word)?.beginning !== true) found.set(correction.word, correction)
  }
  return [...found.values()].sort((a, b) => (a.word < b.word ? -1 : 1)).slice(0, MAX_CORRECTIONS)
}

/**
 * How `word` answers to `typed` with exactly one error (a letter too many, missing, wrong, or two swapped), if it does.
 * An error in the last letter counts only against the whole word: else 'train' would also mean all that begins 'trai'.
 */
export function correctionOf(typed: string, word: string): Correction | undefined {
  const at = firstDifference(typed, word)
  if (at === typed.length) return undefined
  const last = typed.length - 1
  if (at === last) {
    const whole = word.length === last || word.length === typed.length
    return whole ? { word, beginning: false } : lacking(typed, word, at)
  }
  return wrong(typed, word, at) ?? swapped(typed, word, at) ?? tooMany(typed, word, at) ?? lacking(typed, word, at)
}

function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

const upTo = (word: string, length: number): Correction => ({ word: word.slice(0, length), beginning: true })

function wrong(typed: string, word: string, at: number) {
  return word.startsWith(typed.slice(at + 1), at + 1) ? upTo(word, typed.length) : undefined
}

function swapped(typed: string, word: string, at: number) {
  const twisted = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return twisted && word.startsWith(typed.slice(at + 2), at + 2) ? upTo(word, typed.length) : undefined
}

function tooMany(typed: string, word: string, at: number) {
  return word.startsWith(typed.slice(at + 1), at) ? upTo(word, typed.length - 1) : undefined
}

function lacking(typed: string, word: string, at: number) {
  return word.startsWith(typed.slice(at), at + 1) ? upTo(word, typed.length + 1) : undefined
}
