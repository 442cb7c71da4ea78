import { sql } from 'kysely'
import type { Db } from '#platform/database/schema.ts'
import type { MonthCounts } from '../contract.ts'

const MONTHS = 24
const HOUR_MS = 60 * 60_000

/** Reports and decisions of the last whole months, newest first. Decisions that were taken back do not count. */
export async function listMonthCounts(db: Db, now: Date): Promise<MonthCounts[]> {
  const thisMonth = now.toISOString().slice(0, 'YYYY-MM'.length)
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS)).toISOString()
  const month = sql<string>`substr(created_at, 1, 7)`
  const inTime = sql<boolean>`created_at >= ${first} and created_at < ${thisMonth}`
  const reports = await db
    .selectFrom('abuse_report')
    .select([month.as('month'), 'created_at', 'settled_at'])
    .where(inTime)
    .execute()
  const decisions = db
    .selectFrom('moderation_entry')
    .select((row) => [month.as('month'), 'action', row.fn.countAll().as('count')])
    .where(inTime)
    .where('undone_at', 'is', null)
    .groupBy([month, 'action'])
  const appeals = db
    .selectFrom('appeal')
    .select((row) => [month.as('month'), sql.lit('appeal').as('action'), row.fn.countAll().as('count')])
    .where(inTime)
    .groupBy(month)
  const counts = await decisions.unionAll(appeals).execute()
  const countOf = (name: string, action: string) =>
    Number(counts.find((row) => row.month === name && row.action === action)?.count ?? 0)
  const byMonth = Map.groupBy(reports, (report) => report.month)
  const months = [...new Set([...byMonth.keys(), ...counts.map((row) => row.month)])].toSorted().toReversed()
  return months.map((name) => {
    const ofMonth = byMonth.get(name) ?? []
    return {
      month: name,
      reports: ofMonth.length,
      kept: countOf(name, 'keep'),
      removed: countOf(name, 'remove'),
      warned: countOf(name, 'warn'),
      suspended: countOf(name, 'suspend'),
      appeals: countOf(name, 'appeal'),
      changed: countOf(name, 'lift'),
      hours: medianHours(ofMonth),
    }
  })
}

function medianHours(reports: readonly { created_at: string; settled_at: string | null }[]): number | null {
  const hours = reports
    .flatMap(({ created_at, settled_at }) =>
      settled_at === null ? [] : (Date.parse(settled_at) - Date.parse(created_at)) / HOUR_MS,
    )
    .toSorted((one, other) => one - other)
  const median = hours[Math.floor(hours.length / 2)]
  return median === undefined ? null : Math.round(median)
}
