/** The key under which React Router stores the scroll position of each history entry, in sessionStorage. */
const POSITIONS = 'react-router-scroll-positions'

let reloading = false

/**
 * Makes Back and Forward work before React Router listens to them.
 * - Each history entry gets the key under which React Router stores its scroll position.
 * - React Router sets `scrollRestoration` of the entries that it leaves to 'manual', and restores no position on a page that
 *   comes from the server. So neither it nor the browser restores theirs: this does.
 * - When Back leads to another address of the same document, the browser only fires `popstate`: the page is reloaded.
 */
export function keepHistory(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
  if (history.scrollRestoration === 'manual') scrollTo(0, positionOf(history.state.key))
  const rendered = addressOf(location)
  addEventListener('popstate', () => {
    // React Router sets this global when it begins to listen.
    if (addressOf(location) === rendered || '__reactRouterDataRouter' in window) return
    reloading = true
    location.reload()
  })
}

/** Whether the page is about to reload. React Router must not start then: it would store a wrong scroll position. */
export function isReloading(): boolean {
  return reloading
}

/** The address without its hash, which the server does not see. */
function addressOf({ pathname, search }: Location): string {
  return pathname + search
}

/** In pixels from the top; 0 if none is stored or the browser blocks the storage. */
function positionOf(key: string): number {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}')
    const position: unknown = Reflect.get(Object(positions), key)
    return typeof position === 'number' ? position : 0
  } catch {
    return 0
  }
}
