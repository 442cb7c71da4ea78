import type { ReactNode } from 'react'

interface FooterFoldProps {
  title: string
  /** How many links are in it. */
  count: number
  children: ReactNode
}

/** A list of the footer: folded on phones, open on wide screens (`boot/footer-folds.ts`). */
export function FooterFold({ title, count, children }: FooterFoldProps) {
  return (
    <details className="footer-fold" suppressHydrationWarning>
      <summary suppressHydrationWarning>
        {title} <span>{count}</span>
      </summary>
      {children}
    </details>
  )
}
