import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page has come alive: false on the server and while it is taken over, which must find it as it was sent. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
