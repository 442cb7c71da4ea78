import type { NumbersRow } from '../contract.ts'
import { rowText } from '../messages.ts'
import { joinSmall, showCount, showParts } from './disclosure.ts'
import type { Named } from './queries/names.ts'

/** A row before small counts are hidden. `before` is null where it is not known. */
export interface Row {
  label: string
  page?: string | null
  now: number
  before: number | null
}

/** Rows of which no sum is known. */
export function showApart(rows: readonly Row[]): NumbersRow[] {
  return rows.map((row) => present(row, showCount(row.now), row.before === null ? null : showCount(row.before)))
}

/** Rows that add up to a known sum. */
export function showSummed(rows: readonly Row[]): NumbersRow[] {
  const [now, before] = [showParts(rows.map((row) => row.now)), showParts(rows.map((row) => row.before ?? 0))]
  return rows.map((row, index) =>
    present(row, now[index] ?? showCount(row.now), row.before === null ? null : (before[index] ?? null)),
  )
}

/** Rows of parts in an order: small ones are added to their neighbours. */
export function showJoined(rows: readonly Row[]): NumbersRow[] {
  return showSummed(joinSmall(rows, rowText.joined))
}

function present({ label, page = null }: Row, now: NumbersRow['now'], before: NumbersRow['before']): NumbersRow {
  return { label, page, now, before, is_running: false }
}

/** The counts of two periods by subject. @param before undefined where it is not known */
export function rowsOf(now: ReadonlyMap<string, number>, before: ReadonlyMap<string, number> | undefined): Row[] {
  return [...new Set([...now.keys(), ...(before?.keys() ?? [])])].map((label) => ({
    label,
    now: now.get(label) ?? 0,
    before: before ? (before.get(label) ?? 0) : null,
  }))
}

/** The labels of rows become names. */
export function nameRows(rows: readonly Row[], names: ReadonlyMap<string, Named>): Row[] {
  return rows.map((row) => ({ ...row, ...(names.get(row.label) ?? { label: rowText.removed }) }))
}

/** One row for many. */
export function sumRow(rows: readonly Row[], named: Named): Row {
  const before = rows.some((row) => row.before === null) ? null : sum(rows.map((row) => row.before ?? 0))
  return { ...named, now: sum(rows.map((row) => row.now)), before }
}

export function sum(counts: Iterable<number>): number {
  let all = 0
  for (const count of counts) all += count
  return all
}
