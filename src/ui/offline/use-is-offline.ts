import { useSyncExternalStore } from 'react'
import { savedAtOfPage } from './saved-copy.ts'

function subscribe(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener)
  }
}

/** Whether there is no network: the browser says so, or the page is a copy from this device. False until hydration. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || savedAtOfPage() !== undefined,
    () => false,
  )
}
