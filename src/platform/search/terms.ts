import { STOP_WORDS, WEAK_WORDS } from './stop-words.ts'
import type { Name, Synonyms } from './synonyms.ts'
import { namesOfUnit } from './units.ts'
import { type Compound, isNumber, joinedWord } from './words.ts'

/** Most terms of a query. Each term costs several lookups in the index. */
export const MAX_TERMS = 8

/** Consecutive words, folded. */
export type Phrase = readonly string[]

/** Something that matches a term. */
export interface Variant {
  phrase: Phrase
  /** Whether longer words that begin with the last word match too. */
  isPrefix: boolean
}

/** A part of a query. A text matches it when it has one of its variants. */
export interface Term {
  /** As the reader typed it. */
  typed: string
  /** The words as typed, parted and joined. */
  phrases: readonly Phrase[]
  /** Other forms of the word: 'removal' for 'remove'. */
  forms: readonly Phrase[]
  /** Words that begin with it match too, and rank below whole words. */
  prefix: string | undefined
  /** Synonyms. They rank below the typed words. */
  names: readonly Variant[]
  /** The synonyms that the reader sees, without those that the typed word finds anyway. */
  synonym?: { typed: string; meaning: string | null; names: readonly string[] }
  /** A text needs not have it: it only ranks. */
  isOptional?: boolean
  /** How texts write all of it, in lower case. */
  written: readonly string[]
}

export function isRequired({ isOptional }: Term): boolean {
  return isOptional !== true
}

export function variantsOf({ phrases, forms, names, prefix }: Term): Variant[] {
  return [
    ...[...phrases, ...forms].map((phrase) => ({ phrase, isPrefix: false })),
    ...names,
    ...(prefix === undefined ? [] : [{ phrase: [prefix], isPrefix: true }]),
  ]
}

/**
 * The terms of a query; a result matches all of them. Leaves out stop words ('how to remove an implant') and
 * single letters, which come before or after an apostrophe ("l'implant", "women's"), unless there are no other words.
 */
export function parseTerms(compounds: readonly Compound[], synonyms: Synonyms): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < compounds.length; ) {
    const { term, length } = findSynonymAt(compounds, at, synonyms) ?? { term: plainTerm(compounds[at]), length: 1 }
    at += length
    if (term && !terms.some(({ typed }) => typed === term.typed)) terms.push(term)
  }
  const meaningful = terms.filter(isMeaningful)
  const chosen = (meaningful.length > 0 ? meaningful : terms).slice(0, MAX_TERMS).map(withoutShortPrefix)
  const isOptional = ({ phrases }: Term) => WEAK_WORDS.has(phrases[0]?.join(' ') ?? '')
  return chosen.every(isOptional) ? chosen : chosen.map((term) => ({ ...term, isOptional: isOptional(term) }))
}

/** Shorter words are prefixes of too many others. The last word keeps its prefix, because the reader may still be typing it. */
const PREFIX_LETTERS = 4

function withoutShortPrefix(term: Term, at: number, terms: readonly Term[]): Term {
  const { prefix = '' } = term
  return at === terms.length - 1 || prefix.length >= PREFIX_LETTERS ? term : { ...term, prefix: undefined }
}

function isMeaningful({ phrases: [phrase = []] }: Term): boolean {
  const [word = '', ...more] = phrase
  return more.length > 0 || isNumber(word) || (word.length > 1 && !STOP_WORDS.has(word))
}

/** Most compounds of a synonym: 'píldora del día siguiente'. */
const MAX_SYNONYM_COMPOUNDS = 5
/** Shorter beginnings are those of too many names. */
const MIN_BEGINNING = 3

/** The longest name with synonyms that begins at a compound; at the end of the query also one that is not yet complete. */
function findSynonymAt(compounds: readonly Compound[], at: number, synonyms: Synonyms) {
  for (let length = MAX_SYNONYM_COMPOUNDS; length > 0; length -= 1) {
    const parts = compounds.slice(at, at + length)
    if (parts.length < length) continue
    const plain = joinCompounds(parts)
    const forms = [plain.words, singular(plain.words)].map((words) => words.join(' '))
    const synonym = forms.map((form) => synonyms.get(form)).find((each) => each)
    if (synonym) return { term: synonymTerm(plain, forms, synonym), length }
    const term = at + length === compounds.length ? termOfBeginning(plain, synonyms) : undefined
    if (term) return { term, length }
  }
  return undefined
}

