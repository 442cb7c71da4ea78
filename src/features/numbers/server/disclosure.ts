import type { NumbersRow, Shown } from '../contract.ts'
import { rowText } from '../messages.ts'
import type { Row } from './rows.ts'

/** Smaller counts could tell something about one person. */
const SMALLEST = 5

const isSmall = (count: number) => count > 0 && count < SMALLEST

/** A count as people read it: fewer than five is '<5'. */
function showCount(count: number): Shown {
  return isSmall(count) ? { value: SMALLEST, is_below: true } : { value: count, is_below: false }
}

/**
 * Counts as people read them, of which the sum is known. Where it would give the small ones away, the next larger count is not
 * exact either: 12 is '<15'.
 */
export function showParts(counts: readonly number[]): Shown[] {
  const shown = counts.map(showCount)
  const small = counts.filter(isSmall)
  const sum = small.reduce((one, other) => one + other, 0)
  const isGivenAway = small.length === 1 || sum === small.length || sum === small.length * (SMALLEST - 1)
  const next = Math.min(...counts.filter((count) => count >= SMALLEST))
  if (small.length === 0 || !isGivenAway || next === Number.POSITIVE_INFINITY) return shown
  return shown.with(counts.indexOf(next), {
    value: (Math.floor(next / SMALLEST) + 1) * SMALLEST,
    is_below: true,
  })
}

/** Rows of which no sum is known. */
export function showApart(rows: readonly Row[]): NumbersRow[] {
  return show(rows, (counts) => counts.map(showCount))
}

/** Rows that add up to a known sum. */
export function showSummed(rows: readonly Row[]): NumbersRow[] {
  return show(rows, showParts)
}

/** Rows of parts in an order: small ones are added to their neighbours. */
export function showJoined(rows: readonly Row[]): NumbersRow[] {
  return showSummed(joinSmall(rows))
}

function show(rows: readonly Row[], showAll: (counts: number[]) => Shown[]): NumbersRow[] {
  const now = showAll(rows.map((row) => row.now))
  const before = showAll(rows.map((row) => row.before ?? 0))
  return rows.map(({ label, page = null, ...counts }, index) => ({
    label,
    page,
    now: now[index] ?? showCount(counts.now),
    before: counts.before === null ? null : (before[index] ?? null),
    is_running: false,
  }))
}

/** Adds each small part to its neighbour: '2 and 1'. */
export function joinSmall(parts: readonly Row[]): Row[] {
  const at = parts.findLastIndex(({ now }) => isSmall(now))
  const first = Math.max(at - 1, 0)
  const [one, other] = parts.slice(first, first + 2)
  if (at === -1 || one === undefined || other === undefined) return [...parts]
  const before = one.before === null || other.before === null ? null : one.before + other.before
  const joined = { ...one, label: rowText.joined(one.label, other.label), now: one.now + other.now, before }
  return joinSmall([...parts.slice(0, first), joined, ...parts.slice(first + 2)])
}

/** The largest parts, and all others. The sum of the others is not small, unless it is of all parts. */
export function splitLargest(parts: readonly Row[], limit: number): { largest: Row[]; others: Row[] } {
  const sorted = parts.toSorted((one, other) => other.now - one.now || (other.before ?? 0) - (one.before ?? 0))
  const exact = sorted.filter(({ now }) => now >= SMALLEST).slice(0, limit).length
  const rest = sorted.slice(exact).reduce((sum, { now }) => sum + now, 0)
  const count = isSmall(rest) ? Math.max(exact - 1, 0) : exact
  return { largest: sorted.slice(0, count), others: sorted.slice(count) }
}
