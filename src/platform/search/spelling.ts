import { sql } from 'kysely'
import type { Db } from '#platform/database/schema.ts'
import { getTextIndex } from './get-text-index.ts'
import type { Synonyms } from './synonyms.ts'
import { parseTerms, type Term } from './terms.ts'
import type { TextTable } from './text-index.ts'
import { findKnownWords, type KnownWord, listKnownRange } from './vocabulary.ts'
import { withForms } from './word-forms.ts'
import { compoundsOf, wordsOf } from './words.ts'

/** Shorter words are not suggested, because too many other words differ from them by one letter. */
const MIN_LETTERS = 5
/** A word of four letters is corrected only where a double letter is wrong: 'pils'. */
const MIN_TYPED_LETTERS = 4
/** A word of at least this length may have two errors. */
const MIN_LETTERS_FOR_TWO_ERRORS = 8
/** A word of at least this length is corrected to a word of another language, if its first letter is right. */
const MIN_LETTERS_FOR_OTHER_LANGUAGES = 6
/** Most candidates whose hits are counted. */
const MAX_CANDIDATES = 20
/**
 * A correction has so many times the hits of a form: 'presention' may be a form of 'present'. A double letter that is missing
 * or wrong is an error in any case: 'planing' is 'planning', not a form of 'plane'.
 */
const TIMES_FORMS = 5

interface Correction {
  typed: string
  /** As the files or the editors write it. */
  word: string
}

/** Replaces each term that no text writes by the similar word with most hits. */
export async function correctTerms(
  db: Db,
  table: TextTable,
  terms: readonly Term[],
  synonyms: Synonyms,
): Promise<{ terms: Term[]; corrected: Correction[] }> {
  const corrected: Correction[] = []
  const all: Term[] = []
  for (const term of terms) {
    const word = await findCorrection(db, table, term, { terms, synonyms })
    const [replacement] = word === undefined ? [] : await withForms(db, parseTerms(knownCompounds(word), synonyms))
    if (word !== undefined) corrected.push({ typed: term.typed, word })
    all.push(replacement ? { ...replacement, typed: term.typed } : term)
  }
  return { terms: all, corrected }
}

async function findCorrection(
  db: Db,
  table: TextTable,
  term: Term,
  query: { terms: readonly Term[]; synonyms: Synonyms },
): Promise<string | undefined> {
  const typed = term.prefix ?? ''
  if (typed.length < MIN_TYPED_LETTERS || term.names.length > 0 || term.isOptional) return undefined
  const near = await wordsAtOneError(db, typed, query.synonyms)
  const doubled = near.filter(({ word }) => withoutDoubles(word) === withoutDoubles(typed))
  if (typed.length < MIN_LETTERS && doubled.length === 0) return undefined
  const isName = near.some(({ word }) => query.synonyms.has(word))
  const asTyped = { ...term, forms: [], prefix: isName ? undefined : typed }
  if ((await countHits(db, table, asTyped, 1)) > 0) return undefined
  // An unknown word may be a form of a known one. A name with an error is none: 'Jadele' has the stem of 'Jadelle' in French.
  const formHits = isName ? 0 : await countHits(db, table, term, MAX_HITS)
  const isForm = ({ word }: KnownWord) => term.forms.some(([form]) => form === word)
  if (formHits > 0 && near.some(isForm)) return undefined
  const mayHaveTwo = near.length + formHits === 0 && typed.length >= MIN_LETTERS_FOR_TWO_ERRORS
  const candidates = doubled.length > 0 ? doubled : mayHaveTwo ? await wordsAtTwoErrors(db, typed) : near
  const least = doubled.length > 0 ? 0 : TIMES_FORMS * formHits
  const others = query.terms.filter((other) => other !== term)
  const own = candidates.filter(({ language }) => language === 'en' || language === 'any')
  return (
    (await mostFrequent(db, table, own, query.synonyms, least)) ??
    (await mostFrequent(db, table, await inOtherLanguages(db, term.typed, candidates, others), query.synonyms, least))
  )
}

/**
 * Candidates in French and Spanish. A short word without accents may be a word of English that no file has: 'video' is not
 * 'vides'. It is not, if another word of the query exists in that language only.
 */
