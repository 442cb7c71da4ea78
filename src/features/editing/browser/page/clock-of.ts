import { formatClock, formatLocalTime } from '#core/format.ts'

/** The time of today, or the day and time. */
export function clockOf(iso: string): string {
  return new Date(iso).toDateString() === new Date().toDateString() ? formatClock(iso) : formatLocalTime(iso)
}
