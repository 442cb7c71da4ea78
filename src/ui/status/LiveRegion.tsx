import type { ReactNode } from 'react'

/** Announces changes to screen readers, e.g. the number of results. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {children}
    </p>
  )
}
