import { fold, INVISIBLE } from './fold.ts'

/** Longer words are cut here, in the index and in the query alike. */
const MAX_WORD_LETTERS = 40
/** Most words of one text that are indexed. PostgreSQL stores at most 1 MB of words for one row. */
const MAX_INDEXED_WORDS = 30_000

const LETTERS = `\\p{L}\\p{M}${INVISIBLE}`
/** Letters and digits part words: '150mg' is found as '150 mg'. All other characters separate words too. */
const WORD = new RegExp(`[${LETTERS}]+|\\p{N}+`, 'gu')
const INVISIBLES = new RegExp(`[${INVISIBLE}]`, 'gu')
const HYPHEN = /^[-\u2010\u2011]$/u
const DIGIT = /\p{N}/u

/** A word in a text. */
export interface Token {
  start: number
  end: number
  /** As written. */
  written: string
  /** Folded. */
  word: string
  /** Whether nothing, a hyphen or a decimal sign stands between it and the word before. */
  isJoined: boolean
}

/** The words of a text in their order. */
export function* tokensOf(text: string): Generator<Token> {
  let before: Token | undefined
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    const word = wordOf(written)
    if (word === '') continue
    const token = { start, end: start + written.length, written, word, isJoined: isJoined(text, before, start, word) }
    yield token
    before = token
  }
}

function isJoined(text: string, before: Token | undefined, start: number, word: string): boolean {
  if (before === undefined || start - before.end > 1) return false
  const between = text.slice(before.end, start)
  return between === '' || HYPHEN.test(between) || (/^[.,]$/.test(between) && isNumber(before.word) && isNumber(word))
}

export function isNumber(word: string): boolean {
  return DIGIT.test(word)
}

/** Words that hyphens join, or a number with its unit. */
export interface Compound {
  /** As written in the text. */
  written: string
  words: readonly string[]
  /** Other phrases for it that texts have. */
  also?: readonly (readonly string[])[]
  /** Whether texts have it. */
  isKnown?: boolean
}

export function compoundsOf(text: string): Compound[] {
  return groupsOf(text).map((group) => ({
    written: text.slice(group[0]?.start, group.at(-1)?.end),
    words: group.map(({ word }) => word),
  }))
}

function groupsOf(text: string): Token[][] {
  const groups: Token[][] = []
  for (const token of tokensOf(text)) {
    if (token.isJoined) groups.at(-1)?.push(token)
    else groups.push([token])
  }
  return groups
}

/** The single words of a text, folded, in their order. */
export function wordsOf(text: string): string[] {
  return Array.from(tokensOf(text), ({ word }) => word)
}

/** The words of a text for the index. */
export interface IndexableWords {
  /**
   * In their order. Words with a hyphen are single words, so that phrases match, and joined at the end: 'post-abortion' is also
   * found as 'postabortion'.
   */
  words: readonly string[]
  /** Each word as it is written, in lower case, with the folded word. */
  written: ReadonlyMap<string, string>
}

export function indexableWords(text: string): IndexableWords {
  const written = new Map<string, string>()
  const add = (form: string, word: string) => written.set(form.toLowerCase().replace(INVISIBLES, ''), word)
  const words: string[] = []
  const joined: string[] = []
  for (const group of groupsOf(text)) {
    for (const token of group) {
      words.push(token.word)
      if (!isNumber(token.word)) add(token.written, token.word)
    }
    if (group.length === 1 || group.some(({ word }) => isNumber(word))) continue
    const word = joinedWord(group.map((token) => token.word))
    joined.push(word)
    add(text.slice(group[0]?.start, group.at(-1)?.end), word)
  }
  return { words: [...words, ...joined].slice(0, MAX_INDEXED_WORDS), written }
}

/** Joins words that a hyphen separates. */
export function joinedWord(words: readonly string[]): string {
  return cut(words.join(''))
}

/** The article of Arabic is written in one word with its noun, also after 'and', 'with', 'as', 'so' and 'for'. */
const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{L}{3})/u

function wordOf(written: string): string {
  return cut(fold(written).replace(ARABIC_ARTICLE, ''))
}

/** Cuts between characters, because a lone surrogate cannot be stored. */
function cut(word: string): string {
  return word.length <= MAX_WORD_LETTERS ? word : [...word].slice(0, MAX_WORD_LETTERS).join('')
}
