import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from './Icon.tsx'
import { SectionHead } from './SectionHead.tsx'

interface FoldingSectionProps {
  /** Anchor: an address that names it finds it open. */
  id: string
  title: string
  count: string
  /** Open on phones too. */
  open?: boolean
  children: ReactNode
}

/** A part of a page that is an accordion on phones and stands open on wider screens. */
export function FoldingSection({ id, title, count, open = false, children }: FoldingSectionProps) {
  // A move within the site does not make `:target` match, as an address that is opened does.
  const isWanted = useLocation().hash === `#${id}`
  return (
    <section className="folding-section" id={id}>
      <details open={open || isWanted}>
        <summary>
          <h2>{title}</h2>
          <span className="section-count">{count}</span>
          <Icon name="chevron-down" />
        </summary>
      </details>
      <SectionHead title={title} count={count} />
      <div className="folding-body">{children}</div>
    </section>
  )
}
