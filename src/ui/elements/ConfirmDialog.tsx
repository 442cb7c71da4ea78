import { text } from '../messages.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Sentence } from './Sentence.tsx'

interface ConfirmDialogProps {
  /** The dialog is open while it is set. */
  question: string | undefined
  /** The label of the button. */
  submit: string
  title?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is deleted. */
export function ConfirmDialog({ question, submit, title = submit, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open={question !== undefined} onClose={onClose} title={title}>
      <p>
        <Sentence>{question ?? ''}</Sentence>
      </p>
      <p className="row dialog-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {submit}
        </Button>
      </p>
    </Dialog>
  )
}
