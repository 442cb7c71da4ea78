import type { ReactNode, RefObject } from 'react'
import { text } from '../messages.ts'

interface SectionHeadProps {
  /** Empty in a draft whose title is not written yet. */
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
      <h2 id={id} ref={headRef} tabIndex={headRef && -1} dir="auto">
        {title || text.untitled}
      </h2>
      {count && <span className="section-count">{count}</span>}
      {children}
    </header>
  )
}
