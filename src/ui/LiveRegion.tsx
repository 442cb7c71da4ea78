import type { ReactNode } from 'react'

/** Tells screen readers what has changed, such as how much a search found. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {children}
    </p>
  )
}
