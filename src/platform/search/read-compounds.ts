import { SEARCH_LANGUAGES, type SearchLanguage } from '#core/search-filters.ts'
import type { Db } from '#platform/database/schema.ts'
import { STOP_WORDS } from './stop-words.ts'
import { isUnit } from './units.ts'
import { findKnownWords, type KnownWord } from './vocabulary.ts'
import { type Compound, compoundsOf, isNumber, joinedWord } from './words.ts'

/** Longer queries are cut, in characters. */
const MAX_QUERY_LENGTH = 1000
/** Most compounds of a query that are read. Stop words are among them. */
const MAX_COMPOUNDS = 40
/** Shorter parts of a compound are rarely words of their own. */
const MIN_PART = 3
/** Longer words are no compounds of two. */
const MAX_PARTED = 24

/**
 * The words of a query, with other ways in which texts write them: two words as one ('post partum': 'postpartum'), one word as
 * two. A number and its unit are one compound.
 */
export async function readCompounds(
  db: Db,
  query: string,
): Promise<{ compounds: Compound[]; languages: SearchLanguage[] }> {
  const compounds = withUnits(compoundsOf(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_COMPOUNDS))
  const pairs = compounds.map((compound, at) => joinedPair(compound, compounds[at + 1]))
  const asked = new Set([...compounds.flatMap((one) => [...one.words, ...partings(one).flat()]), ...pairs.flat()])
  const rows = await findKnownWords(db, [...asked])
  const known = new Set(rows.map(({ word }) => word))
  const isKnown = (word: string) => known.has(word)
  const read = compounds.map((compound, at) => ({
    ...compound,
    isKnown: compound.words.every(isKnown),
    also: [
      ...partings(compound).filter((parts) => parts.every(isKnown)),
      ...[pairs[at - 1] ?? [], pairs[at] ?? []].filter((pair) => pair.some(isKnown)),
    ],
  }))
  return { compounds: read, languages: languagesOf(compounds, rows) }
}

/** The languages that have most of the words as they are typed; none for English, which is that of the site, and in doubt. */
function languagesOf(compounds: readonly Compound[], rows: readonly KnownWord[]): SearchLanguage[] {
  const typed = compounds.flatMap(({ written, words: [word = ''] }) => [{ written: written.toLowerCase(), word }])
  // Who types accents means this word.
  const isSame = (row: KnownWord, { written, word }: { written: string; word: string }) =>
    written === word ? row.word === word : row.written === written
  const countOf = (language: SearchLanguage) =>
    typed.filter((each) => rows.some((row) => row.language === language && isSame(row, each))).length
  const counts = SEARCH_LANGUAGES.map((language) => ({ language, count: countOf(language) }))
  const most = Math.max(...counts.map(({ count }) => count))
  const best = counts.filter(({ count }) => count === most).map(({ language }) => language)
  return best.includes('en') ? [] : best
}

function withUnits(compounds: readonly Compound[]): Compound[] {
  const all: Compound[] = []
  for (const compound of compounds) {
    const before = all.at(-1)
    const isUnitOf = before?.words.every(isNumber) && compound.words.length === 1 && isUnit(compound.words[0] ?? '')
    if (before !== undefined && isUnitOf) all.splice(-1, 1, pairOf(before, compound))
    else all.push(compound)
  }
  return all
}

function pairOf(left: Compound, right: Compound): Compound {
  return { written: `${left.written} ${right.written}`, words: [...left.words, ...right.words] }
}

const isPlainWord = ({ words: [word = '', ...more] }: Compound) =>
  more.length === 0 && word.length > 1 && !isNumber(word) && !STOP_WORDS.has(word)

/** Two words in one; none when they cannot be one. */
function joinedPair(left: Compound, right: Compound | undefined): string[] {
  return right && isPlainWord(left) && isPlainWord(right) ? [joinedWord([...left.words, ...right.words])] : []
}

/** A word as two words, at each place where both are long enough. */
function partings(compound: Compound): [string, string][] {
  const [word = ''] = compound.words
  if (!isPlainWord(compound) || word.length > MAX_PARTED) return []
  const places = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, index) => index + MIN_PART)
  return places.map((place) => [word.slice(0, place), word.slice(place)])
}
