import { HYDRATED_ATTRIBUTE } from './page-script.ts'

/** The key under which React Router stores the scroll position of each history entry, in sessionStorage. */
const POSITIONS = 'react-router-scroll-positions'

declare global {
  interface Window {
    /** The page is about to reload. A global, because the script in the head and the page script both use it. */
    isReloading?: boolean
  }
}

/**
 * When Back or Forward leads to another address of the same document before hydration, the browser only fires `popstate`: reload the
 * page. To be called in the head: later, the address may already differ from that of the page.
 */
export function reloadOnBack(): void {
  const renderedAddress = addressOf(location)
  addEventListener('popstate', (event) => {
    if (document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE)) return
    // After Back and then Forward the address is that of the page again, but the first of them has stopped React Router.
    if (addressOf(location) === renderedAddress && !window.isReloading) return
    window.isReloading = true
    // React Router would show the other page while React still hydrates this one.
    event.stopImmediatePropagation()
    // In a later task: on a busy phone a second press of Back is on its way already, and Chromium would drop it and the reload.
    setTimeout(() => location.reload())
  })
  // Before React Router, which would store the position of this page for the other one.
  addEventListener('pagehide', (event) => window.isReloading && event.stopImmediatePropagation(), { capture: true })
}

/**
 * Gives the history entry the key under which React Router stores its scroll position, and restores the position: React Router sets
 * `scrollRestoration` of the entries that it leaves to 'manual' and restores no position on a page from the server, so neither it
 * nor the browser does.
 */
export function restorePosition(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
  if (history.scrollRestoration === 'manual') scrollTo(0, readStoredPosition(history.state.key))
}

/** The address without its hash, which the server does not see. */
function addressOf({ pathname, search }: Location): string {
  return pathname + search
}

/** In pixels from the top; 0 if none is stored or the browser blocks the storage. */
function readStoredPosition(key: string): number {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}')
    const position: unknown = Reflect.get(Object(positions), key)
    return typeof position === 'number' ? position : 0
  } catch {
    return 0
  }
}
