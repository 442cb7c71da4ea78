import { fold } from './fold.ts'

/** Words of a query beyond these are left out: nobody types so many, and each costs a look into the index. */
export const MAX_QUERY_WORDS = 12
/** Longer words are cut here, in the index and in the query alike. */
export const MAX_WORD_LETTERS = 40
/** How much of what was typed is read at all. */
const MAX_QUERY_LETTERS = 1000

/** What a word is made of; everything else parts words: spaces, hyphens, apostrophes, signs. */
export const LETTER = '\\p{L}\\p{N}\\p{M}'

const FOLDED_WORD = new RegExp(`[${LETTER}]+`, 'gu')

/** The folded words of a text in their order, as they are kept in the index. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(FOLDED_WORD) ?? []).map(cut)
}

/**
 * The folded words to search for: distinct, the first twelve. Single letters beside longer words are left out: they
 * are what is before or after an apostrophe ("l'implant", "women's").
 */
export function queryWords(keyword: string): string[] {
  const typed = [...new Set(wordsOf(keyword.slice(0, MAX_QUERY_LETTERS)))]
  const telling = typed.filter((word) => word.length > 1 || /\p{N}/u.test(word))
  return (telling.length > 0 ? telling : typed).slice(0, MAX_QUERY_WORDS)
}

/** Cut by whole letters: half of one (a lone surrogate) could not be stored. */
function cut(word: string): string {
  return word.length <= MAX_WORD_LETTERS ? word : [...word].slice(0, MAX_WORD_LETTERS).join('')
}
