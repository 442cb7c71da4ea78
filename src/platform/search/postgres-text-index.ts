import { type RawBuilder, sql } from 'kysely'
import { isRequired, type Term, type Variant, variantsOf } from './terms.ts'
import { headOf, type TextIndex, type WordsOfText } from './text-index.ts'

/** The weights of `ts_rank` for PostgreSQL's labels D (body), C (unused), B (lead) and A (title). */
const RANK_WEIGHTS = sql.raw(`'{0.1, 0.2, 0.4, 1.0}'`)

/** `ts_rank` decompresses the vector of each text, so it ranks the matches of rare words only. */
const MAX_RANKED = 200

/**
 * Tables with a column `vector` of type `tsvector`. Vectors and queries are written as literals, because PostgreSQL's own parser
 * depends on the locale and reads some words as numbers or addresses.
 */
export const postgresTextIndex: TextIndex = {
  async put(tx, table, id, words) {
    await sql`insert into ${sql.table(table)} (id, head, vector) values (${id}, ${headOf(words)}, ${vectorOf(words)}::tsvector)
      on conflict (id) do update set head = excluded.head, vector = excluded.vector`.execute(tx)
  },

  async remove(tx, table, ids) {
    if (ids.length > 0) await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(tx)
  },

  matchAll(table, terms) {
    const query = sql`${terms.filter(isRequired).map(expressionOf).join(' & ')}::tsquery`
    return sql`(select id, head, case when count(*) over () > ${sql.lit(MAX_RANKED)} then 0 else ${scoreOf(query)} end as score
      from ${sql.table(table)} where vector @@ ${query})`
  },

  matchAny(table, terms) {
    const query = sql`${terms.map(expressionOf).join(' | ')}::tsquery`
    return sql`(select id, head, ${scoreOf(query)} as score from ${sql.table(table)} where vector @@ ${query})`
  },
}

function scoreOf(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`-ts_rank(${RANK_WEIGHTS}, vector, ${query})`
}

/** A term in PostgreSQL's language. */
function expressionOf(term: Term): string {
  return `(${variantsOf(term).map(expressionOfVariant).join(' | ')})`
}

function expressionOfVariant({ phrase, isPrefix }: Variant): string {
  const flagOf = (at: number) => (isPrefix && at === phrase.length - 1 ? ':*' : '')
  return `(${phrase.map((word, at) => `'${word}'${flagOf(at)}`).join(' <-> ')})`
}

/** The highest position that PostgreSQL stores. */
const LAST_POSITION = 16_383
/** Most positions of one word that PostgreSQL stores. */
const MAX_POSITIONS = 255
/** Positions between two parts, so that no phrase begins in one and ends in the other. */
const GAP = 10

function vectorOf({ title, lead, body }: WordsOfText): string {
  const positions = new Map<string, string[]>()
  let position = 1
  for (const [words, weight] of [
    [title, 'A'],
    [lead, 'B'],
    [body, 'D'],
  ] as const) {
    for (const word of words) {
      const wordPositions = positions.get(word) ?? []
      if (wordPositions.length < MAX_POSITIONS) wordPositions.push(`${Math.min(position, LAST_POSITION)}${weight}`)
      positions.set(word, wordPositions)
      position += 1
    }
    position += GAP
  }
  return Array.from(positions, ([word, list]) => `'${word}':${list.join(',')}`).join(' ')
}
