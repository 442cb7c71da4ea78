import { type RawBuilder, sql } from 'kysely'
import { ALL_FORMS, type Form, type Forms, formsOf } from './forms.ts'
import { gradesOf, type Holds, type Place } from './grades.ts'
import type { Term } from './terms.ts'
import type { IndexedText, TextIndex } from './text-index.ts'

/** How much a word counts for `ts_rank`, by PostgreSQL's weights D (body), C (unused), B (lead) and A (title). */
const RANK_WEIGHTS = sql.raw(`'{0.1, 0.2, 0.4, 1.0}'`)

/** The weights that the words of a place have; none means any. */
const WEIGHTS: Readonly<Record<Place, string>> = { title: 'A', head: 'AB', anywhere: '' }

/**
 * Tables with two columns of type `tsvector` (migration 010): `vector` has all words and the index, `head` only those of title
 * and lead, which makes it short enough to compare row by row. Vectors and queries are written as literals, because PostgreSQL's
 * own parser depends on the locale and takes some words for numbers or addresses.
 */
export const postgresTextIndex: TextIndex = {
  async put(tx, table, id, text) {
    const [head, vector] = [vectorOf({ ...text, body: [] }), vectorOf(text)]
    await sql`insert into ${sql.table(table)} (id, head, vector) values (${id}, ${head}::tsvector, ${vector}::tsvector)
      on conflict (id) do update set head = excluded.head, vector = excluded.vector`.execute(tx)
  },

  async remove(tx, table, ids) {
    if (ids.length > 0) await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(tx)
  },

  matchAll(table, terms) {
    const name = sql.table(table)
    const holds: Holds = (some, place, forms) => {
      const query = queryOf(some, place, forms)
      return place === 'anywhere' ? sql`id in (select id from ${name} where vector @@ ${query})` : sql`head @@ ${query}`
    }
    const all = queryOf(terms, 'anywhere', ALL_FORMS)
    return sql`(select id, ${gradesOf(terms, holds)}, ${scoreOf(all)} as score from ${name} where vector @@ ${all})`
  },

  matchAny(table, terms) {
    const any = asQuery(terms.map((term) => expressionOf([term], 'anywhere', ALL_FORMS)).join(' | '))
    return sql`(select id, ${scoreOf(any)} as score from ${sql.table(table)} where vector @@ ${any})`
  },
}

function scoreOf(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`-ts_rank(${RANK_WEIGHTS}, vector, ${query})`
}

function queryOf(terms: readonly Term[], place: Place, forms: Forms): RawBuilder<unknown> {
  return asQuery(expressionOf(terms, place, forms))
}

function asQuery(expression: string): RawBuilder<unknown> {
  return sql`${expression}::tsquery`
}

/** In the query language of PostgreSQL: all terms there. */
function expressionOf(terms: readonly Term[], place: Place, forms: Forms): string {
  const written = ({ phrase, isPrefix }: Form) => {
    const flagsAt = (at: number) => `${isPrefix && at === phrase.length - 1 ? '*' : ''}${WEIGHTS[place]}`
    return `(${phrase.map((word, at) => `'${word}':${flagsAt(at)}`).join(' <-> ')})`
  }
  return terms.map((term) => `(${formsOf(term, forms).map(written).join(' | ')})`).join(' & ')
}

/** Larger positions are not stored. */
const LAST_POSITION = 16_383
/** PostgreSQL stores so many positions of one word. */
const MAX_POSITIONS = 255
/** Between two places, so that no phrase begins in one and ends in the other. */
const GAP = 10

function vectorOf({ title, lead, body }: IndexedText): string {
  const positions = new Map<string, string[]>()
  let position = 1
  for (const [words, weight] of [
    [title, 'A'],
    [lead, 'B'],
    [body, 'D'],
  ] as const) {
    for (const word of words) {
      const places = positions.get(word) ?? []
      if (places.length < MAX_POSITIONS) places.push(`${Math.min(position, LAST_POSITION)}${weight}`)
      positions.set(word, places)
      position += 1
    }
    position += GAP
  }
  return Array.from(positions, ([word, places]) => `'${word}':${places.join(',')}`).join(' ')
}
