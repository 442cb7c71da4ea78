import { useState } from 'react'
import { type MetaArgs, useLocation, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#ui/elements/Button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { pageText as text } from '../../messages.ts'
import { withNext } from '../../return-path.ts'
import { accounts } from '../client.ts'
import { AccountCard } from '../components/AccountCard.tsx'
import { IntentLine } from '../components/IntentLine.tsx'
import { intentText } from '../components/messages.ts'
import { ResendForm } from '../components/ResendVerification.tsx'
import { useNext } from '../session/use-return.ts'
import { accountMeta } from './account-meta.ts'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.verify.title, '/user/verify-email')
}

/** With a key: verifies the email after a press, because mail scanners open links. Without: 'Check your email'. */
export default function VerifyEmailPage() {
  const [query] = useSearchParams()
  const key = query.get('key')
  return key === null ? <CheckYourEmail /> : <Verify verificationKey={key} />
}

function CheckYourEmail() {
  const { state } = useLocation()
  // The server does not know the state of the history.
  const email = useIsHydrated() ? readEmail(state) : undefined
  const next = useNext()
  const lead = email ? text.checkEmail.sentTo(email) : text.checkEmail.sent
  return (
    <AccountCard title={text.checkEmail.title} lead={lead}>
      <p className="quiet">{text.checkEmail.hint}</p>
      <IntentLine next={next} waits />
      <ResendForm email={email} next={next} />
      {next !== undefined && (
        <p>
          <Link to={next.split('#')[0] ?? '/'}>
            {next.startsWith('/training/') ? intentText.backToModule : intentText.back}
          </Link>
        </p>
      )}
    </AccountCard>
  )
}

function readEmail(state: unknown): string | undefined {
  const isKnown = typeof state === 'object' && state !== null && 'email' in state
  return isKnown ? String(state.email) : undefined
}

function Verify({ verificationKey }: { verificationKey: string }) {
  const asked = useNext()
  const [isVerified, setVerified] = useState(false)
  const [kept, setKept] = useState<string>()
  const next = kept ?? asked
  const { formProps, busy, message } = useForm({
    fields: {},
    send: async () => {
      setKept((await accounts.verifyEmail(browserTransport(), { input: { key: verificationKey } })).next)
      setVerified(true)
    },
  })
  if (isVerified) {
    return (
      <AccountCard title={text.verify.doneTitle} lead={text.verify.done} takesFocus>
        <IntentLine next={next} waits />
        <p>
          <ButtonLink variant="primary" to={withNext('/user/login', next)}>
            {text.verify.login}
          </ButtonLink>
        </p>
      </AccountCard>
    )
  }
  return (
    <AccountCard title={text.verify.title} lead={text.verify.lead}>
      <form {...formProps} className="account-form">
        {message && <Alert kind="danger">{message}</Alert>}
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.verify.busy}>
          {text.verify.submit}
        </Button>
      </form>
      {message && <ResendForm email={undefined} next={next} />}
    </AccountCard>
  )
}
