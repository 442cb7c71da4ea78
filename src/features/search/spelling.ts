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

/** What a typed word may have meant among all the words of the index. */
export function correctionsOf(typed: string, vocabulary: readonly string[]): Correction[] {
  const found = new Map<string, Correction>()
  for (const word of vocabulary) {
    const correction = correctionOf(typed, word)
    if (correction && found.get(correction.word)?.beginning !== true) found.set(correction.word, correction)
  }
  return [...found.values()].slice(0, MAX_CORRECTIONS)
}

/**
 * How `word` answers to `typed` with exactly one error (a letter too many, missing, wrong, or two swapped), if it does.
 * An error in the last letter counts only against the whole word: else 'train' would also mean all that begins 'trai'.
 */
export function correctionOf(typed: string, word: string): Correction | undefined {
  const at = firstDifference(typed, word)
  if (at === typed.length || !mayMeetAgain(typed, word, at)) return undefined
  const last = typed.length - 1
  if (at === last) {
    const whole = word.length === last || word.length === typed.length
    return whole ? { word, beginning: false } : lacking(typed, word, at)
  }
  return wrong(typed, word, at) ?? swapped(typed, word, at) ?? tooMany(typed, word, at) ?? lacking(typed, word, at)
}

function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1
  return at
}

/** Turns almost every word of an index away without a look at the rest of it. */
function mayMeetAgain(typed: string, word: string, at: number): boolean {
  const [ours, oursNext] = [typed.charCodeAt(at), typed.charCodeAt(at + 1)]
  const [theirs, theirsNext] = [word.charCodeAt(at), word.charCodeAt(at + 1)]
  return at === typed.length - 1 || oursNext === theirsNext || oursNext === theirs || ours === theirsNext
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
