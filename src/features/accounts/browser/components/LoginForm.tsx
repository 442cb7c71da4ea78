import { useState } from 'react'
import { EMAIL_FIELD } from '#core/email-field.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import type { User } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { PASSWORD_FIELD } from '../../rules.ts'
import { ResendOffer } from './ResendVerification.tsx'
import '../pages/accounts.css'

export function LoginForm({ onLogin }: { onLogin: (user: User) => void }) {
  const [email, setEmail] = useState('')
  const { formProps, field, busy, message, hasError } = useForm({
    fields: { email: EMAIL_FIELD, password: PASSWORD_FIELD },
    send: async (input) => {
      setEmail(input.email.trim())
      const { signIn } = await import('../session/session.ts')
      onLogin(await signIn(input.email, input.password))
    },
  })
  return (
    <form {...formProps} className="account-form">
      {message && <Alert kind="danger">{message}</Alert>}
      {hasError('non_field_errors', 'not_verified') && <ResendOffer key={email} email={email} />}
      <Field {...field('email')} label={text.email} type="email" autoComplete="username" />
      <PasswordField {...field('password')} label={text.password} autoComplete="current-password" />
      <p>
        <Link to="/user/reset-password">{text.login.forgot}</Link>
      </p>
      <Button variant="primary" type="submit" busy={busy} busyLabel={text.login.busy} data-needs-script="">
        {text.login.submit}
      </Button>
      <p>
        {text.login.newHere} <Link to="/user/signup">{text.login.signUp}</Link>
      </p>
    </form>
  )
}
