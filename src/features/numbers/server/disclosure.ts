import type { Shown } from '../contract.ts'

/** Smaller counts could tell something about one person. */
const SMALLEST = 5

const isSmall = (count: number) => count > 0 && count < SMALLEST

/** A count as people read it: fewer than five is '<5'. */
export function showCount(count: number): Shown {
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

interface Part {
  label: string
  now: number
  before: number | null
}

/** Adds each small part to its neighbour: '2 and 1'. @param join the label of two parts */
export function joinSmall<P extends Part>(parts: readonly P[], join: (one: string, other: string) => string): P[] {
  const at = parts.findLastIndex(({ now }) => isSmall(now))
  if (at === -1 || parts.length === 1) return [...parts]
  const first = Math.max(at - 1, 0)
  const [one, other] = parts.slice(first, first + 2)
  if (one === undefined || other === undefined) return [...parts]
  const before = one.before === null || other.before === null ? null : one.before + other.before
  const joined = { ...one, label: join(one.label, other.label), now: one.now + other.now, before }
  return joinSmall([...parts.slice(0, first), joined, ...parts.slice(first + 2)], join)
}

/** The largest parts, and the sum of all others. The sum is not small, unless it is of all parts. */
export function splitLargest<P extends Part>(parts: readonly P[], limit: number): { largest: P[]; others: P[] } {
  const sorted = parts.toSorted((one, other) => other.now - one.now || (other.before ?? 0) - (one.before ?? 0))
  const exact = sorted.filter(({ now }) => now >= SMALLEST).slice(0, limit)
  const sumAfter = (count: number) => sorted.slice(count).reduce((sum, { now }) => sum + now, 0)
  const count = isSmall(sumAfter(exact.length)) ? Math.max(exact.length - 1, 0) : exact.length
  return { largest: sorted.slice(0, count), others: sorted.slice(count) }
}
