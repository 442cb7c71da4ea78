import { type ReactNode, useId } from 'react'
import '../admin/to-do.css'

interface AdminGroupProps {
  title: string
  count?: number
  children: ReactNode
}

/** A part of a page of the back office with its heading, e.g. rows of things to do. */
export function AdminGroup({ title, count, children }: AdminGroupProps) {
  const id = useId()
  return (
    <section className="to-do-group" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span>{count}</span>}
      </header>
      {children}
    </section>
  )
}
