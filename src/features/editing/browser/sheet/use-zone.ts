import { formatZonedTime } from '#core/format.ts'
import { nameOfTimezone } from '#features/accounts/browser/components/timezone-names.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'

/** The time zone of the account, as an IANA name: planned times are shown and chosen in it. */
export function useZone(): string {
  return useViewer().user?.timezone ?? 'UTC'
}

/** A planned time with its zone: 'Nov 30, 2026, 06:00 (Kampala)'. */
export function plannedTime(at: string, zone: string): string {
  return `${formatZonedTime(new Date(at), zone, { withYear: true })} (${nameOfTimezone(zone)})`
}
