import type { ReactNode } from 'react'
import { text } from '../messages.ts'
import { Icon } from './Icon.tsx'

interface AccordionProps {
  /** Empty in a draft whose title is not written yet. */
  title: string
  /** Entries with the same group close each other. */
  group?: string
  id?: string
  open?: boolean
  children: ReactNode
}

/** A line that expands to show its content; works without a script. */
export function Accordion({ title, group, id, open = false, children }: AccordionProps) {
  return (
    <details className="accordion" name={group} id={id} open={open}>
      <summary>
        <span dir="auto">{title || text.untitled}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  )
}
