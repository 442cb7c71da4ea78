import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { savedAtOfPage } from '#ui/offline/saved-copy.ts'
import { type SavePageMessage, SERVICE_WORKER_PATH } from '#ui/offline/stores.ts'

/** A page is saved when a reader has stayed this long, so that pages that they only pass through cost nothing. */
const READ_AFTER_MS = 3000

/**
 * Registers the service worker after hydration and asks it to save each page that is read. The worker saves documents by
 * itself, but a client-side navigation loads no document.
 */
export function useServiceWorker(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    // Through the browser's cache; otherwise each page would request the worker again.
    if (isUsable())
      void navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'all' }).catch(() => {})
  }, [])
  useEffect(() => {
    if (!isUsable() || savesData() || savedAtOfPage() !== undefined) return
    const timer = setTimeout(async () => {
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ savePage: pathname } satisfies SavePageMessage)
    }, READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}

/** Only the built site has a service worker, and browsers require a secure origin for it. */
function isUsable(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
