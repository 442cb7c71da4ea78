import { useLocation } from 'react-router'
import { Link } from './Link.tsx'

interface TabNavProps {
  label: string
  items: { name: string; to: string; end?: boolean }[]
  /** Stays in sight while the page scrolls. */
  sticky?: boolean
}

/** Links between the pages that belong together; scrolls sideways where they do not fit. */
export function TabNav({ label, items, sticky = false }: TabNavProps) {
  const { pathname } = useLocation()
  return (
    <nav className={sticky ? 'tab-nav tab-nav-sticky' : 'tab-nav'} aria-label={label}>
      <div className="wrap">
        <ul>
          {items.map(({ name, to, end = false }) => (
            <li key={to}>
              <Link to={to} aria-current={isHere(pathname, to, end) ? 'page' : undefined} stays>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** A tab stands for its page and, unless it ends there, for the pages below. */
function isHere(pathname: string, to: string, end: boolean): boolean {
  return pathname === to || (!end && pathname.startsWith(`${to}/`))
}
