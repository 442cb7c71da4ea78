import { wallTimeAt } from '#core/zoned-time.ts'
import type { PlannedNotice } from '../contract.ts'

interface Days {
  zone: string
  /** ISO dates, both included; empty: no limit. */
  starts_on: string
  ends_on: string
}

export function stateOf({ starts_on, ends_on, zone }: Days, now: Date): PlannedNotice['state'] {
  const today = wallTimeAt(now, zone).day
  if (ends_on !== '' && ends_on < today) return 'over'
  return starts_on > today ? 'planned' : 'shown'
}

export function isShown(days: Days, now: Date): number {
  return stateOf(days, now) === 'shown' ? 1 : 0
}
