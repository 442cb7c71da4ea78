/** A text for comparison, without case and accents. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * The letters of a text for comparison, without case and accents. One entry per code point, so that indexes are the same as in
 * `Array.from(text)`.
 */
function lettersOf(text: string): string[] {
  return Array.from(text, foldText)
}

/** The index of the words in the letters, or -1. */
function indexOfWords(letters: readonly string[], words: readonly string[]): number {
  return letters.findIndex((_, at) => words.every((letter, index) => letters[at + index] === letter))
}

/** Whether a text contains the words, without regard to case and accents. Every text contains empty words. */
export function containsWords(text: string, words: string): boolean {
  const wanted = foldText(words.trim())
  return wanted === '' || foldText(text).includes(wanted)
}

/** The same for each of the words, wherever it is. */
export function containsEachWord(text: string, words: string): boolean {
  const folded = foldText(text)
  return foldText(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** A text in three parts: before the first match of the words, the match, and after it; undefined without a match. */
export function splitAtWords(text: string, words: string): [before: string, match: string, after: string] | undefined {
  const wordLetters = lettersOf(words.trim())
  const at = wordLetters.length === 0 ? -1 : indexOfWords(lettersOf(text), wordLetters)
  if (at < 0) return undefined
  const characters = Array.from(text)
  const end = at + wordLetters.length
  return [characters.slice(0, at).join(''), characters.slice(at, end).join(''), characters.slice(end).join('')]
}
