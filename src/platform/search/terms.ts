import { STOP_WORDS } from './stop-words.ts'
import type { Name, Synonyms } from './synonyms.ts'
import { type Compound, compoundsOf, joinedWord } from './words.ts'

/** Most terms of a query. Each term costs several lookups in the index. */
export const MAX_TERMS = 8
/** Longer queries are cut, in characters. */
const MAX_QUERY_LENGTH = 1000

/** Consecutive words, folded. */
export type Phrase = readonly string[]

/** A part of a query. A text matches it when it has one of the phrases or names, or a word with the prefix. */
export interface Term {
  /** As the reader typed it. */
  typed: string
  /** The words as typed, with their singular and plural; they match as whole words. */
  phrases: readonly Phrase[]
  /** Words that begin with it match too, and rank below whole words. */
  prefix: string | undefined
  /** Synonyms. They match as whole words and rank below the typed ones. */
  names: readonly Name[]
  /** The synonyms that the reader sees, without those that the typed word finds anyway. */
  synonym?: { meaning: string | null; names: readonly string[] }
}

/**
 * The terms of a query; a result matches all of them. Leaves out stop words ('how to remove an implant') and
 * single letters, which come before or after an apostrophe ("l'implant", "women's"), unless there are no other words.
 */
export function parseTerms(query: string, synonyms: Synonyms): Term[] {
  const compounds = compoundsOf(query.slice(0, MAX_QUERY_LENGTH))
  const terms: Term[] = []
  for (let at = 0; at < compounds.length; ) {
    const { term, length } = findSynonymAt(compounds, at, synonyms) ?? { term: plainTerm(compounds[at]), length: 1 }
    at += length
    if (term && !terms.some(({ typed }) => typed === term.typed)) terms.push(term)
  }
  const meaningful = terms.filter(isMeaningful)
  return (meaningful.length > 0 ? meaningful : terms).slice(0, MAX_TERMS).map(withoutShortPrefix)
}

/** Shorter words are prefixes of too many others. The last word keeps its prefix, because the reader may still be typing it. */
const PREFIX_LETTERS = 4

function withoutShortPrefix(term: Term, at: number, terms: readonly Term[]): Term {
  const { prefix = '' } = term
  if (at === terms.length - 1 || prefix === '' || prefix.length >= PREFIX_LETTERS) return term
  return { ...term, prefix: undefined }
}

/** The term of a word that replaces the typed one. */
export function correctedTerm(typed: string, word: string, synonyms: Synonyms): Term {
  const [term] = parseTerms(word, synonyms)
  return term ? { ...term, typed } : { typed, phrases: [[word]], prefix: word, names: [] }
}

function isMeaningful({ phrases: [phrase = []] }: Term): boolean {
  const [word = '', ...more] = phrase
  return more.length > 0 || /\p{N}/u.test(word) || (word.length > 1 && !STOP_WORDS.has(word))
}

/** Most compounds of a synonym: 'píldora del día siguiente'. */
const MAX_SYNONYM_COMPOUNDS = 5

/** The longest name with synonyms that begins at a compound. */
function findSynonymAt(compounds: readonly Compound[], at: number, synonyms: Synonyms) {
  for (let length = MAX_SYNONYM_COMPOUNDS; length > 0; length -= 1) {
    const parts = compounds.slice(at, at + length)
    if (parts.length < length) continue
    const words = parts.flatMap((part) => part.words)
    const forms = [words, singular(words)].map((each) => each.join(' '))
    const synonym = forms.map((form) => synonyms.get(form)).find((each) => each)
    if (!synonym) continue
    const typed = parts.map((part) => part.written).join(' ')
    const [phrases, prefix] = formsOf(words)
    const names = synonym.names.filter(({ phrase }) => !forms.includes(phrase.join(' ')))
    // A name that begins with the typed one or with another name is found anyway, so the reader does not see it.
    const visible = names.filter(({ phrase }, index) => {
      const others = [...forms, ...names.slice(0, index).map((name) => name.phrase.join(' '))]
      return !others.some((other) => phrase.join(' ').startsWith(other))
    })
    const term: Term = { typed, phrases, prefix, names }
    if (visible.length > 0) {
      const isName = names.length < synonym.names.length
      term.synonym = { meaning: isName ? null : synonym.meaning, names: visible.map(({ name }) => name) }
    }
    return { term, length }
  }
  return undefined
}

function plainTerm(compound: Compound | undefined): Term | undefined {
  if (!compound) return undefined
  const [phrases, prefix] = formsOf(compound.words)
  return { typed: compound.written, phrases, prefix, names: [] }
}

/** The words as typed, with their singular and plural, and their prefix. */
function formsOf(words: readonly string[]): [phrases: Phrase[], prefix: string | undefined] {
  const [word = '', ...more] = words
  if (more.length === 0) return [[word, ...otherNumbersOf(word)].map((form) => [form]), word]
  return [[words, [joinedWord(words)]], joinedWord(words)]
}

/** Endings of the plural with those of the singular, in English, French and Spanish. */
const PLURALS = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
] as const
const MIN_STEM_LETTERS = 3

/** The plural of a word and what it may be the plural of: 'condoms' also finds 'condom', and the other way round. */
function otherNumbersOf(word: string): string[] {
  if (word.length < MIN_STEM_LETTERS || !/\p{L}$/u.test(word)) return []
  const singulars = PLURALS.filter(
    ([plural]) => word.endsWith(plural) && word.length >= plural.length + MIN_STEM_LETTERS,
  )
  return [...singulars.map(([plural, single]) => word.slice(0, -plural.length) + single), `${word}s`, `${word}es`]
}

function singular(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ''
  return last.length > 3 && last.endsWith('s') ? [...words.slice(0, -1), last.slice(0, -1)] : words
}
