import { useSyncExternalStore } from 'react'

type Downloads = typeof import('./downloads.ts')

let isOpen = false
const listeners = new Set<() => void>()

/**
 * Loads what downloads need, when somebody downloads, and opens the tray.
 * @param fallback where the browser goes when that can't be loaded
 */
export function openTray(start: (downloads: Downloads) => void, fallback: string): void {
  import('./downloads.ts').then(
    (downloads) => {
      start(downloads)
      isOpen = true
      for (const listener of listeners) listener()
    },
    () => location.assign(fallback),
  )
}

/** Whether anything has been downloaded since the page came. */
export function useTrayOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}
