import { type RawBuilder, sql } from 'kysely'
import type { DialectName } from '#server/database/database.ts'
import { postgresLook } from './matching-postgres.ts'
import { sqliteLook } from './matching-sqlite.ts'
import { PLACES, type Place } from './places.ts'
import { READINGS, readingsOf, type Sought, type Term, termsOf } from './sought.ts'

/**
 * How well an entry answers, lower is better: three places (all words in the title; in title or details; anywhere),
 * and in each three readings (every word exact; as a beginning; mistyped). So 0 is 'all words exactly so in the title'
 * and 8 'some word only as a correction, and not all of them outside of the document's text'.
 */
export interface Match {
  id: number
  rank: number
}

/** For each word the terms of which one must be found; every word must. */
export type Asked = readonly (readonly Term[])[]

/**
 * A query for every entry that answers to all the words, once each with its best rank. Each place and reading is one
 * look into the index; only how to look differs between the databases.
 */
export function matching(dialect: DialectName, sought: readonly Sought[]): RawBuilder<Match> {
  const look = dialect === 'sqlite' ? sqliteLook : postgresLook
  const looks = readingsOf(sought).flatMap((reading) =>
    PLACES.map((place, index) => {
      const asked = sought.map((word) => termsOf(word, reading).map((term) => inPlace(term, place)))
      return look(asked, sql.lit(index * READINGS.length + READINGS.indexOf(reading)))
    }),
  )
  return sql<Match>`select id, min(rank) as rank from (${sql.join(looks, sql` union all `)}) as looks group by id`
}

/**
 * A word with the letter of its place before it. One single letter is looked for as a beginning in title and details
 * only: in the text of documents it begins some word of each, and the look would take longer than all others together.
 */
function inPlace({ word, beginning }: Term, place: Place): Term {
  return { word: place + word, beginning: beginning && (place !== 'x' || word.length > 1) }
}