async function inOtherLanguages(
  db: Db,
  typed: string,
  candidates: readonly KnownWord[],
  others: readonly Term[],
): Promise<KnownWord[]> {
  const [folded = ''] = wordsOf(typed)
  const isLong = folded.length >= MIN_LETTERS_FOR_OTHER_LANGUAGES
  const known = await findKnownWords(
    db,
    others.flatMap(({ phrases }) => phrases.flat()),
  )
  const english = new Set(known.filter(({ language }) => language === 'en').map(({ word }) => word))
  const foreign = new Set(known.filter(({ word }) => !english.has(word)).map(({ language }) => language))
  return candidates.filter(
    ({ word, language }) =>
      language !== 'en' &&
      (foreign.has(language) || folded !== typed.toLowerCase() || (isLong && word[0] === folded[0])),
  )
}

async function mostFrequent(
  db: Db,
  table: TextTable,
  candidates: readonly KnownWord[],
  synonyms: Synonyms,
  least: number,
): Promise<string | undefined> {
  let best: { word: string; hits: number } | undefined
  for (const [word, rows] of [...Map.groupBy(candidates, ({ word }) => word)].slice(0, MAX_CANDIDATES)) {
    const [term] = parseTerms(knownCompounds(word), synonyms)
    const hits = term ? await countHits(db, table, term, MAX_HITS) : 0
    if (hits > (best?.hits ?? least)) best = { word: synonyms.get(word)?.name ?? writtenOf(rows), hits }
  }
  return best?.word
}

const knownCompounds = (word: string) => compoundsOf(word).map((compound) => ({ ...compound, isKnown: true }))

/** The form with accents or a hyphen: 'post-test', not 'posttest'. */
function writtenOf(rows: readonly KnownWord[]): string {
  return rows.map(({ written }) => written).toSorted((a, b) => Number(isPlain(a)) - Number(isPlain(b)))[0] ?? ''
}

const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1')

const isPlain = (word: string) => /^[a-z]*$/.test(word)

/** More hits do not make a correction more likely. */
const MAX_HITS = 1000

/** Number of texts that match a term, at most `limit`. */
export async function countHits(db: Db, table: TextTable, term: Term, limit: number): Promise<number> {
  const matches = getTextIndex(db).matchAll(table, [term], 'whole')
  const { rows } = await sql<{ hits: number }>`select count(*) as hits
    from (select id from ${matches} as matches limit ${limit}) as counted`.execute(db)
  return Number(rows[0]?.hits ?? 0)
}

/** All known words and names at a distance of one error. */
async function wordsAtOneError(db: Db, typed: string, synonyms: Synonyms): Promise<KnownWord[]> {
  const known = await findKnownWords(db, [...new Set(wordsWithOneError(typed))])
  return [
    ...known.filter(({ word }) => word.length >= MIN_LETTERS),
    ...namesAtOneError(typed, synonyms).map((word) => ({ written: word, word, language: 'any' as const })),
  ]
}

function namesAtOneError(typed: string, synonyms: Synonyms): string[] {
  return [...synonyms.keys()].filter((name) => Math.abs(name.length - typed.length) <= 1 && distance(name, typed) === 1)
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

function* wordsWithOneError(word: string): Generator<string> {
  const letters = new Set([...ALPHABET, ...word])
  for (let at = 0; at <= word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    if (letter !== '') yield before + after
    if (after !== '') yield before + after.charAt(0) + letter + after.slice(1)
    for (const other of letters) {
      yield before + other + letter + after
      if (letter !== '') yield before + other + after
    }
  }
}

/** Known words with the same two first letters at a distance of two errors. */
async function wordsAtTwoErrors(db: Db, typed: string): Promise<KnownWord[]> {
  const words = await listKnownRange(db, typed.slice(0, 2), [typed.length - 2, typed.length + 2])
  return words.filter(({ word }) => distance(word, typed) <= 2)
}

/** Damerau-Levenshtein distance: the number of letters that are added, missing, wrong or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const costs = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1)]
      row.push(Math.min(...costs, swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY))
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}
