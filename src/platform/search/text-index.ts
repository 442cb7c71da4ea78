import type { RawBuilder } from 'kysely'
import type { Tx } from '#platform/database/schema.ts'
import type { Term } from './terms.ts'

/** Name of a full-text table. Its ids are those of the rows that it indexes. */
export type TextTable = `${string}_text`

/** The words of each part of a text, folded and in their order. */
export interface IndexedText {
  title: readonly string[]
  /** Less important than the title and more than the body: a summary, for example. */
  lead: readonly string[]
  body: readonly string[]
}

/** A text that matches a query. */
export interface TextMatch {
  id: number
  /** One of `TIERS`. */
  tier: number
  /** 1 when it has the words as typed, 0 when it has only synonyms of them. */
  as_typed: number
  /** How many of several terms the title has; 0 for a single term, where `tier` tells it. */
  title_terms: number
  /** Lower is better; comparable within one search only. */
  score: number
}

/** The full-text search of a database. */
export interface TextIndex {
  /** Writes the words of a row and replaces its earlier ones. */
  put(tx: Tx, table: TextTable, id: number, text: IndexedText): Promise<void>
  remove(tx: Tx, table: TextTable, ids: readonly number[]): Promise<void>
  /** A subquery for the texts that match all terms. */
  matchAll(table: TextTable, terms: readonly Term[]): RawBuilder<TextMatch>
  /** A subquery for the texts that match at least one term. */
  matchAny(table: TextTable, terms: readonly Term[]): RawBuilder<Pick<TextMatch, 'id' | 'score'>>
}
