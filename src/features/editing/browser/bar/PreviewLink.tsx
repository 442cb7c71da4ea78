import { useEffect, useId, useState } from 'react'
import { formatLocalDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import type { EntryState, PreviewLinkItem } from '../../contract.ts'
import { editing } from '../client.ts'
import { actionText as text } from './messages.ts'
import { PreviewLinkRow } from './PreviewLinkRow.tsx'

type Created = Awaited<ReturnType<typeof editing.createPreviewLink>>

/** A link for a colleague without an account. It is shown too, because a browser may refuse to copy it. */
export function PreviewLink({ server: { kind, entry }, onClose }: { server: EntryState; onClose: () => void }) {
  const id = useId()
  const [link, setLink] = useState<Created>()
  const [message, setMessage] = useState<string>(text.loading)
  const [links, setLinks] = useState<readonly PreviewLinkItem[]>([])
  const [key] = useState(randomKey)
  useEffect(() => {
    editing.createPreviewLink(memberTransport(), { params: { kind, entry }, idempotencyKey: key }).then(
      (created) => {
        setLink(created)
        setMessage(text.previewHint(formatLocalDate(new Date(created.expires_at))))
        // Without this list the new link works all the same.
        editing.listPreviewLinks(memberTransport(), { query: { kind, entry } }).then(
          ({ results }) => setLinks(results),
          () => undefined,
        )
      },
      () => setMessage(text.failed),
    )
  }, [kind, entry, key])
  const copy = async () => {
    if (link === undefined) return
    try {
      await navigator.clipboard.writeText(link.url)
      setMessage(text.copied)
    } catch {
      setMessage(text.notCopied)
    }
  }
  return (
    <Dialog open title={text.previewTitle} onClose={onClose}>
      {link && (
        <p className="edit-field">
          <label htmlFor={id}>{text.link}</label>
          <input id={id} readOnly value={link.url} onFocus={(event) => event.target.select()} />
        </p>
      )}
      <p aria-live="polite">{message}</p>
      <p className="edit-confirm">
        {link && (
          <Button variant="primary" onClick={() => void copy()}>
            {text.copy}
          </Button>
        )}
      </p>
      {links.length > 0 && (
        <>
          <h3 className="edit-uses-title">{text.openLinks}</h3>
          <ul>
            {links.map((each) => (
              <PreviewLinkRow key={each.id} link={each} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
