import type { ReactNode } from 'react'
import { Link } from './Link.tsx'

interface FoundLineProps {
  /** The list without the search. */
  to: string
  showAll: string
  /** How much was found, e.g. '1 of 10 files'; empty while nothing is searched for. */
  children: ReactNode
}

/** Says beside a live search how much it found, to screen readers too, and leads back to the whole list. */
export function FoundLine({ to, showAll, children }: FoundLineProps) {
  return (
    <div className="found-line">
      <p role="status">{children && <>{children}.</>}</p>
      {children && (
        <Link to={to} stays replaces>
          {showAll}
        </Link>
      )}
    </div>
  )
}
