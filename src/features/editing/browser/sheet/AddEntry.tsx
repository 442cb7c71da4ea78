import { useState } from 'react'
import { useNavigate } from 'react-router'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { NewEntry } from '#ui/editing/edit-mode.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import { text } from '../../messages.ts'
import { acceptEntry } from '../bar/draft-store.ts'
import { editing } from '../client.ts'
import { getContentType } from '../registry.ts'
import { openSheet } from './selection.ts'

/** A button that starts a new entry of a kind and opens its first form. */
export function AddEntry({ kind, preset = {}, pageOf }: NewEntry) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { name, parts } = getContentType(kind)
  const add = async () => {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    try {
      const input = { value: preset }
      const state = await editing.createEntry(memberTransport(), {
        params: { kind },
        input,
        idempotencyKey: randomKey(),
      })
      acceptEntry(state)
      if (pageOf) await navigate(pageOf(state.entry))
      const [part = ''] = Object.keys(parts)
      openSheet({ kind, entry: state.entry, part })
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="edit-add">
      <button type="button" className="edit-button" aria-busy={isBusy} onClick={() => void add()}>
        <Icon name="plus" />
        {text.addEntry(name)}
      </button>
      {hasFailed && <span role="alert">{text.notAdded}</span>}
    </p>
  )
}
