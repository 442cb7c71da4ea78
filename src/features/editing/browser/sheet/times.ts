import { formatClock, formatLocalTime, formatZonedTime } from '#core/format.ts'
import { nameOfTimezone } from '#features/accounts/browser/components/timezone-names.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'

/** The time of today, or the day and time. */
export function clockOf(iso: string): string {
  return new Date(iso).toDateString() === new Date().toDateString() ? formatClock(iso) : formatLocalTime(iso)
}

const DAY_MS = 24 * 60 * 60_000

/** Like `clockOf`, and 'yesterday, 17:20'. @param today writes 'today, 10:42' instead of '10:42' */
export function dayAndClockOf(iso: string, { today = false } = {}): string {
  const day = new Date(iso).toDateString()
  if (day === new Date().toDateString()) return today ? `today, ${formatClock(iso)}` : formatClock(iso)
  return day === new Date(Date.now() - DAY_MS).toDateString() ? `yesterday, ${formatClock(iso)}` : formatLocalTime(iso)
}

/** The time zone of the account, as an IANA name: planned times are shown and chosen in it. */
export function useZone(): string {
  return useViewer().user?.timezone ?? 'UTC'
}

/** A planned time with its zone: 'Nov 30, 2026, 06:00 (Kampala)'. */
export function plannedTime(at: string, zone: string): string {
  return `${formatZonedTime(new Date(at), zone, { withYear: true })} (${nameOfTimezone(zone)})`
}
