import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { savedAtOfPage } from '#ui/offline/saved-copy.ts'
import { KEPT_THINGS, type SavePageMessage, SERVICE_WORKER_PATH } from '#ui/offline/stores.ts'
import { isSavingData } from '../boot/saving-data.ts'

/** A page is saved when a reader has stayed this long, so that pages that they only pass through cost nothing. */
const READ_AFTER_MS = 3000

/**
 * Registers the service worker and asks it to save the page, when the page is being read and the network is free for it. The worker
 * saves documents by itself, but neither the first one nor pages of client-side navigations.
 */
export function useServiceWorker(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isUsable()) return
    const timer = setTimeout(async () => {
      // Through the browser's cache; otherwise each page would request the worker again.
      await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'all' }).catch(() => undefined)
      if (isSavingData() || savedAtOfPage() !== undefined) return
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ savePage: pathname } satisfies SavePageMessage)
    }, READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}

/**
 * Fetches the rest of kept modules and folders, and compares their versions. Readers who keep nothing never load this code.
 */
export function useKept(): void {
  useEffect(() => {
    if (!isUsable() || !('caches' in window)) return
    // A browser without storage, or a lost network: the next page tries again.
    const resume = () => void continueKeeping().catch(() => undefined)
    resume()
    // Another tab may have begun.
    document.addEventListener('visibilitychange', resume)
    return () => document.removeEventListener('visibilitychange', resume)
  }, [])
}

async function continueKeeping(): Promise<void> {
  if (!(await caches.has(KEPT_THINGS))) return
  const { startKeeper } = await import('#features/keep/browser/store/keeper.ts')
  await startKeeper()
}

/** Only the built site has a service worker, and browsers require a secure origin for it. */
function isUsable(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator
}
