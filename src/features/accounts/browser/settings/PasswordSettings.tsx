import { useRef } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { UserNameField } from '#ui/form/UserNameField.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import type { User } from '../../contract.ts'
import { fieldText, PASSWORD_HELP, pageText, responseText } from '../../messages.ts'
import { CONFIRM_PASSWORD_FIELD, NEW_PASSWORD_FIELD, PASSWORD_FIELD } from '../../rules.ts'
import { accounts } from '../client.ts'
import { SavedNote, useSaved } from './SavedNote.tsx'

const text = pageText.settings.password

export function PasswordSettings({ user, onChanged }: { user: User; onChanged: () => void }) {
  const formRef = useRef<HTMLFormElement>(null)
  const [isSaved, showSaved] = useSaved()
  const { formProps, field, busy, message } = useForm({
    fields: {
      old_password: PASSWORD_FIELD,
      new_password1: NEW_PASSWORD_FIELD,
      new_password2: CONFIRM_PASSWORD_FIELD,
    },
    check: ({ new_password1, new_password2 }) =>
      new_password1 === new_password2 ? {} : { new_password2: fieldText.confirmPassword.required },
    send: async (input, idempotencyKey) => {
      const { memberTransport } = await import('../session/member-transport.ts')
      await accounts.changePassword(memberTransport(), { input, idempotencyKey })
      formRef.current?.reset()
      showSaved()
      onChanged()
    },
  })
  return (
    <section aria-labelledby="password-title" id="password">
      <h2 id="password-title">{text.title}</h2>
      <p className="quiet">{text.lead}</p>
      <form {...formProps} ref={formRef} className="account-form">
        {message && <Alert kind="danger">{message}</Alert>}
        <UserNameField email={user.email} />
        <PasswordField {...field('old_password')} label={text.old} autoComplete="current-password" />
        <PasswordField {...field('new_password1')} label={text.new} help={PASSWORD_HELP} autoComplete="new-password" />
        <PasswordField {...field('new_password2')} label={text.confirm} autoComplete="new-password" />
        <div className="settings-save">
          <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy}>
            {text.submit}
          </Button>
          <SavedNote isShown={isSaved}>{responseText.passwordChanged}</SavedNote>
        </div>
      </form>
    </section>
  )
}
