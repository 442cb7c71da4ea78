import { Link } from '../navigation/Link.tsx'

interface FilterListProps {
  label: string
  items: { name: string; to: string; count?: number; current: boolean }[]
}

/** Links that filter a list; a row of chips on phones. */
export function FilterList({ label, items }: FilterListProps) {
  return (
    <nav className="filter-list" aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {items.map(({ name, to, count, current }) => (
          <li key={to}>
            <Link to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
              {name}
              {count !== undefined && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
