import type { ReactNode, RefObject } from 'react'

interface SectionHeadProps {
  title: string
  /** The heading's anchor. */
  id?: string
  count?: string
  /** With it the heading can be focused. */
  headRef?: RefObject<HTMLHeadingElement | null>
  children?: ReactNode
}

/** The header of a section: title, number of items, and actions. */
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
