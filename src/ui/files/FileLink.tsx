import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../elements/Icon.tsx'
import { text } from '../messages.ts'
import { useFileAvailability } from '../offline/use-file-availability.ts'
import { OPENED_FROM_PAGE, withPreview } from '../preview/preview-address.ts'
import type { FileDownload, FileView } from './file-view.ts'

interface FileLinkProps {
  view: FileView
  download?: FileDownload | undefined
  className: string
  label?: string
  /** Leaves the link out of the tab order, because a link next to it leads to the same file. */
  skipTab?: boolean
  /** Language of the title, where it is not that of the page. */
  lang?: string | undefined
  children: ReactNode
}

/** Opens a file. Without a script, or with the keys for a new tab, the browser opens it. */
export function FileLink({ view, download, className, label, skipTab = false, lang, children }: FileLinkProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  // On a saved copy, without a network, a file that is not saved is no link.
  if (useFileAvailability(view, download) === 'unavailable') {
    return skipTab ? null : <UnavailableFile {...{ className, lang, children }} />
  }
  const shared = {
    className,
    lang,
    dir: 'auto',
    ...(label && { 'aria-label': label }),
    ...(skipTab && { tabIndex: -1 }),
  }
  if ('external' in view) {
    return (
      <a {...shared} href={view.external} target="_blank" rel="noopener noreferrer">
        {children}
        {!skipTab && <Icon name="external" />}
        {!skipTab && <span className="visually-hidden">{text.newTab}</span>}
      </a>
    )
  }
  if ('saved' in view) {
    return (
      <a {...shared} href={view.saved}>
        {children}
      </a>
    )
  }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate({ search: withPreview(search, view.preview) }, { preventScrollReset: true, state: OPENED_FROM_PAGE })
  }
  return (
    <a {...shared} href={view.plain} onClick={open}>
      {children}
    </a>
  )
}

/** A press says what the file needs. */
function UnavailableFile({ className, lang, children }: Pick<FileLinkProps, 'className' | 'lang' | 'children'>) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${className} file-unavailable`}
        lang={lang}
        dir="auto"
        onClick={() => setAsked(true)}
      >
        {children}
      </button>
      <span className="file-needs" role="status">
        {isAsked && text.needsConnectionHint}
      </span>
    </>
  )
}
