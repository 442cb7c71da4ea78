import type { ReactNode } from 'react'

/** The head of a part of a page: its title, how much is in it, and what can be done with all of it. */
export function SectionHead({ title, count, children }: { title: string; count?: string; children?: ReactNode }) {
  return (
    <header className="section-head">
      <h2>{title}</h2>
      {count && <span className="section-count">{count}</span>}
      {children}
    </header>
  )
}
