import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from './Icon.tsx'
import { text } from './messages.ts'
import { SectionHead } from './SectionHead.tsx'

interface FoldingSectionProps {
  /** Anchor: an address that names it finds it open. */
  id: string
  title: string
  /** How much is in it. */
  count?: string
  /** Open on phones too. */
  open?: boolean
  /** A part of a section, with a smaller heading. */
  small?: boolean
  children: ReactNode
}

/** A part of a page that is an accordion on phones and stands open on wider screens. */
export function FoldingSection({ id, title, count, open = false, small = false, children }: FoldingSectionProps) {
  // A move within the site does not make `:target` match, as an address that is opened does.
  const isWanted = useLocation().hash === `#${id}`
  return (
    <section className={small ? 'folding-section folding-small' : 'folding-section'} id={id}>
      <details open={open || isWanted}>
        <summary>
          <h2>{title}</h2>
          {count && <span className="section-count">{count}</span>}
          <Icon name="chevron-down" />
        </summary>
      </details>
      <SectionHead title={title} {...(count && { count })} />
      <div className="folding-body">{children}</div>
    </section>
  )
}

/** Opens all folding sections within the nearest element that is marked with `data-folds`, or closes them. */
export function OpenAll() {
  const [opened, setOpened] = useState(false)
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    const folds = event.currentTarget.closest('[data-folds]')?.querySelectorAll<HTMLDetailsElement>(FOLD) ?? []
    for (const fold of folds) fold.open = !opened
    setOpened(!opened)
  }
  return (
    <button type="button" className="link-button open-all script-only" data-needs-script="" onClick={toggle}>
      {opened ? text.closeAll : text.openAll}
    </button>
  )
}

const FOLD = '.folding-section > details'
