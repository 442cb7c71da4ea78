/** The key under which React Router stores the scroll position of each history entry, in sessionStorage. */
const POSITIONS = 'react-router-scroll-positions'

let isReloadingPage = false

/**
 * Makes Back and Forward work before React Router listens to them.
 * - Each history entry gets the key under which React Router stores its scroll position.
 * - React Router sets `scrollRestoration` of the entries that it leaves to 'manual' and restores no position on a page from the
 *   server, so neither it nor the browser restores the position: this function does.
 * - When Back leads to another address of the same document, the browser only fires `popstate`: reload the page.
 */
export function setUpHistory(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
  if (history.scrollRestoration === 'manual') scrollTo(0, storedPositionOf(history.state.key))
  const renderedAddress = addressOf(location)
  addEventListener('popstate', () => {
    // React Router sets this global when it starts to listen.
    if (addressOf(location) === renderedAddress || '__reactRouterDataRouter' in window) return
    isReloadingPage = true
    location.reload()
  })
}

/** Whether the page is about to reload. React Router must not start then, because it would store a wrong scroll position. */
export function isReloading(): boolean {
  return isReloadingPage
}

/** The address without its hash, which the server does not see. */
function addressOf({ pathname, search }: Location): string {
  return pathname + search
}

/** In pixels from the top; 0 if none is stored or the browser blocks the storage. */
function storedPositionOf(key: string): number {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}')
    const position: unknown = Reflect.get(Object(positions), key)
    return typeof position === 'number' ? position : 0
  } catch {
    return 0
  }
}
