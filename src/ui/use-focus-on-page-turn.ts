import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * After a page of a list was turned the list's head gets the focus and comes into sight, so that reading goes on at the
 * first row. So it does when a move took away what had the focus. Going back leaves all of it to the browser.
 * @param list what names the list itself: another topic or sort is another list, not a turned page
 * @returns for the head, which needs a `tabIndex` of -1
 */
export function usePageTurn(page: number, list: string): RefObject<HTMLHeadingElement | null> {
  const head = useRef<HTMLHeadingElement>(null)
  const before = useRef({ page, list })
  const move = useNavigationType()
  useEffect(() => {
    const isTurned = page !== before.current.page && list === before.current.list
    const isOther = list !== before.current.list
    before.current = { page, list }
    if (move === 'POP' || !(isTurned || (isOther && isFocusLost()))) return
    head.current?.focus({ preventScroll: true })
    if (head.current && head.current.getBoundingClientRect().top < 0) head.current.scrollIntoView()
  }, [page, list, move])
  return head
}

function isFocusLost(): boolean {
  return document.activeElement === document.body
}
