import type { ReactNode } from 'react'
import { Icon } from '../elements/Icon.tsx'

/** Announces the result of an action. */
export function Alert({ kind, children }: { kind: 'danger' | 'success'; children: ReactNode }) {
  return (
    <div className={`alert alert-${kind}`} role="alert">
      <Icon name={kind === 'danger' ? 'warning' : 'check'} />
      <span>{children}</span>
    </div>
  )
}
