import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether hydration is complete: false on the server and during hydration, which must render the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
