import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { browserTransport } from '#ui/browser-transport.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { text } from './text.ts'

const LOGIN_CALL = { method: 'POST', url: '/api/auth/login/' } as const

/** Asks a guest to log in before something that needs an account. */
export default function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const body = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await browserTransport()({ ...LOGIN_CALL, body }).catch(() => undefined)
    setFailed(answer?.status !== 200)
    setBusy(false)
  }
  return (
    <Dialog open={open} onClose={onClose} title={text.login.title}>
      <form method="post" onSubmit={submit} className="login-form">
        {failed && <Alert kind="danger">{text.login.failed}</Alert>}
        <Field label={text.login.email} name="email" type="email" autoComplete="username" maxLength={100} required />
        <Field label={text.login.password} name="password" type="password" autoComplete="current-password" required />
        <p>
          <Link to="/user/reset-password">{text.login.forgot}</Link>
        </p>
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.login.busy}>
          {text.login.submit}
        </Button>
        <p>
          {text.login.newHere} <Link to="/user/signup">{text.login.signUp}</Link>
        </p>
      </form>
    </Dialog>
  )
}
