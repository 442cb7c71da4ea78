import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { EMAIL_FIELD } from '#core/email-field.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import type { User } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { withNext } from '../../return-path.ts'
import { CODE_FIELD, OPTIONAL_CODE_FIELD, PASSWORD_FIELD } from '../../rules.ts'
import { ResendOffer } from './ResendVerification.tsx'
import '../pages/accounts.css'

interface LoginFormProps {
  /** Where a new member comes back to after the sign-up. */
  next: string | undefined
  onLogin: (user: User) => void
}

export function LoginForm({ next, onLogin }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const { formProps, field, busy, message, hasError } = useForm({
    fields: { email: EMAIL_FIELD, password: PASSWORD_FIELD, code: needsCode ? CODE_FIELD : OPTIONAL_CODE_FIELD },
    send: async (input) => {
      setEmail(input.email.trim())
      const { signIn } = await import('../session/session.ts')
      try {
        onLogin(await signIn(input))
      } catch (error) {
        if (!(error instanceof ApiError && error.has('code', 'second_factor_required'))) throw error
        setNeedsCode(true)
      }
    },
  })
  return (
    <form {...formProps} className="account-form">
      {message && <Alert kind="danger">{message}</Alert>}
      {hasError('non_field_errors', 'not_verified') && <ResendOffer key={email} email={email} next={next} />}
      <Field {...field('email')} label={text.email} type="email" autoComplete="username" />
      <PasswordField {...field('password')} label={text.password} autoComplete="current-password" />
      {needsCode && <CodeField {...field('code')} />}
      <p>
        <Link to="/user/reset-password">{text.login.forgot}</Link>
      </p>
      <Button variant="primary" type="submit" busy={busy} busyLabel={text.login.busy}>
        {text.login.submit}
      </Button>
      <p>
        {text.login.newHere} <Link to={withNext('/user/signup', next)}>{text.login.signUp}</Link>
      </p>
    </form>
  )
}

/** The field appears after the password was right, and gets the focus. */
function CodeField(props: Pick<ComponentProps<typeof Field>, 'name' | 'error' | 'maxLength'>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Field
      {...props}
      ref={input}
      label={text.login.code}
      help={text.login.codeHelp}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
