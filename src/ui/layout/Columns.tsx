import type { ReactNode } from 'react'

interface ColumnsProps {
  side: ReactNode
  className?: string
  children: ReactNode
}

/** A main column and a side column, which comes below it on phones. */
export function Columns({ side, className = '', children }: ColumnsProps) {
  return (
    <div className={`wrap columns ${className}`.trim()}>
      <div className="column-main">{children}</div>
      <aside className="column-side">{side}</aside>
    </div>
  )
}
