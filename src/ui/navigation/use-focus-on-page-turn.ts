import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Focuses the heading of a list when its page changes, so that readers continue at the first row. Also when a navigation
 * removed the focused element. After Back and Forward the browser restores the position itself.
 * @param list identifies the list: with another topic or sort order it is another list
 * @returns the ref of the heading, which needs a `tabIndex` of -1
 */
export function useFocusOnPageTurn(page: number, list: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef({ page, list })
  const navigationType = useNavigationType()
  useEffect(() => {
    const isOtherPage = page !== previous.current.page && list === previous.current.list
    const isOtherList = list !== previous.current.list
    previous.current = { page, list }
    if (navigationType === 'POP' || !(isOtherPage || (isOtherList && isFocusLost()))) return
    heading.current?.focus({ preventScroll: true })
    if (heading.current && heading.current.getBoundingClientRect().top < 0) heading.current.scrollIntoView()
  }, [page, list, navigationType])
  return heading
}

function isFocusLost(): boolean {
  return document.activeElement === document.body
}
