import type { MissedSearch, MissedSearches } from '#features/editing/server/missed-searches.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { compoundsOf, isNumber } from '#platform/search/words.ts'

/** How long a search without results is kept, in days. */
const KEEP_DAYS = 30
/** Most searches that are stored for one day, each in each language, so that nobody can fill the disk. */
const MAX_A_DAY = 500
/** Longer searches are not stored, in characters. */
const MAX_LENGTH = 80
/** Editors see the most frequent ones. */
const MAX_SHOWN = 10
/** An email address, or a number with the length of a telephone number, in any script: they may be personal data. */
const PERSONAL = /@|(?:\p{Nd}[\s().+/-]*){6}/u

/** The words of a search as they are stored; undefined when it is not stored: without a word, too long, or maybe personal. */
export function storableWords(keyword: string): string | undefined {
  const words = compoundsOf(keyword)
    .map((compound) => compound.words.join(compound.words.some(isNumber) ? '' : ' '))
    .join(' ')
  return words === '' || words.length > MAX_LENGTH || PERSONAL.test(keyword.normalize('NFKC')) ? undefined : words
}

/** Counts a search of today. */
export async function recordMissedSearch(
  tx: Tx,
  { query, language }: { query: string; language: string },
  now: Date,
): Promise<void> {
  const dismissed = await tx
    .selectFrom('dismissed_search')
    .select('query')
    .where('query', '=', query)
    .executeTakeFirst()
  if (dismissed) return
  const day = dayOf(now)
  const { count } = await tx
    .selectFrom('missed_search')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .where(({ not, and }) => not(and({ query, language })))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_A_DAY) return
  await tx
    .insertInto('missed_search')
    .values({ query, language, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'query', 'language'])
        .doUpdateSet((row) => ({ count: row('missed_search.count', '+', 1) })),
    )
    .execute()
}

export async function deleteOldMissedSearches(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('missed_search').where('day', '<', firstDay(now)).execute()
}

/** The searches of the last 30 days that editors see, most frequent first. */
export function listMostFrequent(db: Db, now: Date) {
  return recentSearches(db, now)
    .select(({ fn }) => [
      'query',
      fn.sum<number>('count').as('sum'),
      fn.max('day').as('lastDay'),
      fn.count('day').distinct().as('days'),
    ])
    .where('query', 'not in', (row) => row.selectFrom('dismissed_search').select('dismissed_search.query'))
    .groupBy('query')
    .orderBy('sum', 'desc')
    .orderBy('lastDay', 'desc')
    .limit(MAX_SHOWN)
    .execute()
}

/** For the dashboard of editors. */
export const missedSearches: MissedSearches = {
  async list(db, now) {
    const shown: MissedSearch[] = []
    for (const { query, sum, lastDay, days } of await listMostFrequent(db, now)) {
      const most = await recentSearches(db, now)
        .select(['language', (row) => row.fn.sum('count').as('sum')])
        .where('query', '=', query)
        .groupBy('language')
        .orderBy('sum', 'desc')
        .limit(1)
        .executeTakeFirst()
      const page = `/admin/synonyms?${new URLSearchParams({ typed: query })}`
      shown.push({
        query,
        language: most?.language ?? 'en',
        count: Number(sum),
        days: Number(days),
        lastDay,
        page,
      })
    }
    return shown
  },
  async dismiss(tx, query, now) {
    await tx
      .insertInto('dismissed_search')
      .values({ query, at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async takeBack(tx, query) {
    await tx.deleteFrom('dismissed_search').where('query', '=', query).execute()
  },
}

const recentSearches = (db: Db, now: Date) => db.selectFrom('missed_search').where('day', '>=', firstDay(now))

const DAY_MS = 24 * 60 * 60_000

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function firstDay(now: Date): string {
  return dayOf(new Date(now.getTime() - (KEEP_DAYS - 1) * DAY_MS))
}
