import { Button } from '#ui/elements/Button.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import { text } from './messages.ts'

interface FormFooterProps {
  message: string | undefined
  mayRetry: boolean
  busy: boolean
  submit: string
  busyLabel: string
  /** The action cannot be undone. */
  isDanger?: boolean
  onCancel: () => void
}

/** The buttons of a dialog's form. The error is above them, near the button that was pressed. */
export function FormFooter({
  message,
  mayRetry,
  busy,
  submit,
  busyLabel,
  isDanger = false,
  onCancel,
}: FormFooterProps) {
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
