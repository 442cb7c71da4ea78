import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from './Icon.tsx'
import { OPENED_HERE } from './preview/Previews.tsx'
import { withPreview } from './preview/preview-address.ts'

/**
 * Where a file opens: on another site, or in this page's preview under its key, with a plain address for where no
 * preview can be.
 */
export type FileView = { external: string } | { plain: string; preview: string }

interface FileLinkProps {
  view: FileView
  className: string
  label?: string
  /** Left out of the tab order, because another link beside it leads to the same place. */
  quiet?: boolean
  children: ReactNode
}

/** Opens a file. Without a script, or with the keys for a new tab, the browser shows it by itself. */
export function FileLink({ view, className, label, quiet = false, children }: FileLinkProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const shared = { className, ...(label && { 'aria-label': label }), ...(quiet && { tabIndex: -1 }) }
  if ('external' in view) {
    return (
      <a {...shared} href={view.external} target="_blank" rel="noopener noreferrer">
        {children}
        {!quiet && <Icon name="external" />}
        {!quiet && <span className="visually-hidden">(opens in a new tab)</span>}
      </a>
    )
  }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate({ search: withPreview(search, view.preview) }, { preventScrollReset: true, state: OPENED_HERE })
  }
  return (
    <a {...shared} href={view.plain} data-wants-script="" onClick={open}>
      {children}
    </a>
  )
}
