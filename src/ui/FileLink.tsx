import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FileDownload } from './FileRow.tsx'
import { Icon } from './Icon.tsx'
import { text } from './messages.ts'
import { useFilePlace } from './offline/use-file-place.ts'
import { OPENED_HERE } from './preview/Previews.tsx'
import { withPreview } from './preview/preview-address.ts'

/**
 * Where a file opens: on another site, or in this page's preview under its key, with a plain address for where no
 * preview can be.
 */
export type FileView = { external: string } | { plain: string; preview: string; early?: EarlyPreview }

/** What a first tap shows before the page's script has come: see `site/boot/early-preview.ts`. */
export interface EarlyPreview {
  /** Address of the picture of the first page. */
  picture: string
  /** Type, pages and size. */
  facts: string
  /** Address of the download. */
  file: string
}

interface FileLinkProps {
  view: FileView
  /** How the file is taken home, if it can be. */
  download?: FileDownload | undefined
  className: string
  label?: string
  /** Left out of the tab order, because another link beside it leads to the same place. */
  quiet?: boolean
  /** Language of the title, where it is not that of the page. */
  lang?: string | undefined
  children: ReactNode
}

/** Opens a file. Without a script, or with the keys for a new tab, the browser shows it by itself. */
export function FileLink({ view, download, className, label, quiet = false, lang, children }: FileLinkProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  // A file that can't be fetched is no link: on a saved copy, until the network is back.
  if (useFilePlace(view, download) === 'away') {
    return quiet ? null : (
      <span className={className} lang={lang}>
        {children}
      </span>
    )
  }
  const shared = { className, lang, ...(label && { 'aria-label': label }), ...(quiet && { tabIndex: -1 }) }
  if ('external' in view) {
    return (
      <a {...shared} href={view.external} target="_blank" rel="noopener noreferrer">
        {children}
        {!quiet && <Icon name="external" />}
        {!quiet && <span className="visually-hidden">{text.newTab}</span>}
      </a>
    )
  }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate({ search: withPreview(search, view.preview) }, { preventScrollReset: true, state: OPENED_HERE })
  }
  return (
    <a {...shared} href={view.plain} data-wants-script="" {...(!quiet && earlyData(view.early))} onClick={open}>
      {children}
    </a>
  )
}

function earlyData(early: EarlyPreview | undefined) {
  return early && { 'data-first-page': early.picture, 'data-facts': early.facts, 'data-file': early.file }
}
