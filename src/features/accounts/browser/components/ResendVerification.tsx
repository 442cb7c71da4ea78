import { useState } from 'react'
import { EMAIL_FIELD } from '#core/email-field.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { formErrorOf } from '#ui/form/form-error.ts'
import { useForm } from '#ui/form/use-form.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { pageText as text } from '../../messages.ts'
import { accounts } from '../client.ts'

/** Sends the verification mail again, to an email that the reader types. */
export function ResendForm({ email, next }: { email: string | undefined; next: string | undefined }) {
  const [isSent, setSent] = useState(false)
  const { formProps, field, busy, message } = useForm({
    fields: { email: EMAIL_FIELD },
    send: async (input) => {
      setSent(false)
      await accounts.resendVerification(browserTransport(), { input: { ...input, ...(next && { next }) } })
      setSent(true)
    },
  })
  return (
    <form {...formProps} className="account-form">
      <p>{text.checkEmail.resendTitle}</p>
      {message && <Alert kind="danger">{message}</Alert>}
      {isSent && <Alert kind="success">{text.checkEmail.resent}</Alert>}
      <Field
        {...field('email')}
        label={text.email}
        type="email"
        autoComplete="username"
        {...(email !== undefined && { defaultValue: email })}
      />
      <p>
        <Button type="submit" busy={busy} busyLabel={text.checkEmail.busy}>
          {text.checkEmail.resend}
        </Button>
      </p>
    </form>
  )
}

/** Sends the verification mail again after a login without verified email. */
export function ResendOffer({ email, next }: { email: string; next: string | undefined }) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const resend = async () => {
    setBusy(true)
    setMessage(undefined)
    try {
      setMessage(
        (await accounts.resendVerification(browserTransport(), { input: { email, ...(next && { next }) } })).detail,
      )
    } catch (error) {
      const formError = formErrorOf(error)
      setMessage(formError.message ?? formError.fields.email)
    }
    setBusy(false)
  }
  return (
    <div className="resend-offer">
      <p>{text.checkEmail.offer}</p>
      <Button size="small" busy={busy} busyLabel={text.checkEmail.busy} onClick={() => void resend()}>
        {text.checkEmail.resend}
      </Button>
      <p role="status">{message}</p>
    </div>
  )
}
