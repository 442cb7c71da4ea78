import type { Db } from '#platform/database/schema.ts'
import type { Span } from '../periods.ts'
import type { CountKind } from '../tables.ts'

/** The sums of some days, by kind and subject. */
export type Sums = ReadonlyMap<CountKind, ReadonlyMap<string, number>>

export async function readSums(db: Db, { from, until }: Span): Promise<Sums> {
  const rows = await db
    .selectFrom('daily_count')
    .select(({ fn }) => ['kind', 'subject', fn.sum<number | string>('count').as('sum')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['kind', 'subject'])
    .execute()
  const kinds = Map.groupBy(rows, ({ kind }) => kind)
  return new Map([...kinds].map(([kind, of]) => [kind, new Map(of.map(({ subject, sum }) => [subject, Number(sum)]))]))
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
