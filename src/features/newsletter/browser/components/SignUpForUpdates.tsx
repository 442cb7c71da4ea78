import { useId, useRef, useState } from 'react'
import { EMAIL_FIELD } from '#core/email-field.ts'
import { Button, ButtonLink } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Field } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { text } from '../../messages.ts'
import { newsletter } from '../client.ts'
import './sign-up.css'

/** The sign-up for the newsletter. The field keeps its text until the server has accepted it. */
export function SignUpForUpdates() {
  const [isDone, setDone] = useState(false)
  const titleId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const { formProps, field, busy, message } = useForm({
    fields: { email: EMAIL_FIELD },
    send: async (input, idempotencyKey) => {
      setDone(false)
      await newsletter.subscribe(browserTransport(), { input, idempotencyKey })
      formRef.current?.reset()
      setDone(true)
    },
  })
  return (
    <section className="sign-up script-only" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{text.title}</h2>
        <p>{text.hint}</p>
      </div>
      <div>
        <form {...formProps} ref={formRef}>
          <Field {...field('email')} label={text.email} type="email" autoComplete="email" />
          <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy}>
            {text.submit}
          </Button>
        </form>
        {message && <Alert kind="danger">{message}</Alert>}
      </div>
      <ThankYou open={isDone} onClose={() => setDone(false)} />
    </section>
  )
}

function ThankYou({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={text.done}>
      <p>{text.confirmMail}</p>
      <p>{text.thanksOffer}</p>
      <p className="row dialog-actions">
        <Button onClick={onClose}>{text.notNow}</Button>
        <ButtonLink variant="primary" to="/user/signup">
          {text.createAccount}
        </ButtonLink>
      </p>
    </Dialog>
  )
}
