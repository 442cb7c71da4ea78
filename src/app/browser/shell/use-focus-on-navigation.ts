import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a move to another page the focus goes to its heading, so that screen readers say where the reader is and the
 * next Tab starts there. A changed search or sort on the same page leaves the focus alone.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
