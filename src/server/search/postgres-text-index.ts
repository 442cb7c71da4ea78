import { type RawBuilder, sql } from 'kysely'
import { BEGUN, type Form, type Forms, formsOf, hasNames, sumOf, TYPED, WHOLE } from './forms.ts'
import type { Term } from './terms.ts'
import type { IndexedText, TextIndex, TextMatch, TextTable } from './text-index.ts'

/** How much a word counts in body, (unused), lead and title for `ts_rank`: PostgreSQL's weights D, C, B and A. */
const WEIGHTS = sql.raw(`'{0.1, 0.2, 0.4, 1.0}'`)

/**
 * Tables with two columns of type `tsvector` (migration 010): `vector` with all words, which has the index, and `head` with those
 * of title and lead only, which is short enough to be compared row by row. Vectors and queries are written as literals, so that PostgreSQL's parser, which
 * depends on the locale and takes some words for numbers or addresses, has no part in them.
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

  matching(table, terms) {
    const inHead = (weights: string, forms: Forms) => sql`head @@ ${expressionOf(terms, weights, forms)}::tsquery`
    const anywhere = (forms: Forms) =>
      sql`id in (select id from ${sql.table(table)} where ${answers(expressionOf(terms, '', forms))})`
    const tier = sql`case
      when ${inHead('A', WHOLE)} then 0 when ${inHead('A', BEGUN)} then 1
      when ${inHead('AB', WHOLE)} then 2 when ${inHead('AB', BEGUN)} then 3
      when ${anywhere(WHOLE)} then 4 else 5 end`
    const asTyped = hasNames(terms) ? sql`case when ${anywhere(TYPED)} then 1 else 0 end` : sql`1`
    const inTitle = terms.map((term) => sql`head @@ ${expressionOf([term], 'A', BEGUN)}::tsquery`)
    return found(table, { tier, asTyped, titleTerms: sumOf(inTitle) }, expressionOf(terms, '', BEGUN))
  },

  answering(table, term) {
    return sql`(select id from ${sql.table(table)} where ${answers(expressionOf([term], '', BEGUN))})`
  },

  matchingAny(table, terms) {
    const any = terms.map((term) => expressionOf([term], '', BEGUN))
    return found(table, { tier: sql`5`, asTyped: sql`1`, titleTerms: sql`0` }, any.join(' | '))
  },
}

interface Grades {
  tier: RawBuilder<unknown>
  asTyped: RawBuilder<unknown>
  titleTerms: RawBuilder<unknown>
}

function found(table: TextTable, { tier, asTyped, titleTerms }: Grades, expression: string): RawBuilder<TextMatch> {
  const score = sql`-ts_rank(${WEIGHTS}, vector, ${expression}::tsquery)`
  return sql<TextMatch>`(select id, ${tier} as tier, ${asTyped} as as_typed, ${titleTerms} as title_terms,
      ${score} as score
    from ${sql.table(table)} where ${answers(expression)})`
}

function answers(expression: string): RawBuilder<unknown> {
  return sql`vector @@ ${expression}::tsquery`
}

/** All terms, in places with these weights; anywhere where `weights` is empty. */
function expressionOf(terms: readonly Term[], weights: string, forms: Forms): string {
  const written = ({ phrase, mayGoOn }: Form) => {
    const words = phrase.map((word, at) => `'${word}':${mayGoOn && at === phrase.length - 1 ? '*' : ''}${weights}`)
    return `(${words.join(' <-> ')})`
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
