import { useCallback, useId, useState } from 'react'
import { formatLocalDate, formatLocalTime } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import { text as ui } from '#ui/messages.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { EntryState, PreviewLinkItem } from '../../contract.ts'
import { LoadedContent, useLoaded } from '../admin/LoadedContent.tsx'
import { RowAction } from '../admin/RowAction.tsx'
import { versionsPath } from '../admin/versions-path.ts'
import { editing } from '../client.ts'
import { actionText as text } from './messages.ts'
import '../admin/to-do.css'

/** A link for a colleague without an account. It is shown too, because a browser may refuse to copy it. */
export function PreviewLink({ server: { kind, entry }, onClose }: { server: EntryState; onClose: () => void }) {
  const id = useId()
  const [message, setMessage] = useState<string>()
  const [ended, setEnded] = useState<string>()
  const [key] = useState(randomKey)
  const loaded = useLoaded(
    useCallback(
      async (api) => {
        const link = await editing.createPreviewLink(api, { params: { kind, entry }, idempotencyKey: key })
        // Without this list the new link works all the same.
        const links = await editing.listPreviewLinks(api, { query: { kind, entry } }).catch(() => ({ results: [] }))
        return { ...link, links: links.results }
      },
      [kind, entry, key],
    ),
  )
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      setMessage(text.copied)
    } catch {
      setMessage(text.notCopied)
    }
  }
  // The dialog shows the link that it has made.
  const endLink = (link: string) => {
    if (loaded.state !== 'loaded' || loaded.data.id !== link) return
    setEnded(link)
    setMessage('')
  }
  const hint = loaded.state === 'loaded' && text.previewHint(formatLocalDate(new Date(loaded.data.expires_at)))
  return (
    <Dialog open title={text.previewTitle} onClose={onClose}>
      <p aria-live="polite">{message ?? hint}</p>
      <LoadedContent loaded={loaded}>
        {({ id: madeId, url, links }) => (
          <>
            {ended !== madeId && (
              <>
                <p className="edit-field">
                  <label htmlFor={id}>{text.link}</label>
                  <input id={id} readOnly value={url} onFocus={(event) => event.target.select()} />
                </p>
                <p className="edit-confirm">
                  <Button variant="primary" onClick={() => void copy(url)}>
                    {text.copy}
                  </Button>
                </p>
              </>
            )}
            {links.length > 0 && (
              <>
                <h3 className="edit-uses-title">{text.openLinks}</h3>
                <ul>
                  {links.map((each) => (
                    <PreviewLinkRow key={each.id} link={each} onEnd={endLink} />
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </LoadedContent>
    </Dialog>
  )
}

/** A preview link that is in force, with who made it and until when. The link itself is not stored. */
export function PreviewLinkRow({ link, onEnd }: { link: PreviewLinkItem; onEnd?: (id: string) => void }) {
  const [hasEnded, setEnded] = useState(false)
  const title = link.title || ui.untitled
  const end = async () => {
    await editing.endPreviewLink(memberTransport(), { params: { id: link.id } })
    setEnded(true)
    onEnd?.(link.id)
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
