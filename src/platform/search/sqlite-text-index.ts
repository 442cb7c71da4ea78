import { type RawBuilder, sql } from 'kysely'
import { type MatchCondition, rankColumns, type SearchedPart } from './rank.ts'
import type { Term } from './terms.ts'
import type { TextIndex, TextTable } from './text-index.ts'
import { ALL_VARIANTS, type Variant, type VariantOptions, variantsOf } from './variants.ts'

/** The weights of title, lead and body for `bm25`. */
const WEIGHTS = sql.raw('10.0, 4.0, 1.0')

const COLUMNS: Readonly<Record<SearchedPart, string>> = {
  title: 'title',
  head: 'title lead',
  anywhere: 'title lead body',
}

/** FTS5 tables without content: they store only the index of the words, which are folded before. */
export const sqliteTextIndex: TextIndex = {
  async put(tx, table, id, text) {
    const [title, lead, body] = [text.title, text.lead, text.body].map((words) => words.join(' '))
    await sql`insert or replace into ${sql.table(table)} (rowid, title, lead, body)
      values (${id}, ${title}, ${lead}, ${body})`.execute(tx)
  },

  async remove(tx, table, ids) {
    if (ids.length > 0) await sql`delete from ${sql.table(table)} where rowid in (${sql.join(ids)})`.execute(tx)
  },

  matchAll(table, terms) {
    const matches: MatchCondition = (some, part, options) =>
      sql`rowid in (select rowid from ${matchingRows(table, expressionOf(some, part, options))})`
    const all = matchingRows(table, expressionOf(terms, 'anywhere', ALL_VARIANTS))
    return sql`(select rowid as id, ${rankColumns(terms, matches)}, ${scoreOf(table)} as score from ${all})`
  },

  matchAny(table, terms) {
    const any = terms.map((term) => expressionOf([term], 'anywhere', ALL_VARIANTS)).join(' OR ')
    return sql`(select rowid as id, ${scoreOf(table)} as score from ${matchingRows(table, any)})`
  },
}

function matchingRows(table: TextTable, expression: string): RawBuilder<unknown> {
  return sql`${sql.table(table)} where ${sql.table(table)} match ${expression}`
}

function scoreOf(table: TextTable): RawBuilder<unknown> {
  return sql`bm25(${sql.table(table)}, ${WEIGHTS})`
}

/** A query in FTS5's language for texts that have all terms in that part. Words are quoted, so that none is an operator. */
function expressionOf(terms: readonly Term[], part: SearchedPart, options: VariantOptions): string {
  const all = terms.map((term) => `(${variantsOf(term, options).map(expressionOfVariant).join(' OR ')})`)
  return `{${COLUMNS[part]}} : (${all.join(' AND ')})`
}

function expressionOfVariant({ phrase, isPrefix }: Variant): string {
  return `"${phrase.join(' ')}"${isPrefix ? ' *' : ''}`
}
