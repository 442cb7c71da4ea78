import type { ReactNode } from 'react'
import { Link } from '#ui/navigation/Link.tsx'
import { toDoText as text } from '../admin/messages.ts'
import { StateMark } from '../sheet/StateMark.tsx'

interface AdminRowProps {
  mark: Parameters<typeof StateMark>[0]['kind']
  /** Beside the mark: what it is, or when. */
  state: ReactNode
  /** What it is about, with its name first. */
  children: ReactNode
  steps: ReactNode
}

/** A row of the back office: its state, what it is about, and what can be done. */
export function AdminRow({ mark, state, children, steps }: AdminRowProps) {
  return (
    <li className={`to-do-row to-do-${mark}`}>
      <span className="to-do-state">
        <StateMark kind={mark} />
        {state}
      </span>
      <div className="to-do-what">{children}</div>
      <div className="to-do-steps">{steps}</div>
    </li>
  )
}

/** The next step of a row on another page. */
export function RowLink({ to, title, step }: { to: string; title: string; step: string }) {
  return (
    <Link className="edit-button to-do-step" to={to} aria-label={text.ofRow(step, title)}>
      {step}
    </Link>
  )
}
