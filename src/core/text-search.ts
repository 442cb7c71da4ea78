/**
 * The letters of a text for comparison, without case and accents. One entry per code point, so that indexes are the same as in
 * `Array.from(text)`.
 */
function lettersOf(text: string): string[] {
  return Array.from(text, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
}

/** The index of the words in the letters, or -1. */
function indexOfWords(letters: readonly string[], words: readonly string[]): number {
  return letters.findIndex((_, at) => words.every((letter, index) => letters[at + index] === letter))
}

/** Whether a text contains the words, without regard to case and accents. Every text contains empty words. */
export function containsWords(text: string, words: string): boolean {
  const wordLetters = lettersOf(words.trim())
  return wordLetters.length === 0 || indexOfWords(lettersOf(text), wordLetters) >= 0
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
