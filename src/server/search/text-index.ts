import type { RawBuilder } from 'kysely'
import { isPostgres } from '#server/database/dialect-of.ts'
import type { Db, Tx } from '#server/database/schema.ts'
import { postgresTextIndex } from './postgres-text-index.ts'
import { sqliteTextIndex } from './sqlite-text-index.ts'
import type { Term } from './terms.ts'

/** The full-text tables; their ids are those of the rows that they index. */
export type TextTable = 'search_entry_text' | 'discussion_text'

/** The words of a text by their place, folded and in their order. */
export interface IndexedText {
  title: readonly string[]
  /** What matters less than the title and more than the rest: a summary, the first post of a discussion. */
  lead: readonly string[]
  body: readonly string[]
}

/**
 * How well a text answers to a query, best first: in the title, in title and lead, anywhere; in each first with whole words,
 * then with beginnings of words.
 */
export const TIERS = { wholeInTitle: 0, inTitle: 1, wholeInLead: 2, inLead: 3, whole: 4, anywhere: 5 } as const

/** A text that was found. */
export interface TextMatch {
  id: number
  /** One of `TIERS`. */
  tier: number
  /** How many of several terms the title holds; 0 where there is one term: then `tier` says it. */
  title_terms: number
  /** 1 where it holds the words that were typed, 0 where only other names of the same thing. */
  as_typed: number
  /** Lower is better; comparable within one search only. */
  score: number
}

/** The full-text search of a database. */
export interface TextIndex {
  /** Writes the words of a row, in place of those that it had. */
  put(tx: Tx, table: TextTable, id: number, text: IndexedText): Promise<void>
  remove(tx: Tx, table: TextTable, ids: readonly number[]): Promise<void>
  /** A subquery with the columns of `TextMatch`: the texts that answer to all terms. */
  matching(table: TextTable, terms: readonly Term[]): RawBuilder<TextMatch>
  /** A subquery with the column `id`: the texts that answer to the term, in no order. */
  answering(table: TextTable, term: Term): RawBuilder<Pick<TextMatch, 'id'>>
  /** A subquery with the columns of `TextMatch`: the texts that answer to any of the terms; `tier` tells nothing. */
  matchingAny(table: TextTable, terms: readonly Term[]): RawBuilder<TextMatch>
}

export function textIndexOf(db: Db): TextIndex {
  return isPostgres(db) ? postgresTextIndex : sqliteTextIndex
}
