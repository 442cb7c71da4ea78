import type { ReactNode } from 'react'

/** A remark in one line with what to do about it. */
export function Note({ children }: { children: ReactNode }) {
  return <div className="note">{children}</div>
}

/** A quiet box beside the main text. */
export function Box({ children }: { children: ReactNode }) {
  return <div className="box">{children}</div>
}
