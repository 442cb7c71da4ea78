import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { browserTransport } from '#ui/browser-transport.ts'
import { formErrorOf } from '#ui/form/form-error.ts'
import { pageText } from '../../messages.ts'
import { accounts } from '../client.ts'

const text = pageText.checkEmail

/** Offers the verification mail once more, where a login failed for want of it. */
export function ResendOffer({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<string>()
  const resend = async () => {
    setBusy(true)
    setAnswer(undefined)
    try {
      setAnswer((await accounts.resendVerification(browserTransport(), { input: { email } })).detail)
    } catch (error) {
      const { message, fields } = formErrorOf(error)
      setAnswer(message ?? fields.email)
    }
    setBusy(false)
  }
  return (
    <div className="resend-offer">
      <p>{text.offer}</p>
      <Button size="small" busy={busy} busyLabel={text.busy} onClick={() => void resend()}>
        {text.resend}
      </Button>
      <p role="status">{answer}</p>
    </div>
  )
}
