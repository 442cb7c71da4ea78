import { type RawBuilder, sql } from 'kysely'
import { BEGUN, type Form, type Forms, formsOf, hasNames, sumOf, TYPED, WHOLE } from './forms.ts'
import type { Term } from './terms.ts'
import type { TextIndex, TextMatch, TextTable } from './text-index.ts'

/** How much a word counts in title, lead and body for `bm25`. */
const WEIGHTS = sql.raw('10.0, 4.0, 1.0')

/** FTS5 tables without content (migration 010): they hold only the words, which are folded before. */
export const sqliteTextIndex: TextIndex = {
  async put(tx, table, id, { title, lead, body }) {
    const [words, leadWords, bodyWords] = [title, lead, body].map((place) => place.join(' '))
    await sql`insert or replace into ${sql.table(table)} (rowid, title, lead, body)
      values (${id}, ${words}, ${leadWords}, ${bodyWords})`.execute(tx)
  },

  async remove(tx, table, ids) {
    if (ids.length > 0) await sql`delete from ${sql.table(table)} where rowid in (${sql.join(ids)})`.execute(tx)
  },

  matching(table, terms) {
    const holds = (columns: string, forms: Forms) => isAmong(table, expressionOf(terms, columns, forms))
    const tier = sql`case
      when ${holds('title', WHOLE)} then 0 when ${holds('title', BEGUN)} then 1
      when ${holds('title lead', WHOLE)} then 2 when ${holds('title lead', BEGUN)} then 3
      when ${holds(ALL, WHOLE)} then 4 else 5 end`
    const asTyped = hasNames(terms) ? sql`case when ${holds(ALL, TYPED)} then 1 else 0 end` : sql`1`
    const inTitle = terms.map((term) => isAmong(table, expressionOf([term], 'title', BEGUN)))
    return found(table, { tier, asTyped, titleTerms: sumOf(inTitle) }, expressionOf(terms, ALL, BEGUN))
  },

  answering(table, term) {
    const name = sql.table(table)
    return sql`(select rowid as id from ${name} where ${name} match ${expressionOf([term], ALL, BEGUN)})`
  },

  matchingAny(table, terms) {
    const any = terms.map((term) => expressionOf([term], ALL, BEGUN))
    return found(table, { tier: sql`5`, asTyped: sql`1`, titleTerms: sql`0` }, any.join(' OR '))
  },
}

const ALL = 'title lead body'

interface Grades {
  tier: RawBuilder<unknown>
  asTyped: RawBuilder<unknown>
  titleTerms: RawBuilder<unknown>
}

function found(table: TextTable, { tier, asTyped, titleTerms }: Grades, expression: string): RawBuilder<TextMatch> {
  const name = sql.table(table)
  return sql<TextMatch>`(select rowid as id, ${tier} as tier, ${asTyped} as as_typed, ${titleTerms} as title_terms,
      bm25(${name}, ${WEIGHTS}) as score
    from ${name} where ${name} match ${expression})`
}

function isAmong(table: TextTable, expression: string): RawBuilder<unknown> {
  const name = sql.table(table)
  return sql`rowid in (select rowid from ${name} where ${name} match ${expression})`
}

/** In the query language of FTS5: all terms in these columns. Words in quotes are only words. */
function expressionOf(terms: readonly Term[], columns: string, forms: Forms): string {
  const all = terms.map((term) => `(${formsOf(term, forms).map(written).join(' OR ')})`)
  return `{${columns}} : (${all.join(' AND ')})`
}

function written({ phrase, mayGoOn }: Form): string {
  return `"${phrase.join(' ')}"${mayGoOn ? ' *' : ''}`
}
