import type { ReactNode } from 'react'
import { ButtonLink } from '../elements/Button.tsx'

interface EmptyStateProps {
  to: string
  action: string
  /** Why there is nothing, or what to do. */
  hint?: string | undefined
  children: ReactNode
}

/** Shown when there is nothing to show: one sentence, a hint if needed, and a link to a next step. */
export function EmptyState({ to, action, hint, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div className="band" />
      <p>{children}</p>
      {hint && <p className="quiet">{hint}</p>}
      <ButtonLink variant="line" to={to} preventScrollReset>
        {action}
      </ButtonLink>
    </div>
  )
}
