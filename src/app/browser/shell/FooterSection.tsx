import type { ReactNode } from 'react'
import { openIfWide } from '../boot/footer-sections.ts'

interface FooterSectionProps {
  title: string
  /** The number of links. */
  count: number
  children: ReactNode
}

/** A list of the footer: closed on phones, open on wide screens (`boot/footer-sections.ts`). */
export function FooterSection({ title, count, children }: FooterSectionProps) {
  return (
    <details ref={openIfWide} className="footer-section" suppressHydrationWarning>
      <summary suppressHydrationWarning>
        {title} <span>{count}</span>
      </summary>
      {children}
    </details>
  )
}
