import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { text } from '../../messages.ts'

interface KeepConfirmProps {
  question: string
  /** The label of the button. */
  submit: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before something that is kept is removed. */
export function KeepConfirm({ question, submit, onConfirm, onClose }: KeepConfirmProps) {
  return (
    <Dialog open onClose={onClose} title={submit}>
      <p>{question}</p>
      <div className="keep-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button variant="danger" onClick={() => void onConfirm().then(onClose)}>
          {submit}
        </Button>
      </div>
    </Dialog>
  )
}
