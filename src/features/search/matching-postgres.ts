import { type RawBuilder, sql } from 'kysely'
import type { Asked } from './matching.ts'
import type { Term } from './sought.ts'

/** Ids of the entries that PostgreSQL's index finds, each with this rank. */
export function postgresLook(asked: Asked, rank: RawBuilder<unknown>): RawBuilder<unknown> {
  const query = asked.map((terms) => `(${terms.map(written).join(' | ')})`).join(' & ')
  return sql`select unnest(search_matching(${query}::tsquery)) as id, ${rank} as rank`
}

/** Words hold letters and digits only: a quote could not break out. */
function written({ word, beginning }: Term): string {
  return beginning ? `'${word}':*` : `'${word}'`
}
