import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { UserNameField } from '#ui/form/UserNameField.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { pageText } from '../../../messages.ts'
import { CODE_FIELD, PASSWORD_FIELD } from '../../../rules.ts'
import { accounts } from '../../client.ts'
import { FocusedHeading } from './FocusedHeading.tsx'

const text = pageText.settings.secondFactor

interface RemoveFormProps {
  email: string
  onRemoved: () => void
  onCancel: () => void
}

export function RemoveForm({ email, onRemoved, onCancel }: RemoveFormProps) {
  const { formProps, field, busy, message } = useForm({
    fields: { password: PASSWORD_FIELD, code: CODE_FIELD },
    send: async (input) => {
      const { memberTransport } = await import('../../session/member-transport.ts')
      await accounts.removeSecondFactor(memberTransport(), { input })
      onRemoved()
    },
  })
  return (
    <form {...formProps} className="account-form">
      <FocusedHeading>{text.removeSubmit}</FocusedHeading>
      <p>{text.removeLead}</p>
      {message && <Alert kind="danger">{message}</Alert>}
      <UserNameField email={email} />
      <PasswordField {...field('password')} label={text.removePassword} autoComplete="current-password" />
      <Field {...field('code')} label={text.code} help={text.codeOrRecovery} autoComplete="one-time-code" />
      <div className="settings-save">
        <Button variant="danger" type="submit" busy={busy} busyLabel={text.busy}>
          {text.removeSubmit}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </form>
  )
}
