/**
 * The letters of a text as they are compared: without case and accents, one entry a letter, so that a place in them is a
 * place in the text.
 */
function lettersOf(text: string): string[] {
  return Array.from(text, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
}

/** Where the words begin in the text, in letters; -1 where they do not stand in it. */
function placeOf(letters: readonly string[], words: readonly string[]): number {
  return letters.findIndex((_, at) => words.every((letter, index) => letters[at + index] === letter))
}

/** Whether a text holds the words, in any case, with or without accents; every text holds empty words. */
export function mentions(text: string, words: string): boolean {
  const wanted = lettersOf(words.trim())
  return wanted.length === 0 || placeOf(lettersOf(text), wanted) >= 0
}

/** A text in three pieces: before the first place of the words, the words as the text writes them, and after; or undefined. */
export function splitAt(text: string, words: string): [before: string, found: string, after: string] | undefined {
  const wanted = lettersOf(words.trim())
  const at = wanted.length === 0 ? -1 : placeOf(lettersOf(text), wanted)
  if (at < 0) return undefined
  const letters = Array.from(text)
  const end = at + wanted.length
  return [letters.slice(0, at).join(''), letters.slice(at, end).join(''), letters.slice(end).join('')]
}
