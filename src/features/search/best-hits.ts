import { type RawBuilder, sql } from 'kysely'
import type { DialectName } from '#server/database/database.ts'
import type { Db } from '#server/database/schema.ts'
import { SEARCH_FORMATS } from '#server/searchable.ts'
import { MAX_MODULES, MAX_RESOURCES, type Sort } from './contract.ts'
import type { Hit } from './hits.ts'
import { matching } from './matching.ts'
import { HEAD_LETTERS } from './snippets.ts'
import type { Sought } from './sought.ts'

/** The order of resources; that of modules is always the default. Links have no size and come after all files. */
const ORDERS = {
  default: sql`rank, position, id`,
  format: sql`format_order, rank, position, id`,
  size: sql`(format_order = ${sql.lit(SEARCH_FORMATS.indexOf('link'))}), size_bytes, rank, position, id`,
} satisfies Record<Sort, RawBuilder<unknown>>

/** Cut off before it is numbered: to number thousands of hits would take longer than to find them. */
const bestOf = (kind: Hit['kind'], limit: number, order: RawBuilder<unknown>) => sql`
  select id, kind, rank, row_number() over (order by ${order}) as place from (
    select * from hit where kind = ${sql.lit(kind)} order by ${order} limit ${sql.lit(limit)}
  ) as ${sql.ref(`best_${kind}`)}`

/** The hits to show in their order, each with the number of all of its kind. */
export async function bestHits(db: Db, dialect: DialectName, sought: readonly Sought[], sort: Sort): Promise<Hit[]> {
  const found = await sql<Hit>`
    with hit as materialized (
      select found.id, found.rank, kind, position, format_order, size_bytes
      from (${matching(dialect, sought)}) as found join search_index on search_index.id = found.id
    ), best as (
      ${bestOf('module', MAX_MODULES, ORDERS.default)} union all ${bestOf('resource', MAX_RESOURCES, ORDERS[sort])}
    ), total as (select kind, count(*) as total from hit group by kind)
    select best.id, best.rank, total.total, best.kind, title, details, page, shown,
      substr(text, 1, ${sql.lit(HEAD_LETTERS)}) as head
    from best join total on total.kind = best.kind join search_entry on search_entry.id = best.id
    order by best.place`.execute(db)
  return found.rows
}
