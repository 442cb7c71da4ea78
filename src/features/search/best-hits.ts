import { sql } from 'kysely'
import type { Db } from '#server/database/schema.ts'
import { SEARCH_FORMATS } from '#server/searchable.ts'
import { type Format, MAX_MODULES, MAX_RESOURCES, type Sort } from './contract.ts'
import type { Hit } from './hits.ts'
import { type Match, matches } from './matching.ts'
import { HEAD_LETTERS } from './snippets.ts'
import type { Sought } from './sought.ts'
import type { WordIndex } from './word-index.ts'

/** What was found: how much of each kind in all, and what is shown of it in its order. */
export interface Found {
  /** All that hold the words, before anything was narrowed. */
  matched: number
  modulesCount: number
  resourcesCount: number
  hits: Hit[]
}

interface Wanted {
  sort: Sort
  format: Format | undefined
}

export async function bestHits(
  db: Db,
  index: WordIndex,
  sought: readonly Sought[],
  { sort, format }: Wanted,
): Promise<Found> {
  const all = matches(index, sought)
  const modules = all.filter((match) => match.entry.kind === 'module')
  const wanted = format === undefined ? undefined : SEARCH_FORMATS.indexOf(format)
  const resources = all.filter(
    ({ entry }) => entry.kind === 'resource' && (wanted === undefined || entry.formatOrder === wanted),
  )
  const shown = [...modules.slice(0, MAX_MODULES), ...sorted(resources, sort).slice(0, MAX_RESOURCES)]
  const counts = { matched: all.length, modulesCount: modules.length, resourcesCount: resources.length }
  return { ...counts, hits: await readHits(db, shown) }
}

/** Equal ones stay in their order: the best first. */
function sorted(best: Match[], sort: Sort): Match[] {
  if (sort === 'format') return best.sort((a, b) => a.entry.formatOrder - b.entry.formatOrder)
  if (sort === 'size') return best.sort((a, b) => sizeOf(a) - sizeOf(b))
  return best
}

/** Links have no size, and come after all files. */
const LINK = SEARCH_FORMATS.indexOf('link')
const sizeOf = ({ entry }: Match) => (entry.formatOrder === LINK ? Number.MAX_SAFE_INTEGER : entry.sizeBytes)

async function readHits(db: Db, matched: readonly Match[]): Promise<Hit[]> {
  if (matched.length === 0) return []
  const rows = await db
    .selectFrom('search_entry')
    .select(['id', 'kind', 'title', 'details', 'page', 'shown'])
    .select(sql<string>`substr(text, 1, ${sql.lit(HEAD_LETTERS)})`.as('head'))
    .where(
      'id',
      'in',
      matched.map(({ entry }) => entry.id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  // One that was removed since the index was read is left out.
  return matched.flatMap(({ entry, rank }) => {
    const row = byId.get(entry.id)
    return row ? [{ ...row, rank }] : []
  })
}
