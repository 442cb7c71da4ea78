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
  /** Lower is better; comparable within one subquery only. */
  score: number
}

/** Title and lead as one text, for `rankTexts`: each word between two spaces, the parts on two lines. */
export function headOf({ title, lead }: WordsOfText): string {
  return ` ${title.join(' ')} \n ${lead.join(' ')} `
}

/** The words of title and lead of a text: see `headOf`. */
export interface TextHead {
  id: number
  head: string
}

/** The full-text search of a database. */
export interface TextIndex {
  /** Writes the words of a row and replaces its earlier ones. */
  put(tx: Tx, table: TextTable, id: number, words: WordsOfText): Promise<void>
  remove(tx: Tx, table: TextTable, id: number): Promise<void>
  /**
   * A subquery for the texts that match all terms. The score of the whole text takes a hundred times longer than that of title and
   * lead.
   */
  matchAll(table: TextTable, terms: readonly Term[], scored: 'whole' | 'head'): RawBuilder<TextMatch>
  /** A subquery for the texts that match at least one term in title or lead. */
  matchHead(table: TextTable, terms: readonly Term[]): RawBuilder<TextMatch>
  /** A subquery for the texts that match at least one term in the title. */
  matchTitle(table: TextTable, terms: readonly Term[]): RawBuilder<TextMatch>
  /** A subquery for the heads of all texts. Join it to the few that are ranked. */
  heads(table: TextTable): RawBuilder<TextHead>
}
