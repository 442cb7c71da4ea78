import { NavLink } from 'react-router'

interface TabNavProps {
  label: string
  items: { name: string; to: string; end?: boolean }[]
  /** Stays in sight while the page scrolls. */
  sticky?: boolean
}

/** Links between the pages that belong together; scrolls sideways where they do not fit. */
export function TabNav({ label, items, sticky = false }: TabNavProps) {
  return (
    <nav className={sticky ? 'tab-nav tab-nav-sticky' : 'tab-nav'} aria-label={label}>
      <div className="wrap">
        <ul>
          {items.map(({ name, to, end = false }) => (
            <li key={to}>
              <NavLink to={to} end={end} prefetch="intent" preventScrollReset>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
