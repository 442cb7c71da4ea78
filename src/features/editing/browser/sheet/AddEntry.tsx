import { useNavigate } from 'react-router'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { NewEntry } from '#ui/editing/edit-mode.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import { text } from '../../messages.ts'
import { acceptEntry } from '../bar/draft-store.ts'
import { editing } from '../client.ts'
import { getContentType } from '../registry.ts'
import { useTask } from '../use-task.ts'
import { openSheet } from './selection.ts'

/** A button that starts a new entry of a kind and opens its first form. */
export function AddEntry({ kind, preset = {}, pageOf }: NewEntry) {
  const navigate = useNavigate()
  const { isBusy, failure, run } = useTask()
  const { name, parts } = getContentType(kind)
  const add = async () => {
    const call = { params: { kind }, input: { value: preset }, idempotencyKey: randomKey() }
    const state = await editing.createEntry(memberTransport(), call)
    acceptEntry(state)
    if (pageOf) await navigate(pageOf(state.entry))
    const [part = ''] = Object.keys(parts)
    openSheet({ kind, entry: state.entry, part })
  }
  return (
    <p className="edit-add">
      <button type="button" className="edit-button" aria-busy={isBusy} onClick={() => void run(add, text.notAdded)}>
        <Icon name="plus" />
        {text.addEntry(name)}
      </button>
      {failure && <span role="alert">{failure}</span>}
    </p>
  )
}
