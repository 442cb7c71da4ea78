import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { savedAtOfPage } from '#ui/offline/saved-copy.ts'
import { type SavePageMessage, SERVICE_WORKER_PATH } from '#ui/offline/stores.ts'

/** A page is saved when a reader has stayed this long, in ms: who passes through does not pay for it. */
const READ_AFTER_MS = 3000

/**
 * Registers the service worker once the page is interactive, and lets it save each page that is read. It saves loaded
 * documents by itself; a page that was reached by a move within the site has not been loaded as a document.
 */
export function useServiceWorker(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    // With the browser's cache, or each page would ask for the worker again.
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

/** Only the built site has a service worker, and browsers want a safe origin for it. */
function isUsable(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
