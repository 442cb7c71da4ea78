import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from './Link.tsx'

interface TabNavProps {
  label: string
  /** `count` is how much waits there; 0 is not shown. */
  items: readonly { name: string; to: string; end?: boolean; count?: number }[]
  /** Stays visible while the page scrolls. */
  sticky?: boolean
}

/** Links between pages of one subject; scrolls horizontally where they do not fit. */
export function TabNav({ label, items, sticky = false }: TabNavProps) {
  const { pathname } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useEffect(() => scrollToCurrent(row.current), [pathname])
  return (
    <nav className={sticky ? 'tab-nav tab-nav-sticky' : 'tab-nav'} aria-label={label}>
      <div className="wrap">
        <ul ref={row}>
          {items.map(({ name, to, end = false, count = 0 }) => (
            <li key={to}>
              <Link to={to} aria-current={isCurrent(pathname, to, end) ? 'page' : undefined}>
                {name} {count > 0 && <span>{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** Scrolls the row, not the page. */
function scrollToCurrent(row: HTMLUListElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !current) return
  const [all, tab] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  row.scrollBy({ left: (tab.left + tab.right - all.left - all.right) / 2 })
}

/** A tab is current on its page and, without `end`, on the pages below it. */
function isCurrent(pathname: string, to: string, end: boolean): boolean {
  return pathname === to || (!end && pathname.startsWith(`${to}/`))
}
