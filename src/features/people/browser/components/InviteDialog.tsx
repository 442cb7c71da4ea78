import { useRef, useState } from 'react'
import { EMAIL_FIELD } from '#core/email-field.ts'
import type { StaffRole } from '#core/roles.ts'
import { findFieldError } from '#core/rules.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { Field } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { roleText } from '../../messages.ts'
import { CHOICE_FIELD, LINE_FIELD } from '../../rules.ts'
import { people } from '../client.ts'
import { inviteText as text } from '../messages.ts'
import { FormDialog } from './FormDialog.tsx'

const ROLES = ['editor', 'moderator', 'admin'] as const satisfies readonly StaffRole[]

export function InviteDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const [hint, setHint] = useState('')
  const typed = useRef('')
  /** Says whether the address has an account. An answer about an earlier address is too late. */
  const look = async (email: string) => {
    typed.current = email
    if (findFieldError(email, EMAIL_FIELD) !== undefined) return setHint('')
    const { name } = await people.findKnown(memberTransport(), { input: { email } })
    if (typed.current === email) setHint(name === null ? text.unknown : text.known(name))
  }
  return (
    <FormDialog
      title={text.title}
      submit={text.send}
      onClose={onClose}
      fields={{ email: EMAIL_FIELD, role: CHOICE_FIELD, line: LINE_FIELD }}
      send={async ({ email, role, line }, idempotencyKey) => {
        const input = { email, role: ROLES.find((each) => each === role) ?? 'editor', line }
        await people.invite(memberTransport(), { input, idempotencyKey })
        onSent()
      }}
    >
      {(field) => (
        <>
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
        </>
      )}
    </FormDialog>
  )
}
