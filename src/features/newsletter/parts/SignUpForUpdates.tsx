import { type FormEvent, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { EMAIL_MAX } from '#core/email-rule.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { browserTransport } from '#ui/browser-transport.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { newsletter } from '../client.ts'
import { text } from '../text.ts'

type Outcome = { kind: 'done' } | { kind: 'wrong'; message: string } | { kind: 'failed' }

/** One field for those who want news by mail. What was typed stays until it has arrived. */
export function SignUpForUpdates() {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    const result = await subscribe(String(new FormData(form).get('email') ?? ''))
    setBusy(false)
    setOutcome(result)
    if (result.kind === 'done') form.reset()
  }
  return (
    <section className="home-section sign-up script-only" aria-labelledby="sign-up-title">
      <div className="wrap">
        <h2 id="sign-up-title">{text.title}</h2>
        <p className="quiet">{text.hint}</p>
        <form onSubmit={submit} noValidate>
          <Field
            label={text.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            error={outcome?.kind === 'wrong' ? outcome.message : undefined}
          />
          <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy} data-needs-script="">
            {text.submit}
          </Button>
        </form>
        {outcome?.kind === 'failed' && <Alert kind="danger">{text.failed}</Alert>}
        {outcome?.kind === 'done' && <Alert kind="success">{text.done}</Alert>}
        <ThankYou open={outcome?.kind === 'done'} onClose={() => setOutcome(undefined)} />
      </div>
    </section>
  )
}

async function subscribe(email: string): Promise<Outcome> {
  try {
    await newsletter.subscribe(browserTransport(), { input: { email } })
    return { kind: 'done' }
  } catch (error) {
    if (error instanceof ApiError) return refusalOf(error.body)
    return { kind: 'failed' }
  }
}

function refusalOf(body: unknown): Outcome {
  if (typeof body !== 'object' || body === null) return { kind: 'failed' }
  if ('detail' in body) return { kind: 'wrong', message: String(body.detail) }
  if ('email' in body && Array.isArray(body.email)) return { kind: 'wrong', message: String(body.email[0]) }
  return { kind: 'failed' }
}

function ThankYou({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={text.thanksTitle}>
      <p>
        <b>{text.done}</b>
      </p>
      <p>{text.thanksOffer}</p>
      <p className="row dialog-actions">
        <Button onClick={onClose}>{text.notNow}</Button>
        <ButtonLink variant="primary" to="/user/signup" prefetch="none">
          {text.createAccount}
        </ButtonLink>
      </p>
    </Dialog>
  )
}
