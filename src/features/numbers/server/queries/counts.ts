import { sql } from 'kysely'
import type { Db } from '#platform/database/schema.ts'
import type { Span } from '../periods.ts'
import type { CountKind } from '../tables.ts'

/**
 * The sums of two spans by subject, of which one has counts. It steps from one subject to the next and adds up the days of each
 * in the index: grouping all days of two years takes ten times as long.
 */
export async function readSums(db: Db, kind: CountKind, { counted, before }: Record<'counted' | 'before', Span>) {
  const sumOf = ({ from, until }: Span) =>
    sql`(select sum(count) from daily_count
      where kind = ${kind} and subject = step.subject and day >= ${from} and day <= ${until})`
  const next = sql`select min(subject) from daily_count where kind = ${kind}`
  const { rows } = await sql<{ label: string; now: number | null; earlier: number | null }>`with recursive
    step (subject) as (
      ${next}
      union all select (${next} and subject > step.subject) from step where step.subject is not null)
    select subject as label, ${sumOf(counted)} as now, ${sumOf(before)} as earlier from step where subject is not null`.execute(
    db,
  )
  return rows.flatMap(({ label, now, earlier }) =>
    now === null && earlier === null ? [] : [{ label, now: Number(now), before: Number(earlier) }],
  )
}

/** The finished downloads of each day. */
export async function readDailyDownloads(db: Db, { from, until }: Span): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('daily_count')
    .select(({ fn }) => ['day', fn.sum<number | string>('count').as('sum')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('kind', '=', 'language')
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, sum }) => [day, Number(sum)]))
}

/** When counting began; undefined before the first minute of the first process. */
export async function findBeginning(db: Db): Promise<string | undefined> {
  const first = await db
    .selectFrom('daily_count')
    .select('subject')
    .where('kind', '=', 'began')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  return first?.subject
}
