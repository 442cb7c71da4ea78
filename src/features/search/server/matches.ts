import { type RawBuilder, sql } from 'kysely'
import { SEARCH_FORMATS, type SearchLanguage } from '#core/search-filters.ts'
import type { Db } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import type { TextMatch } from '#platform/search/text-index.ts'
import type { Sort } from '../contract.ts'
import type { Filters, PlaceGroup } from './facets.ts'
import { TEXT_INDEX } from './index-entries.ts'
import type { SearchKind } from './tables.ts'

/** Most matches of a kind that are ranked. The others stay behind them in the order of the database. */
export const MAX_RANKED = 200

/** What the chosen order of resources comes to before their rank, as a number. */
const SORT_KEYS = {
  default: sql<number>`case when format = 'link' then 1 else 0 end`,
  format: sql<number>`case format ${sql.join(
    SEARCH_FORMATS.map((format, at) => sql`when ${format} then ${sql.lit(at)}`),
    sql` `,
  )} end`,
  size: sql<number>`case when format = 'link' then ${sql.lit(Number.MAX_SAFE_INTEGER)} else size_bytes end`,
} satisfies Record<Sort, RawBuilder<number>>

/** The places of the entries of some texts, to count them by their filters. */
export async function listPlaces(db: Db, texts: RawBuilder<TextMatch>): Promise<PlaceGroup[]> {
  const place = sql.join(
    ['language', 'format', "coalesce(module_slug, '')", "coalesce(module_name, '')"].map(sql.raw),
    sql` || '\t' || `,
  )
  const { rows } = await sql<{ kind: SearchKind; places: string; count: number }>`
    select kind, places, count(*) as count
    from (select kind, string_agg(${place}, '\n') as places from ${texts} as match
      join search_entry on search_entry.id = match.id group by kind, same_as) as entries
    group by kind, places`.execute(db)
  return rows.map(({ kind, places, count }) => ({
    kind,
    count,
    places: places.split('\n').map((fields) => {
      const [language = '', format = '', module = '', moduleName = ''] = fields.split('\t')
      return { language, format, module, moduleName }
    }),
  }))
}

interface Wanted extends Filters {
  sort: Sort
  /** How many resources. */
  count: number
  /** The only language of modules. */
  moduleLanguage: SearchLanguage | undefined
}

/** An entry with the columns that decide its rank. */
export type Match = Awaited<ReturnType<typeof listMatches>>[number]

/** Kinds of the library, whose order is that of equal matches. */
const [MODULE, CATEGORY] = ['module', 'module-category'] as const
/** More than the entries of one module, and than those of all modules of one category. */
const [MODULE_STEP, CATEGORY_STEP] = [1000, 1_000_000]

/** The best modules, and so many of the best resources that pass the filters. */
export async function listMatches(db: Db, texts: RawBuilder<TextMatch>, wanted: Wanted) {
  const passing = db
    .selectFrom(texts.as('match'))
    .innerJoin('search_entry as entry', 'entry.id', 'match.id')
    .select([
      'match.id',
      'match.score',
      'entry.kind',
      'entry.title',
      'entry.position as own_position',
      'entry.language',
    ])
    .select([
      'entry.module_id',
      'entry.category_id',
      'entry.format',
      'entry.module_slug',
      'entry.same_as',
      SORT_KEYS[wanted.sort].as('sort_key'),
    ])
    .select(
      sql<number>`row_number() over (partition by entry.kind order by ${SORT_KEYS[wanted.sort]}, score, entry.id)`.as(
        'place',
      ),
    )
    .where(
      sql<boolean>`case kind when 'module' then ${is('language', wanted.moduleLanguage)} else ${is('format', wanted.format)}
        and ${is('language', wanted.language)} and ${is('module_slug', wanted.module)} end`,
    )
  // Resources in several places need some more.
  const last = MAX_RANKED + wanted.count
  return db
    .selectFrom(passing.as('best'))
    .innerJoin(getTextIndex(db).heads(TEXT_INDEX).as('text'), 'text.id', 'best.id')
    .leftJoin('entry as module', (join) => join.onRef('module.id', '=', 'module_id').on('module.kind', '=', MODULE))
    .leftJoin('entry as category', (join) =>
      join.onRef('category.id', '=', 'category_id').on('category.kind', '=', CATEGORY),
    )
    .select(['best.id', 'best.score', 'best.kind', 'best.title', 'best.language', 'best.format', 'best.module_slug'])
    .select(['best.same_as', 'best.sort_key', 'text.head'])
    .select(
      sql<number>`coalesce(category.position, 0) * ${sql.lit(CATEGORY_STEP)} + coalesce(module.position, 0) * ${sql.lit(MODULE_STEP)}
        + own_position`.as('position'),
    )
    .where('place', '<=', last)
    .orderBy(sql`best.kind, place`)
    .execute()
}

function is(column: string, value: string | undefined): RawBuilder<boolean> {
  return value === undefined ? sql`true` : sql`entry.${sql.ref(column)} = ${value}`
}
