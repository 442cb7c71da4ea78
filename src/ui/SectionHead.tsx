import type { ReactNode, RefObject } from 'react'

interface SectionHeadProps {
  title: string
  /** Where an address may lead. */
  id?: string
  count?: string
  /** Of the heading, which can then get the focus. */
  headRef?: RefObject<HTMLHeadingElement | null>
  children?: ReactNode
}

/** The head of a part of a page: its title, how much is in it, and what can be done with all of it. */
export function SectionHead({ title, id, count, headRef, children }: SectionHeadProps) {
  return (
    <header className="section-head">
      <h2 id={id} ref={headRef} tabIndex={headRef && -1}>
        {title}
      </h2>
      {count && <span className="section-count">{count}</span>}
      {children}
    </header>
  )
}
