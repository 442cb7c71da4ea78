import { fold, INVISIBLE } from './fold.ts'

/** Longer words are cut here, in the index and in the query alike. */
const MAX_WORD_LETTERS = 40
/** Words of one text that are indexed. PostgreSQL stores at most 1 MB of words for one row. */
const MAX_INDEXED_WORDS = 30_000

/** What a word is made of; everything else separates words: spaces, apostrophes, signs. */
export const LETTER = '\\p{L}\\p{N}\\p{M}'
const HYPHENS = '\\-\\u2010\\u2011'

const COMPOUND = new RegExp(`[${LETTER}${INVISIBLE}]+(?:[${HYPHENS}][${LETTER}${INVISIBLE}]+)*`, 'gu')
const HYPHEN = new RegExp(`[${HYPHENS}]`, 'u')

/** A word of a text, or several that hyphens join. */
export interface Compound {
  /** As it is written. */
  written: string
  /** Folded. */
  words: readonly string[]
}

/** The words of a text in their order. */
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
 * The words by which a text is found. Words with a hyphen stand in their place as single words, so that phrases are found,
 * and joined at the end: 'post-abortion' is also found as 'postabortion'.
 */
export function indexedWords(text: string): string[] {
  const compounds = compoundsOf(text)
  const joined = compounds.filter(({ words }) => words.length > 1).map(({ words }) => joinedWord(words))
  return [...compounds.flatMap(({ words }) => words), ...joined].slice(0, MAX_INDEXED_WORDS)
}

/** Words with a hyphen as one. */
export function joinedWord(words: readonly string[]): string {
  return cut(words.join(''))
}

const isWord = (text: string) => text !== ''

/** Cut by whole letters: half of one (a lone surrogate) cannot be stored. */
function cut(word: string): string {
  return word.length <= MAX_WORD_LETTERS ? word : [...word].slice(0, MAX_WORD_LETTERS).join('')
}
