import { useViewer } from '#features/accounts/browser/session/viewer.ts'

/** The time zone of the account, as an IANA name: planned times are shown and chosen in it. */
export function useZone(): string {
  return useViewer().user?.timezone ?? 'UTC'
}
