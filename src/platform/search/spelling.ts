import { sql } from 'kysely'
import { isPostgres } from '#platform/database/dialect-of.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { getTextIndex } from './get-text-index.ts'
import type { Synonyms } from './synonyms.ts'
import { correctedTerm, type Term } from './terms.ts'
import type { TextTable } from './text-index.ts'

/** Shorter words are neither corrected nor suggested, because too many other words differ from them by one letter. */
const MIN_LETTERS = 5
/** A word of at least this length may have two errors. */
const MIN_LETTERS_FOR_TWO_ERRORS = 8
/** Most candidates whose hits are counted. */
const MAX_CANDIDATES = 20

/** Adds the words of a text to the vocabulary for corrections. */
export async function addWords(tx: Tx, words: readonly string[]): Promise<void> {
  // Sorted, so that two transactions with the same new words cannot deadlock.
  const long = [...new Set(words)].filter((word) => word.length >= MIN_LETTERS && /^\p{L}+$/u.test(word)).sort()
  if (long.length === 0) return
  const all = isPostgres(tx)
    ? sql`select unnest(${long}::text[])`
    : sql`select value from json_each(${JSON.stringify(long)}) where true`
  await sql`insert into search_word (word) ${all} on conflict do nothing`.execute(tx)
}

/** Replaces each term that no text matches by the similar word with most hits. */
export async function correctTerms(
  db: Db,
  table: TextTable,
  terms: readonly Term[],
  synonyms: Synonyms,
): Promise<{ terms: Term[]; corrected: { typed: string; word: string }[] }> {
  const corrected: { typed: string; word: string }[] = []
  const all: Term[] = []
  for (const term of terms) {
    const word = await findCorrection(db, table, term, synonyms)
    if (word !== undefined) corrected.push({ typed: term.typed, word })
    all.push(word === undefined ? term : correctedTerm(term.typed, word, synonyms))
  }
  return { terms: all, corrected }
}

async function findCorrection(db: Db, table: TextTable, term: Term, synonyms: Synonyms): Promise<string | undefined> {
  const typed = term.prefix ?? ''
  if (typed.length < MIN_LETTERS || term.synonym || (await countHits(db, table, term, 1)) > 0) return undefined
  const near = [...(await wordsAtOneError(db, typed, synonyms))]
  const candidates =
    near.length > 0 || typed.length < MIN_LETTERS_FOR_TWO_ERRORS ? near : await wordsAtTwoErrors(db, typed)
  let best: { word: string; hits: number } | undefined
  for (const word of candidates.slice(0, MAX_CANDIDATES)) {
    const hits = await countHits(db, table, correctedTerm(word, word, synonyms), MAX_HITS)
    if (hits > (best?.hits ?? 0)) best = { word, hits }
  }
  return best?.word
}

/** More hits do not make a correction more likely. */
const MAX_HITS = 1000

/** Number of texts that match a term, at most `limit`. */
export async function countHits(db: Db, table: TextTable, term: Term, limit: number): Promise<number> {
  const matches = getTextIndex(db).matchAny(table, [term])
  const { rows } = await sql<{ hits: number }>`select count(*) as hits
    from (select id from ${matches} as matches limit ${limit}) as counted`.execute(db)
  return Number(rows[0]?.hits ?? 0)
}

/** All known words at a distance of one error. */
async function wordsAtOneError(db: Db, typed: string, synonyms: Synonyms): Promise<Set<string>> {
  const variants = [...new Set(wordsWithOneError(typed))]
  const rows = await db.selectFrom('search_word').select('word').where('word', 'in', variants).execute()
  return new Set([...rows.map((row) => row.word), ...variants.filter((variant) => synonyms.has(variant))])
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
async function wordsAtTwoErrors(db: Db, typed: string): Promise<string[]> {
  const start = typed.slice(0, 2)
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .where('word', '>=', start)
    .where('word', '<', `${start}\u{10ffff}`)
    .execute()
  return rows
    .map((row) => row.word)
    .filter((word) => Math.abs(word.length - typed.length) <= 2 && distance(word, typed) <= 2)
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
