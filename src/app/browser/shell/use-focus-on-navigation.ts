import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation the focus moves to the page's heading, so that screen readers announce the page and Tab starts there.
 * A new search or sort order on the same page does not move the focus, and an open dialog keeps it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const previousPath = useRef(pathname)
  useEffect(() => {
    if (previousPath.current === pathname) return
    previousPath.current = pathname
    if (document.activeElement?.closest('dialog')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
