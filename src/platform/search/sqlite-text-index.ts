import { type RawBuilder, sql } from 'kysely'
import { ALL_FORMS, type Form, type Forms, formsOf } from './forms.ts'
import { gradesOf, type Holds, type Place } from './grades.ts'
import type { Term } from './terms.ts'
import type { TextIndex, TextTable } from './text-index.ts'

/** How much a word counts in title, lead and body for `bm25`. */
const WEIGHTS = sql.raw('10.0, 4.0, 1.0')

const COLUMNS: Readonly<Record<Place, string>> = { title: 'title', head: 'title lead', anywhere: 'title lead body' }

/** FTS5 tables without content (migration 010): they hold only the words, which are folded before. */
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
    const holds: Holds = (some, place, forms) =>
      sql`rowid in (select rowid from ${matching(table, expressionOf(some, place, forms))})`
    const all = matching(table, expressionOf(terms, 'anywhere', ALL_FORMS))
    return sql`(select rowid as id, ${gradesOf(terms, holds)}, ${scoreIn(table)} as score from ${all})`
  },

  matchAny(table, terms) {
    const any = terms.map((term) => expressionOf([term], 'anywhere', ALL_FORMS)).join(' OR ')
    return sql`(select rowid as id, ${scoreIn(table)} as score from ${matching(table, any)})`
  },
}

function matching(table: TextTable, expression: string): RawBuilder<unknown> {
  return sql`${sql.table(table)} where ${sql.table(table)} match ${expression}`
}

function scoreIn(table: TextTable): RawBuilder<unknown> {
  return sql`bm25(${sql.table(table)}, ${WEIGHTS})`
}

/** In the query language of FTS5: all terms there. What stands in quotes is no operator. */
function expressionOf(terms: readonly Term[], place: Place, forms: Forms): string {
  const all = terms.map((term) => `(${formsOf(term, forms).map(written).join(' OR ')})`)
  return `{${COLUMNS[place]}} : (${all.join(' AND ')})`
}

function written({ phrase, isPrefix }: Form): string {
  return `"${phrase.join(' ')}"${isPrefix ? ' *' : ''}`
}
