import type { ReactNode } from 'react'
import { StateMark } from '../sheet/StateMark.tsx'

interface BarLineProps {
  mark: 'done' | 'draft' | 'waiting' | 'error' | 'warning'
  title: string
  detail: ReactNode
  /** Screen readers do not announce it, e.g. that a save has begun. */
  isQuiet?: boolean
  children?: ReactNode
}

/** One state, then what to do. */
export function BarLine({ mark, title, detail, isQuiet = false, children }: BarLineProps) {
  return (
    <>
      <p className="edit-bar-state" aria-live={isQuiet ? 'off' : 'polite'}>
        <StateMark kind={mark} />
        <b>{title}</b> <span className="quiet">{detail}</span>
      </p>
      <div className="edit-bar-actions">{children}</div>
    </>
  )
}
