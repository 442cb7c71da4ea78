import { useState } from 'react'
import { formatLocalTime } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { text as ui } from '#ui/messages.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { PreviewLinkItem } from '../../contract.ts'
import { RowAction } from '../admin/RowAction.tsx'
import { versionsPath } from '../admin/versions-path.ts'
import { editing } from '../client.ts'
import { actionText as text } from './messages.ts'
import '../admin/to-do.css'

/** A preview link that is in force, with who made it and until when. The link itself is not stored. */
export function PreviewLinkRow({ link }: { link: PreviewLinkItem }) {
  const [hasEnded, setEnded] = useState(false)
  const title = link.title || ui.untitled
  const end = async () => {
    await editing.endPreviewLink(memberTransport(), { params: { id: link.id } })
    setEnded(true)
  }
  return (
    <li className="to-do-row">
      <div className="to-do-what">
        <Link to={versionsPath(link)}>{title}</Link>{' '}
        <small>
          {text.linkFacts(
            title === link.kind_name ? '' : `${link.kind_name}. `,
            link.by.name,
            formatLocalTime(link.created_at),
            formatLocalTime(link.expires_at),
          )}
        </small>
      </div>
      <div className="to-do-steps">
        {hasEnded ? (
          <span role="status">{text.linkEnded}</span>
        ) : (
          <RowAction name={text.endLink} title={title} act={end} />
        )}
      </div>
    </li>
  )
}
