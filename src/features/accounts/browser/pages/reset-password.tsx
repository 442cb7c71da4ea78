import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { EMAIL_FIELD } from '#core/email-field.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { pageText as text } from '../../messages.ts'
import { accounts } from '../client.ts'
import { AccountCard } from '../components/AccountCard.tsx'
import { accountMeta } from './account-meta.ts'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.askReset.title, '/user/reset-password', text.askReset.lead)
}

export default function ResetPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  const { formProps, field, busy, message } = useForm({
    fields: { email: EMAIL_FIELD },
    send: async (input, idempotencyKey) => {
      await accounts.askPasswordReset(browserTransport(), { input, idempotencyKey })
      setSentTo(input.email.trim())
    },
  })
  if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
  return (
    <AccountCard title={text.askReset.title} lead={text.askReset.lead}>
      <form {...formProps} className="account-form">
        {message && <Alert kind="danger">{message}</Alert>}
        <Field {...field('email')} label={text.email} type="email" autoComplete="username" />
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.askReset.busy}>
          {text.askReset.submit}
        </Button>
        <p>
          <Link to="/user/login">{text.askReset.back}</Link>
        </p>
      </form>
    </AccountCard>
  )
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AccountCard title={text.askReset.sentTitle}>
      <p role="status">{text.askReset.sent(email)}</p>
      <p className="row">
        <Link to="/user/login">{text.askReset.back}</Link>
        <button type="button" className="link-button" onClick={onAgain}>
          {text.askReset.again}
        </button>
      </p>
    </AccountCard>
  )
}
