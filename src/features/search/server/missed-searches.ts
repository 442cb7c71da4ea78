import type { MissedSearch, MissedSearches } from '#features/editing/server/missed-searches.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { compoundsOf, isNumber } from '#platform/search/words.ts'
import { searchAll } from './search.ts'

/** How long a search without results is kept, in days. */
const KEEP_DAYS = 30
/** Most searches that are stored for one day, each in each language, so that nobody can fill the disk. */
const MAX_A_DAY = 500
/** Longer searches are not stored, in characters. */
const MAX_LENGTH = 80
/** Editors see the most frequent ones. */
const MAX_SHOWN = 10
/** Most searches that one dashboard repeats. */
const MAX_REPEATED = 50

/** An email address, or a number with the length of a telephone number, in any script: they may be personal data. */
const PERSONAL = /@|(?:\p{Nd}[\s().+/-]*){6}/u

/** The words of a search as they are stored; undefined when it is not stored: without a word, too long, or maybe personal. */
export function storableWords(keyword: string): string | undefined {
  const words = compoundsOf(keyword)
    .map((compound) => compound.words.join(compound.words.some(isNumber) ? '' : ' '))
    .join(' ')
  return words === '' || words.length > MAX_LENGTH || PERSONAL.test(keyword.normalize('NFKC')) ? undefined : words
}

/** Whether readers find no module and no resource, also with corrections and synonyms. */
export async function findsNothing(db: Db, keyword: string): Promise<boolean> {
  const query = { keyword, sort: 'default', page: 1, page_size: 1, exact: false } as const
  const { modules_count, resources_count, is_partial } = await searchAll(db, query)
  return is_partial || modules_count + resources_count === 0
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

/** For the dashboard of editors. */
export const missedSearches: MissedSearches = {
  async list(db, now) {
    const rows = await db
      .selectFrom('missed_search')
      .select((row) => ['query', 'language', row.fn.sum<number>('count').as('count'), row.fn.max('day').as('lastDay')])
      .where('day', '>=', firstDay(now))
      .where('query', 'not in', (row) => row.selectFrom('dismissed_search').select('dismissed_search.query'))
      .groupBy(['query', 'language'])
      .execute()
    const searches = [...Map.groupBy(rows, ({ query }) => query)]
      .map(([query, counts]) =>
        joined(
          query,
          counts.map((row) => ({ ...row, count: Number(row.count) })),
        ),
      )
      .sort((a, b) => b.count - a.count || Date.parse(b.lastDay) - Date.parse(a.lastDay))
    const shown: MissedSearch[] = []
    for (const search of searches.slice(0, MAX_REPEATED)) {
      // A module, a file or a synonym may have been published since.
      if (shown.length < MAX_SHOWN && (await findsNothing(db, search.query))) shown.push(search)
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

function joined(query: string, counts: readonly { language: string; count: number; lastDay: string }[]): MissedSearch {
  const [most] = counts.toSorted((a, b) => b.count - a.count)
  return {
    query,
    language: most?.language ?? 'en',
    count: counts.reduce((sum, { count }) => sum + count, 0),
    lastDay:
      counts
        .map(({ lastDay }) => lastDay)
        .toSorted()
        .at(-1) ?? '',
    page: `/admin/synonyms?${new URLSearchParams({ typed: query })}`,
  }
}

const DAY_MS = 24 * 60 * 60_000

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function firstDay(now: Date): string {
  return dayOf(new Date(now.getTime() - (KEEP_DAYS - 1) * DAY_MS))
}
