import type { RawBuilder } from 'kysely'
import type { Tx } from '#platform/database/schema.ts'
import type { Term } from './terms.ts'

/** Name of a full-text table. Its ids are those of the rows that it indexes. */
export type TextTable = `${string}_text`

/** The words of each part of a text, folded and in their order. */
export interface WordsOfText {
  title: readonly string[]
  /** Less important than the title and more than the body: a summary, for example. */
  lead: readonly string[]
  body: readonly string[]
}

/** A text that matches a query. */
export interface TextMatch {
  id: number
  /** The words of title and lead: see `headOf`. */
  head: string
  /** Lower is better; comparable within one search only. */
  score: number
}

/** Title and lead as one text, for `rankTexts`: each word between two spaces, the parts on two lines. */
export function headOf({ title, lead }: WordsOfText): string {
  return ` ${title.join(' ')} \n ${lead.join(' ')} `
}

/** The full-text search of a database. */
export interface TextIndex {
  /** Writes the words of a row and replaces its earlier ones. */
  put(tx: Tx, table: TextTable, id: number, words: WordsOfText): Promise<void>
  remove(tx: Tx, table: TextTable, ids: readonly number[]): Promise<void>
  /** A subquery for the texts that match all terms. */
  matchAll(table: TextTable, terms: readonly Term[]): RawBuilder<TextMatch>
  /** A subquery for the texts that match at least one term. */
  matchAny(table: TextTable, terms: readonly Term[]): RawBuilder<TextMatch>
}
