import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a query has. PostgreSQL writes counts as text. */
export async function countRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const counted = query.clearSelect().select(sql`count(*)`.as('count')).$castTo<{ count: number | string }>()
  return Number((await counted.executeTakeFirstOrThrow()).count)
}
