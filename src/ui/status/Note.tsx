import type { ReactNode } from 'react'

/** A remark in one line with an action. */
export function Note({ children }: { children: ReactNode }) {
  return <div className="note">{children}</div>
}

/** A box next to the main text. */
export function Box({ children }: { children: ReactNode }) {
  return <div className="box">{children}</div>
}
