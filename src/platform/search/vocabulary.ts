import { sql } from 'kysely'
import { SEARCH_LANGUAGES, type SearchLanguage } from '#core/search-filters.ts'
import { isPostgres } from '#platform/database/dialect-of.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { stemOf } from './stem.ts'

/** Posts may be in any language. */
export type TextLanguage = SearchLanguage | 'any'

/**
 * Adds the words of a text, each with its stem; in every language where the language is unknown. Most words are known, and finding
 * their stems takes longer than all the rest.
 */
export async function addWords(tx: Tx, written: ReadonlyMap<string, string>, language: TextLanguage): Promise<void> {
  const own = SEARCH_LANGUAGES.filter((each) => each === language)
  const languages = own.length === 0 ? SEARCH_LANGUAGES : own
  const known = await findWords(tx, 'written', [...written.keys()])
  const stored = new Set(known.filter((row) => row.language === language).map((row) => row.written))
  const rows = [...written]
    .filter(([form]) => !stored.has(form))
    .flatMap(([form, word]) => languages.map((each) => ({ written: form, word, language, stem: stemKey(form, each) })))
    // Sorted, so that two transactions with the same new words cannot deadlock.
    .sort((a, b) => (a.written < b.written ? -1 : a.written > b.written ? 1 : 0))
  if (rows.length === 0) return
  const json = JSON.stringify(rows)
  const all = isPostgres(tx)
    ? sql`select written, word, language, stem from json_to_recordset(${json}::json)
        as rows(written text, word text, language text, stem text)`
    : sql`select value ->> 'written', value ->> 'word', value ->> 'language', value ->> 'stem'
        from json_each(${json}) where true`
  await sql`insert into search_word (written, word, language, stem) ${all} on conflict do nothing`.execute(tx)
}

/** A known word. */
export interface KnownWord {
  /** As the files write it, in lower case. */
  written: string
  /** Folded. */
  word: string
  language: TextLanguage
}

/** Which of these folded words are known. */
export function findKnownWords(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  return findWords(db, 'word', words)
}

async function findWords(db: Db, column: 'written' | 'word', values: readonly string[]): Promise<KnownWord[]> {
  if (values.length === 0) return []
  // One parameter, because a query may ask for hundreds of words. In a subquery PostgreSQL's planner does not look at each of them.
  const asked = isPostgres(db)
    ? sql`${sql.ref(column)} = any((select ${values}::text[])::text[])`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
  const { rows } = await sql<KnownWord>`select written, word, language from search_word where ${asked}`.execute(db)
  return rows
}

/** Most words with one beginning. They only help to find passages. */
const MAX_BEGINNINGS = 30

/** Known words that begin with a folded text. */
export async function listBeginnings(db: Db, beginning: string): Promise<KnownWord[]> {
  return db
    .selectFrom('search_word')
    .select(['written', 'word', 'language'])
    .where('word', '>=', beginning)
    .where('word', '<', `${beginning}\u{10ffff}`)
    .limit(MAX_BEGINNINGS)
    .execute()
}

/** Words of two languages are never forms of one word. */
const stemKey = (word: string, language: SearchLanguage) => `${language} ${stemOf(word, language)}`

/**
 * The forms of each word: known words with its stem in a language that has the word, or in any language if it is unknown. The
 * stem of a known word is that of its written form, because the algorithms need its accents: 'colocacion' is 'colocación'.
 */
export async function listForms(db: Db, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  if (words.length === 0) return new Map()
  const own = await db.selectFrom('search_word').select(['word', 'stem']).where('word', 'in', words).execute()
  const stemsOf = (word: string) => {
    const stems = own.filter((row) => row.word === word).map(({ stem }) => stem)
    // English readers also write words that the files have in French only: 'sterilisation'.
    const guessed = stems.length > 0 ? (['en'] as const) : SEARCH_LANGUAGES
    return [...new Set([...stems, ...guessed.map((language) => stemKey(word, language))])]
  }
  const stems = new Map(words.map((word) => [word, stemsOf(word)]))
  const rows = await db
    .selectFrom('search_word')
    .select(['written', 'word', 'language', 'stem'])
    .where('stem', 'in', [...new Set([...stems.values()].flat())])
    .execute()
  const byStem = Map.groupBy(rows, ({ stem }) => stem)
  return new Map(Array.from(stems, ([word, keys]) => [word, keys.flatMap((key) => byStem.get(key) ?? [])]))
}

/** Known words that begin with a text and have so many letters. */
export async function listKnownRange(db: Db, beginning: string, [least, most]: [number, number]): Promise<KnownWord[]> {
  return db
    .selectFrom('search_word')
    .select(['written', 'word', 'language'])
    .where('word', '>=', beginning)
    .where('word', '<', `${beginning}\u{10ffff}`)
    .where(({ fn, between }) => between(fn<number>('length', ['word']), least, most))
    .execute()
}
