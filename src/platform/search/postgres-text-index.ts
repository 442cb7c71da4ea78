import { type RawBuilder, sql } from 'kysely'
import { type MatchCondition, rankColumns, type SearchedPart } from './rank.ts'
import type { Term } from './terms.ts'
import type { IndexedText, TextIndex } from './text-index.ts'
import { ALL_VARIANTS, type Variant, type VariantOptions, variantsOf } from './variants.ts'

/** The weights of `ts_rank` for PostgreSQL's labels D (body), C (unused), B (lead) and A (title). */
const RANK_WEIGHTS = sql.raw(`'{0.1, 0.2, 0.4, 1.0}'`)

/** The labels of the words in each part; an empty text means all labels. */
const LABELS: Readonly<Record<SearchedPart, string>> = { title: 'A', head: 'AB', anywhere: '' }

/**
 * Tables with two columns of type `tsvector`: `vector` has all words and the index, `head` only those of title and lead, which
 * makes it short enough to compare row by row. Vectors and queries are written as literals, because PostgreSQL's own parser
 * depends on the locale and reads some words as numbers or addresses.
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
    const matches: MatchCondition = (some, part, options) => {
      const query = queryOf(some, part, options)
      return part === 'anywhere' ? sql`id in (select id from ${name} where vector @@ ${query})` : sql`head @@ ${query}`
    }
    const all = queryOf(terms, 'anywhere', ALL_VARIANTS)
    return sql`(select id, ${rankColumns(terms, matches)}, ${scoreOf(all)} as score from ${name} where vector @@ ${all})`
  },

  matchAny(table, terms) {
    const any = asQuery(terms.map((term) => expressionOf([term], 'anywhere', ALL_VARIANTS)).join(' | '))
    return sql`(select id, ${scoreOf(any)} as score from ${sql.table(table)} where vector @@ ${any})`
  },
}

function scoreOf(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`-ts_rank(${RANK_WEIGHTS}, head, ${query})`
}

function queryOf(terms: readonly Term[], part: SearchedPart, options: VariantOptions): RawBuilder<unknown> {
  return asQuery(expressionOf(terms, part, options))
}

function asQuery(expression: string): RawBuilder<unknown> {
  return sql`${expression}::tsquery`
}

/** A query in PostgreSQL's language for texts that have all terms in that part. */
function expressionOf(terms: readonly Term[], part: SearchedPart, options: VariantOptions): string {
  const expressionOfVariant = ({ phrase, isPrefix }: Variant) => {
    const flagsAt = (at: number) => `${isPrefix && at === phrase.length - 1 ? '*' : ''}${LABELS[part]}`
    return `(${phrase.map((word, at) => `'${word}':${flagsAt(at)}`).join(' <-> ')})`
  }
  return terms.map((term) => `(${variantsOf(term, options).map(expressionOfVariant).join(' | ')})`).join(' & ')
}

/** The highest position that PostgreSQL stores. */
const LAST_POSITION = 16_383
/** Most positions of one word that PostgreSQL stores. */
const MAX_POSITIONS = 255
/** Positions between two parts, so that no phrase begins in one and ends in the other. */
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
      const wordPositions = positions.get(word) ?? []
      if (wordPositions.length < MAX_POSITIONS) wordPositions.push(`${Math.min(position, LAST_POSITION)}${weight}`)
      positions.set(word, wordPositions)
      position += 1
    }
    position += GAP
  }
  return Array.from(positions, ([word, list]) => `'${word}':${list.join(',')}`).join(' ')
}
