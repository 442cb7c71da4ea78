import type { ReactNode } from 'react'

/** A reading column, and a side column that comes after it on phones. */
export function Columns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap columns">
      <div className="column-main">{children}</div>
      <aside className="column-side">{side}</aside>
    </div>
  )
}
