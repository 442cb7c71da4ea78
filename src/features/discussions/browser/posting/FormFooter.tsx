import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { text } from './messages.ts'

interface FormEndProps {
  message: string | undefined
  mayRetry: boolean
  busy: boolean
  submit: string
  busyLabel: string
  /** What it does can't be undone. */
  isDanger?: boolean
  onCancel: () => void
}

/** The end of a dialog's form: how it failed, where one looks after the press, and the buttons. */
export function FormFooter({ message, mayRetry, busy, submit, busyLabel, isDanger = false, onCancel }: FormEndProps) {
  return (
    <div className="posting-end">
      {message && <Alert kind="danger">{message}</Alert>}
      <div className="posting-actions">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button variant={isDanger ? 'danger' : 'primary'} type="submit" busy={busy} busyLabel={busyLabel}>
          {mayRetry ? text.tryAgain : submit}
        </Button>
      </div>
    </div>
  )
}
