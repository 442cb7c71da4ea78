import type { ReactNode } from 'react'
import { ButtonLink } from './Button.tsx'

interface EmptyStateProps {
  to: string
  action: string
  /** Why there is nothing, or what to do about it. */
  hint?: string | undefined
  children: ReactNode
}

/** Nothing to show: the band, one sentence, perhaps a hint, one way on. */
export function EmptyState({ to, action, hint, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div className="band" />
      <p>{children}</p>
      {hint && <p className="quiet">{hint}</p>}
      <ButtonLink variant="line" to={to} stays>
        {action}
      </ButtonLink>
    </div>
  )
}
