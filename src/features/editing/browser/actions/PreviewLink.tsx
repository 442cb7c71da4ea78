import { useEffect, useId, useState } from 'react'
import { formatLocalDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import type { EntryState } from '../../contract.ts'
import { editing } from '../client.ts'
import { actionText as text } from './messages.ts'

type Created = Awaited<ReturnType<typeof editing.createPreviewLink>>

/** A link for a colleague without an account. It is shown too, because a browser may refuse to copy it. */
export function PreviewLink({ server: { kind, entry }, onClose }: { server: EntryState; onClose: () => void }) {
  const id = useId()
  const [link, setLink] = useState<Created>()
  const [message, setMessage] = useState<string>(text.loading)
  const [key] = useState(randomKey)
  useEffect(() => {
    editing.createPreviewLink(memberTransport(), { params: { kind, entry }, idempotencyKey: key }).then(
      (created) => {
        setLink(created)
        setMessage(text.previewHint(formatLocalDate(new Date(created.expires_at))))
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
    </Dialog>
  )
}
