import type { PlannedNotice } from '../contract.ts'

interface Dates {
  starts_on: string | null
  ends_on: string | null
}

export function stateOf({ starts_on, ends_on }: Dates, now: Date): PlannedNotice['state'] {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  if (ends_on !== null && ends_on < today) return 'over'
  return starts_on !== null && starts_on > today ? 'planned' : 'shown'
}

export function isShown(dates: Dates, now: Date): number {
  return stateOf(dates, now) === 'shown' ? 1 : 0
}
