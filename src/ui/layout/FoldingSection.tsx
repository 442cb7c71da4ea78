import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../elements/Icon.tsx'
import { text } from '../messages.ts'
import { SectionHead } from './SectionHead.tsx'

interface FoldingSectionProps {
  /** Its anchor: open when the address has it. */
  id: string
  title: string
  /** The number of its items, as text. */
  count?: string
  /** Starts open on phones too. */
  open?: boolean
  /** A subsection with a smaller heading. */
  small?: boolean
  children: ReactNode
}

/** A section that is an accordion on phones and always open on wider screens. */
export function FoldingSection({ id, title, count, open = false, small = false, children }: FoldingSectionProps) {
  // `:target` does not match after a client-side navigation.
  const isTarget = useLocation().hash === `#${id}`
  return (
    <section className={small ? 'folding-section folding-small' : 'folding-section'} id={id}>
      <details open={open || isTarget}>
        <summary>
          <h2 dir="auto">{title}</h2>
          {count && <span className="section-count">{count}</span>}
          <Icon name="chevron-down" />
        </summary>
      </details>
      <SectionHead title={title} {...(count && { count })} />
      <div className="folding-body">{children}</div>
    </section>
  )
}

/** Opens or closes all folding sections in the nearest element with `data-folds`. */
export function OpenAll() {
  const [areOpen, setOpen] = useState(false)
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    const folds = event.currentTarget.closest('[data-folds]')?.querySelectorAll<HTMLDetailsElement>(FOLD) ?? []
    for (const fold of folds) fold.open = !areOpen
    setOpen(!areOpen)
  }
  return (
    <button type="button" className="link-button open-all script-only" onClick={toggle}>
      {areOpen ? text.closeAll : text.openAll}
    </button>
  )
}

const FOLD = '.folding-section > details'
