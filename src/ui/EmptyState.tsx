import type { ReactNode } from 'react'
import { ButtonLink } from './Button.tsx'

/** Nothing to show: the band, one sentence, one way on. */
export function EmptyState({ to, action, children }: { to: string; action: string; children: ReactNode }) {
  return (
    <div className="empty-state">
      <div className="band" />
      <p>{children}</p>
      <ButtonLink variant="line" to={to} stays>
        {action}
      </ButtonLink>
    </div>
  )
}
