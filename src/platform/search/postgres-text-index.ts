import { type RawBuilder, sql } from 'kysely'
import { isRequired, type Term, type Variant, variantsOf } from './terms.ts'
import { headOf, type TextIndex, type WordsOfText } from './text-index.ts'

/** The weights of `ts_rank` for PostgreSQL's labels D (body), C (unused), B (lead) and A (title). */
const RANK_WEIGHTS = sql.raw(`'{0.1, 0.2, 0.4, 1.0}'`)

/**
 * Tables with the columns `vector` and `head_vector` of type `tsvector`, the latter for title and lead only: `ts_rank` decompresses
 * all of a vector. Vectors and queries are written as literals, because PostgreSQL's own parser depends on the locale and reads
 * some words as numbers or addresses.
 */
export const postgresTextIndex: TextIndex = {
  async put(tx, table, id, words) {
    await sql`insert into ${sql.table(table)} (id, head, head_vector, vector)
      values (${id}, ${headOf(words)}, ${vectorOf({ ...words, body: [] })}::tsvector, ${vectorOf(words)}::tsvector)
      on conflict (id) do update set head = excluded.head, head_vector = excluded.head_vector, vector = excluded.vector`.execute(
      tx,
    )
  },

  async remove(tx, table, id) {
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)
  },

  matchAll(table, terms, scored) {
    const query = queryOf(terms.filter(isRequired), ' & ')
    const score = scored === 'whole' ? scoreOf('vector', query) : scoreOf('head_vector', queryOf(terms, ' | '))
    return sql`(select id, ${score} as score from ${sql.table(table)} where vector @@ ${query})`
  },

  matchHead(table, terms) {
    const query = queryOf(terms, ' | ')
    return sql`(select id, ${scoreOf('head_vector', query)} as score from ${sql.table(table)} where head_vector @@ ${query})`
  },

  matchTitle(table, terms) {
    const query = queryOf(terms, ' | ', 'A')
    return sql`(select id, ${scoreOf('head_vector', query)} as score from ${sql.table(table)} where head_vector @@ ${query})`
  },

  heads: (table) => sql`(select id, head from ${sql.table(table)})`,
}

/**
 * Terms in PostgreSQL's language, as a subquery: the planner knows nothing about it, so it uses the index. If it knew that a word
 * is in most texts, it would decompress and compare all of them: 40 ms instead of 1 at 5,000 documents.
 */
function queryOf(terms: readonly Term[], operator: ' & ' | ' | ', label: 'A' | '' = ''): RawBuilder<unknown> {
  return sql`(select ${terms.map((term) => expressionOf(term, label)).join(operator)}::tsquery)`
}

function scoreOf(vector: string, query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`-ts_rank(${RANK_WEIGHTS}, ${sql.ref(vector)}, ${query})`
}

/** A term in PostgreSQL's language. With a label, its words have it. */
function expressionOf(term: Term, label: string): string {
  const variants = variantsOf(term).map((variant) => expressionOfVariant(variant, label))
  return `(${variants.join(' | ')})`
}

function expressionOfVariant({ phrase, isPrefix }: Variant, label: string): string {
  const flagsOf = (at: number) => (isPrefix && at === phrase.length - 1 ? `*${label}` : label)
  return `(${phrase.map((word, at) => `'${word}':${flagsOf(at)}`).join(' <-> ')})`
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
