import { fold, INVISIBLE } from './fold.ts'

/** Longer words are cut here, in the index and in the query alike. */
const MAX_WORD_LETTERS = 40
/** Most words of one text that are indexed. PostgreSQL stores at most 1 MB of words for one row. */
const MAX_INDEXED_WORDS = 30_000

/** The characters of words. All others separate words: spaces, apostrophes, signs. */
export const LETTER = '\\p{L}\\p{N}\\p{M}'
const HYPHENS = '\\-\\u2010\\u2011'

const COMPOUND = new RegExp(`[${LETTER}${INVISIBLE}]+(?:[${HYPHENS}][${LETTER}${INVISIBLE}]+)*`, 'gu')
const HYPHEN = new RegExp(`[${HYPHENS}]`, 'u')

/** A word, or several words that hyphens join. */
export interface Compound {
  /** As written in the text. */
  written: string
  /** Folded. */
  words: readonly string[]
}

/** The words of a text in their order, those with hyphens together. */
export function compoundsOf(text: string): Compound[] {
  const matches = text.match(COMPOUND) ?? []
  return matches
    .map((written) => ({ written, words: fold(written).split(HYPHEN).filter(isWord).map(cut) }))
    .filter(({ words }) => words.length > 0)
}

/** The single words of a text, folded, in their order. */
export function wordsOf(text: string): string[] {
  return compoundsOf(text).flatMap(({ words }) => words)
}

/**
 * The words of a text for the index. Words with a hyphen are indexed as single words, so that phrases match, and joined at the
 * end: 'post-abortion' is also found as 'postabortion'.
 */
export function indexedWords(text: string): string[] {
  const compounds = compoundsOf(text)
  const joined = compounds.filter(({ words }) => words.length > 1).map(({ words }) => joinedWord(words))
  return [...compounds.flatMap(({ words }) => words), ...joined].slice(0, MAX_INDEXED_WORDS)
}

/** Joins words that a hyphen separates. */
export function joinedWord(words: readonly string[]): string {
  return cut(words.join(''))
}

const isWord = (text: string) => text !== ''

/** Cuts between characters, because a lone surrogate cannot be stored. */
function cut(word: string): string {
  return word.length <= MAX_WORD_LETTERS ? word : [...word].slice(0, MAX_WORD_LETTERS).join('')
}
