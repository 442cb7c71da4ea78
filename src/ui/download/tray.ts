import { createStore } from '../store.ts'

/** True once a download has been started on this page. */
export const trayOpen = createStore(false)

const load = () => import('./downloads.ts')

/**
 * Loads the code of downloads, starts one and opens the tray.
 * @param fallback where the browser navigates if the code can't be loaded
 */
export function openTray(start: (downloads: typeof import('./downloads.ts')) => void, fallback: string): void {
  load().then(
    (downloads) => {
      start(downloads)
      trayOpen.set(true)
    },
    () => location.assign(fallback),
  )
}
