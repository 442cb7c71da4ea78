import { Link } from './Link.tsx'

interface FilterListProps {
  label: string
  items: { name: string; to: string; count?: number; current: boolean }[]
}

/** Narrows a list down by links; on phones a row of chips. */
export function FilterList({ label, items }: FilterListProps) {
  return (
    <nav className="filter-list" aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {items.map(({ name, to, count, current }) => (
          <li key={to}>
            <Link to={to} aria-current={current ? 'true' : undefined} stays>
              {name}
              {count !== undefined && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
