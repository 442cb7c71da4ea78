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
  const reports = await db
    .selectFrom('abuse_report')
    .select([month.as('month'), 'created_at', 'settled_at'])
    .where('created_at', '>=', first)
    .where('created_at', '<', thisMonth)
    .execute()
  const decisions = await db
    .selectFrom('moderation_entry')
    .select([month.as('month'), 'action'])
    .select((row) => row.fn.countAll().as('count'))
    .where('created_at', '>=', first)
    .where('created_at', '<', thisMonth)
    .where('undone_at', 'is', null)
    .groupBy([month, 'action'])
    .execute()
  const appeals = await db
    .selectFrom('appeal')
    .select(month.as('month'))
    .select((row) => row.fn.countAll().as('count'))
    .where('created_at', '>=', first)
    .where('created_at', '<', thisMonth)
    .groupBy(month)
    .execute()
  const byMonth = Map.groupBy(reports, (report) => report.month)
  const months = [...new Set([...byMonth.keys(), ...decisions.map((row) => row.month)])].toSorted().toReversed()
  return months.map((name) => {
    const countOf = (action: string) =>
      Number(decisions.find((row) => row.month === name && row.action === action)?.count ?? 0)
    const ofMonth = byMonth.get(name) ?? []
    return {
      month: name,
      reports: ofMonth.length,
      kept: countOf('keep'),
      removed: countOf('remove'),
      warned: countOf('warn'),
      suspended: countOf('suspend'),
      appeals: Number(appeals.find((row) => row.month === name)?.count ?? 0),
      changed: countOf('lift'),
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
