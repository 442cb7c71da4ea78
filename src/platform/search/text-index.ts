import type { RawBuilder } from 'kysely'
import { isPostgres } from '#platform/database/dialect-of.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
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

/** A text that was found. */
export interface TextMatch {
  id: number
  /** One of `TIERS`. */
  tier: number
  /** 1 where it holds the words that were typed, 0 where it holds only other names of the same thing. */
  as_typed: number
  /** How many of several terms the title holds; 0 for a single term, where `tier` says it. */
  title_terms: number
  /** Lower is better; comparable within one search only. */
  score: number
}

/** The full-text search of a database. */
export interface TextIndex {
  /** Writes the words of a row and replaces those that it had. */
  put(tx: Tx, table: TextTable, id: number, text: IndexedText): Promise<void>
  remove(tx: Tx, table: TextTable, ids: readonly number[]): Promise<void>
  /** A subquery: the texts that answer to all terms. */
  matchAll(table: TextTable, terms: readonly Term[]): RawBuilder<TextMatch>
  /** A subquery: the texts that answer to one or more of the terms. */
  matchAny(table: TextTable, terms: readonly Term[]): RawBuilder<Pick<TextMatch, 'id' | 'score'>>
}

export function textIndexOf(db: Db): TextIndex {
  return isPostgres(db) ? postgresTextIndex : sqliteTextIndex
}
