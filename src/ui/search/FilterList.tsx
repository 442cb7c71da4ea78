import type { ReactNode } from 'react'
import { formatNumber } from '#core/format.ts'
import { Link } from '../navigation/Link.tsx'

interface FilterItem {
  name: string
  to: string
  count?: number
  /** A drawing before the name. */
  mark?: ReactNode
  current: boolean
  /** What wraps its link, e.g. for editors. */
  frame?: (link: ReactNode) => ReactNode
}

interface FilterListProps {
  label: string
  items: FilterItem[]
  /** Shown below the list. */
  children?: ReactNode
}

/** Links that filter a list; a row of chips on phones. */
export function FilterList({ label, items, children }: FilterListProps) {
  return (
    <nav className="filter-list" aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {items.map(({ frame = (link) => link, ...item }) => (
          <li key={item.to}>{frame(<FilterLink {...item} />)}</li>
        ))}
      </ul>
      {children}
    </nav>
  )
}

function FilterLink({ name, to, count, mark, current }: FilterItem) {
  return (
    <Link to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
      {mark}
      <bdi>{name}</bdi>
      {count !== undefined && <span className="filter-count">{formatNumber(count)}</span>}
    </Link>
  )
}
