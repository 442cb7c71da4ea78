import { type RawBuilder, sql } from 'kysely'
import type { Asked } from './matching.ts'
import type { Term } from './sought.ts'

/** Ids of the entries that SQLite's full-text table finds, each with this rank. */
export function sqliteLook(asked: Asked, rank: RawBuilder<unknown>): RawBuilder<unknown> {
  const query = asked.map((terms) => `(${terms.map(written).join(' OR ')})`).join(' AND ')
  return sql`select rowid as id, ${rank} as rank from search_words where search_words match ${query}`
}

/** Words hold letters and digits only: a quote could not break out. */
function written({ word, beginning }: Term): string {
  return beginning ? `"${word}"*` : `"${word}"`
}
