import { useRef, useState } from 'react'
import { EMAIL_FIELD } from '#core/email-field.ts'
import type { StaffRole } from '#core/roles.ts'
import { findFieldError } from '#core/rules.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import { Field } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { roleText } from '../../messages.ts'
import { CHOICE_FIELD, LINE_FIELD } from '../../rules.ts'
import { people } from '../client.ts'
import { inviteText as text } from '../messages.ts'

const ROLES = ['editor', 'moderator', 'admin'] as const satisfies readonly StaffRole[]

interface InviteDialogProps {
  onClose: () => void
  onSent: () => void
}

export function InviteDialog({ onClose, onSent }: InviteDialogProps) {
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <InviteForm onClose={onClose} onSent={onSent} />
    </Dialog>
  )
}

function InviteForm({ onClose, onSent }: InviteDialogProps) {
  const [hint, setHint] = useState('')
  const { formProps, field, busy, message } = useForm({
    fields: { email: EMAIL_FIELD, role: CHOICE_FIELD, line: LINE_FIELD },
    send: async ({ email, role, line }, idempotencyKey) => {
      const input = { email, role: ROLES.find((each) => each === role) ?? 'editor', line }
      await people.invite(memberTransport(), { input, idempotencyKey })
      onSent()
      onClose()
    },
  })
  const typed = useRef('')
  /** Says whether the address has an account. An answer about an earlier address is too late. */
  const look = async (email: string) => {
    typed.current = email
    if (findFieldError(email, EMAIL_FIELD) !== undefined) return setHint('')
    const { name } = await people.findKnown(memberTransport(), { input: { email } })
    if (typed.current === email) setHint(name === null ? text.unknown : text.known(name))
  }
  return (
    <form {...formProps} className="account-form">
      {message && <Alert kind="danger">{message}</Alert>}
      <Field
        {...field('email')}
        label={text.email}
        type="email"
        autoComplete="off"
        onChange={(event) => void look(event.target.value).catch(() => setHint(''))}
      />
      <p className="quiet" role="status">
        {hint}
      </p>
      <Choices
        label={text.role}
        name="role"
        options={ROLES.map((role) => [role, roleText[role].name, roleText[role].hint])}
      />
      <TextArea {...field('line')} label={text.line} rows={2} />
      <p className="quiet">{text.hint}</p>
      <div className="row dialog-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={text.sending}>
          {text.send}
        </Button>
      </div>
    </form>
  )
}
