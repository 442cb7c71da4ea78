import { type RawBuilder, sql } from 'kysely'
import { isRequired, type Term, type Variant, variantsOf } from './terms.ts'
import { headOf, type TextIndex, type TextTable } from './text-index.ts'

/** The weights of title, lead and body for `bm25`. */
const WEIGHTS = sql.raw('10.0, 4.0, 1.0')

/** FTS5 tables that store the index of the words, which are folded before, and `head`. */
export const sqliteTextIndex: TextIndex = {
  async put(tx, table, id, words) {
    const [title, lead, body] = [words.title, words.lead, words.body].map((part) => part.join(' '))
    await sql`insert or replace into ${sql.table(table)} (rowid, title, lead, body, head)
      values (${id}, ${title}, ${lead}, ${body}, ${headOf(words)})`.execute(tx)
  },

  async remove(tx, table, ids) {
    if (ids.length > 0) await sql`delete from ${sql.table(table)} where rowid in (${sql.join(ids)})`.execute(tx)
  },

  matchAll(table, terms) {
    return sql`(select rowid as id, head, ${scoreOf(table)} as score
      from ${matchingRows(table, terms.filter(isRequired).map(expressionOf).join(' AND '))})`
  },

  matchAny(table, terms) {
    return sql`(select rowid as id, head, ${scoreOf(table)} as score
      from ${matchingRows(table, terms.map(expressionOf).join(' OR '))})`
  },
}

function matchingRows(table: TextTable, expression: string): RawBuilder<unknown> {
  return sql`${sql.table(table)} where ${sql.table(table)} match ${expression}`
}

function scoreOf(table: TextTable): RawBuilder<unknown> {
  return sql`bm25(${sql.table(table)}, ${WEIGHTS})`
}

/** A term in FTS5's language. Words are quoted, so that none is an operator. */
function expressionOf(term: Term): string {
  return `(${variantsOf(term).map(expressionOfVariant).join(' OR ')})`
}

function expressionOfVariant({ phrase, isPrefix }: Variant): string {
  return `"${phrase.join(' ')}"${isPrefix ? ' *' : ''}`
}
