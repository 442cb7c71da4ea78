import { useLocation } from 'react-router'
import { EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import type { Notice } from '../../contract.ts'
import { text } from '../../messages.ts'
import './site-notices.css'

/** A notice of the API; its draft has an entry of its own until it is published. */
export interface ListedNotice extends Notice {
  entry?: string
  /** It was never public. */
  isNew?: boolean
}

/** The notices of the page above its content. Renders nothing when there are none. */
export function SiteNotices({ notices: published }: { notices: readonly ListedNotice[] }) {
  const { pathname } = useLocation()
  const notices = useDrafted('notices', published).filter(
    // The page of all notices shows drafts in its list.
    ({ module, isNew }) =>
      module === null ? !(isNew && pathname.startsWith('/admin')) : `${pathname}/`.startsWith(`/training/${module}/`),
  )
  if (notices.length === 0) return null
  return (
    <aside className="wrap site-notices" aria-label={text.notices}>
      {notices.map(({ id, entry = String(id), title, body }) => (
        <EditRegion key={entry} kind="notice" entry={entry} part="all">
          <div className="notice">
            <b dir="auto">{title}</b>
            {body && <Prose html={body} />}
          </div>
        </EditRegion>
      ))}
    </aside>
  )
}