function joinCompounds(parts: readonly Compound[]): Compound {
  return parts.length === 1 && parts[0]
    ? parts[0]
    : {
        written: parts.map(({ written }) => written).join(' '),
        words: parts.flatMap(({ words }) => words),
        isKnown: parts.every(({ isKnown }) => isKnown),
      }
}

type Synonym = Synonyms extends ReadonlyMap<string, infer S> ? S : never

function synonymTerm(compound: Compound, forms: readonly string[], synonym: Synonym): Term {
  const names = synonym.names.filter(({ phrase }) => !forms.includes(phrase.join(' ')))
  // A name that begins with the typed one or with another name is found anyway, so the reader does not see it.
  const visible = names.filter(({ phrase }, index) => {
    const others = [...forms, ...names.slice(0, index).map((name) => name.phrase.join(' '))]
    return !others.some((other) => phrase.join(' ').startsWith(other))
  })
  const isName = names.length < synonym.names.length
  const plain = withNames(plainTerm(compound), names)
  const term = CAPITALS.test(compound.written) ? asAbbreviation(plain, isName) : plain
  if (visible.length === 0) return term
  const shown = visible.map(({ name }) => name)
  return { ...term, synonym: { typed: compound.written, meaning: isName ? null : synonym.meaning, names: shown } }
}

const CAPITALS = /^\p{Lu}{2,5}s?$/u

/** An abbreviation that documents do not use stands for its meaning: 'AIDS' is no aid. It begins no word: 'ART', 'article'. */
function asAbbreviation(term: Term, isName: boolean): Term {
  if (isName) return { ...term, prefix: undefined }
  const own = term.phrases.map((phrase) => ({ phrase, isPrefix: false }))
  return {
    ...term,
    phrases: term.names.map(({ phrase }) => phrase),
    names: [...term.names, ...own.filter(({ phrase: [word = ''] }) => !STOP_WORDS.has(word))],
    prefix: undefined,
  }
}

/** 'jad' finds what 'Jadelle' finds. */
function termOfBeginning(compound: Compound, synonyms: Synonyms): Term | undefined {
  const beginning = compound.words.join(' ')
  if (beginning.length < MIN_BEGINNING || STOP_WORDS.has(beginning)) return undefined
  // A whole word that texts have is complete: 'contraceptive' does not begin 'contraceptive rod', and 'aid' not 'AIDS'.
  const isRest = (rest: string) => !(compound.isKnown && /^( .*|.)$/.test(rest))
  const isBegun = (key: string) => key.startsWith(beginning) && isRest(key.slice(beginning.length))
  const begun = Array.from(synonyms).filter(([key]) => isBegun(key))
  const names = new Set(begun.flatMap(([, synonym]) => synonym.names))
  if (begun.length === 0) return undefined
  const term = withNames(plainTerm(compound), [...names])
  const [first] = begun
  const isOne = first !== undefined && begun.every(([, { meaning }]) => meaning === first[1].meaning)
  if (!isOne || [...names].some(({ phrase }) => phrase.join(' ').startsWith(beginning))) return term
  return {
    ...term,
    synonym: { typed: first[1].name, meaning: first[1].meaning, names: [...names].map(({ name }) => name) },
  }
}

function withNames(term: Term, names: readonly Name[]): Term {
  return { ...term, names, written: [...term.written, ...names.map(({ name }) => name.toLowerCase())] }
}

function plainTerm(compound: Compound): Term
function plainTerm(compound: Compound | undefined): Term | undefined
function plainTerm(compound: Compound | undefined): Term | undefined {
  if (!compound) return undefined
  const { written, words, also = [] } = compound
  const term = { typed: written, forms: [], names: [], written: [written.toLowerCase()] }
  if (words.some(isNumber)) return { ...term, phrases: withUnits(words), prefix: undefined }
  const joined = joinedWord(words)
  return { ...term, phrases: words.length === 1 ? [words, ...also] : [words, [joined]], prefix: joined }
}

/** All ways to write a number with its unit. */
function withUnits(words: readonly string[]): Phrase[] {
  const last = words.at(-1) ?? ''
  return namesOfUnit(last).map((name) => [...words.slice(0, -1), name])
}

function singular(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ''
  return last.length > 3 && last.endsWith('s') ? [...words.slice(0, -1), last.slice(0, -1)] : words
}
