import type { ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'

interface SearchCountProps {
  /** The address of the list without the search. */
  to: string
  showAll: string
  /** The number of results, e.g. '1 of 10 files'; empty without a search. */
  children: ReactNode
}

/** The number of results of a live search, announced to screen readers, with a link to the whole list. */
export function SearchCount({ to, showAll, children }: SearchCountProps) {
  return (
    <div className="search-count">
      <p role="status">{children && <>{children}.</>}</p>
      {children && (
        <Link to={to} preventScrollReset replace>
          {showAll}
        </Link>
      )}
    </div>
  )
}
