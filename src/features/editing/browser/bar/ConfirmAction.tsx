import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import type { EntryState } from '../../contract.ts'
import { messageOf } from './draft-saver.ts'
import { type EntryAction, performAction } from './entry-actions.ts'
import { actionText as text } from './messages.ts'
import { UseList } from './UseList.tsx'

interface ConfirmActionProps {
  action: EntryAction
  server: EntryState
  onClose: () => void
  onDone: (action: EntryAction, before: EntryState) => void
}

/** Says what an action does before it is done. */
export function ConfirmAction({ action, server, onClose, onDone }: ConfirmActionProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const words = text.confirm[action]
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await performAction(action, server)
      onClose()
      onDone(action, server)
    } catch (error) {
      setFailure((error instanceof ApiError && messageOf(error)) || text.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open title={words.title(server.title || text.untitled)} onClose={onClose}>
      <p>{words.hint}</p>
      {action !== 'discard' && <UseList server={server} />}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <p className="edit-confirm">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button variant={action === 'trash' ? 'danger' : 'primary'} busy={isBusy} onClick={() => void confirm()}>
          {words.action}
        </Button>
      </p>
    </Dialog>
  )
}
