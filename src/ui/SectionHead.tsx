import type { ReactNode } from 'react'

interface SectionHeadProps {
  title: string
  /** Where an address may lead. */
  id?: string
  count?: string
  children?: ReactNode
}

/** The head of a part of a page: its title, how much is in it, and what can be done with all of it. */
export function SectionHead({ title, id, count, children }: SectionHeadProps) {
  return (
    <header className="section-head">
      <h2 id={id}>{title}</h2>
      {count && <span className="section-count">{count}</span>}
      {children}
    </header>
  )
}
