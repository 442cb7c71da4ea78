import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#ui/elements/Button.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { UserNameField } from '#ui/form/UserNameField.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { fieldText, pageText as text } from '../../messages.ts'
import { CONFIRM_PASSWORD_FIELD, NEW_PASSWORD_FIELD } from '../../rules.ts'
import { accounts } from '../client.ts'
import { currentViewer } from '../session/viewer.ts'
import { AccountCard } from './AccountCard.tsx'

export interface ResetLink {
  uid: string
  token: string
}

export function NewPasswordForm({ uid, token }: ResetLink) {
  const [isDone, setDone] = useState(false)
  const email = useEmailOfLink()
  const { formProps, field, busy, message, hasError } = useForm({
    fields: { password: NEW_PASSWORD_FIELD, confirmPassword: CONFIRM_PASSWORD_FIELD },
    check: ({ password, confirmPassword }) =>
      password === confirmPassword ? {} : { confirmPassword: fieldText.confirmPassword.required },
    apiNames: { new_password1: 'password', new_password2: 'confirmPassword' },
    send: async ({ password, confirmPassword }, idempotencyKey) => {
      const input = { uid, token, new_password1: password, new_password2: confirmPassword }
      await accounts.confirmPasswordReset(browserTransport(), { input, idempotencyKey })
      await endSessionIfMember()
      setDone(true)
    },
  })
  if (isDone) return <PasswordUpdated />
  return (
    <AccountCard title={text.newPassword.title}>
      <form {...formProps} className="account-form">
        {message && <Alert kind="danger">{message}</Alert>}
        {hasError('token', 'reset_link_not_valid') && (
          <p>
            <Link to="/user/reset-password">{text.newPassword.askAgain}</Link>
          </p>
        )}
        <UserNameField email={email} />
        <PasswordField
          {...field('password')}
          label={text.newPassword.password}
          help={`${text.newPassword.help} ${text.newPassword.checked}`}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label={text.newPassword.confirm} autoComplete="new-password" />
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.newPassword.busy}>
          {text.newPassword.submit}
        </Button>
        <p>
          <Link to="/user/login">{text.newPassword.back}</Link>
        </p>
      </form>
    </AccountCard>
  )
}

/** The mail's link ends in `#` and the address, which browsers send to no server. */
function useEmailOfLink(): string {
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  return isHydrated ? (new URLSearchParams(`email=${hash.slice(1)}`).get('email') ?? '') : ''
}

function PasswordUpdated() {
  return (
    <AccountCard title={text.newPassword.doneTitle}>
      <p role="status">{text.newPassword.done}</p>
      <p>
        <ButtonLink variant="primary" to="/user/login">
          {text.newPassword.login}
        </ButtonLink>
      </p>
    </AccountCard>
  )
}

/** A new password has ended every session on the server, so this device logs out too. */
async function endSessionIfMember(): Promise<void> {
  if (currentViewer().state !== 'member') return
  const { endSessionHere } = await import('../session/renewal.ts')
  endSessionHere()
}
