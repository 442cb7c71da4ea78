import { useMemo } from 'react'
import { zonedDates } from '#core/format.ts'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { useViewer } from './viewer.ts'

/**
 * Formats the day of a time in the reader's zone: that of the account, for guests that of the device. The server renders UTC,
 * because a page is the same for all readers; the browser corrects it after hydration.
 */
export function useDayFormat(): (iso: string) => string {
  const zone = useViewer().user?.timezone
  const isHydrated = useIsHydrated()
  return useMemo(() => zonedDates(isHydrated ? zone : 'UTC'), [isHydrated, zone])
}
