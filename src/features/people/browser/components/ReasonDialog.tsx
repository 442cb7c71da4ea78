import type { ReactNode } from 'react'
import type { Transport } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { REASON_FIELD } from '#features/moderation/rules.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import type { Person } from '../../contract.ts'
import { CHOICE_FIELD } from '../../rules.ts'
import { personText as text } from '../messages.ts'

interface ReasonDialogProps {
  title: string
  submit: string
  help: string
  /** Fields above the reason; one may have the name `days`. */
  children?: ReactNode
  send: (api: Transport, input: { reason: string; days: string }, idempotencyKey: string) => Promise<Person>
  onDone: (person: Person) => void
  onClose: () => void
}

/** Asks for the reason of what somebody of the staff does to a person. */
export function ReasonDialog({ title, ...form }: ReasonDialogProps) {
  return (
    <Dialog open onClose={form.onClose} title={title}>
      <ReasonForm {...form} />
    </Dialog>
  )
}

function ReasonForm({ submit, help, children, send, onDone, onClose }: Omit<ReasonDialogProps, 'title'>) {
  const { formProps, field, busy, message } = useForm({
    fields: { reason: REASON_FIELD, days: CHOICE_FIELD },
    send: async (input, idempotencyKey) => {
      onDone(await send(memberTransport(), input, idempotencyKey))
      onClose()
    },
  })
  return (
    <form {...formProps} className="account-form">
      {message && <Alert kind="danger">{message}</Alert>}
      {children}
      <TextArea {...field('reason')} label={text.reason} help={help} rows={3} />
      <div className="row dialog-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel={text.busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
