import { type RawBuilder, sql } from 'kysely'
import { isRequired, type Term, type Variant, variantsOf } from './terms.ts'
import { headOf, type TextIndex, type TextMatch, type TextTable } from './text-index.ts'

/** The weights of title, lead and body for `bm25`. */
const WEIGHTS = sql.raw('10.0, 4.0, 1.0')

/** FTS5 tables that store the index of the words, which are folded before, and `head`. */
export const sqliteTextIndex: TextIndex = {
  async put(tx, table, id, words) {
    const [title, lead, body] = [words.title, words.lead, words.body].map((part) => part.join(' '))
    await sql`insert or replace into ${sql.table(table)} (rowid, title, lead, body, head)
      values (${id}, ${title}, ${lead}, ${body}, ${headOf(words)})`.execute(tx)
  },

  async remove(tx, table, id) {
    await sql`delete from ${sql.table(table)} where rowid = ${id}`.execute(tx)
  },

  matchAll(table, terms, scored) {
    const all = terms.filter(isRequired).map(expressionOf).join(' AND ')
    if (scored === 'whole') return matching(table, all)
    // Without `materialized`, SQLite searches `head` again for each text.
    return sql`(with head as materialized (select id, score from ${sqliteTextIndex.matchHead(table, terms)})
      select whole.id, coalesce(head.score, 0) as score
      from ${matching(table, all)} as whole left join head on head.id = whole.id)`
  },

  matchHead(table, terms) {
    return matching(table, `{title lead} : (${terms.map(expressionOf).join(' OR ')})`)
  },

  matchTitle(table, terms) {
    return matching(table, `title : (${terms.map(expressionOf).join(' OR ')})`)
  },

  heads: (table) => sql`(select rowid as id, head from ${sql.table(table)})`,
}

function matching(table: TextTable, expression: string): RawBuilder<TextMatch> {
  return sql`(select rowid as id, bm25(${sql.table(table)}, ${WEIGHTS}) as score
    from ${sql.table(table)} where ${sql.table(table)} match ${expression})`
}

/** A term in FTS5's language. Words are quoted, so that none is an operator. */
function expressionOf(term: Term): string {
  return `(${variantsOf(term).map(expressionOfVariant).join(' OR ')})`
}

function expressionOfVariant({ phrase, isPrefix }: Variant): string {
  return `"${phrase.join(' ')}"${isPrefix ? ' *' : ''}`
}
