import { useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { AccountCard } from '#features/accounts/browser/components/AccountCard.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { people } from '../client.ts'
import { linkText } from '../messages.ts'

const text = linkText.keep

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/user/keep-second-factor', hidden: true })
}

/** Stops the reset of a second factor. One press, because mail programs open links to check them. */
export default function KeepSecondFactorPage() {
  const key = useSearchParams()[0].get('key') ?? ''
  const [isDone, setDone] = useState(false)
  const { formProps, busy, message } = useForm({
    fields: {},
    send: async () => {
      await people.keepFactor(browserTransport(), { input: { key } })
      setDone(true)
    },
  })
  if (isDone)
    return (
      <AccountCard title={text.title} takesFocus>
        <p role="status">{text.done}</p>
      </AccountCard>
    )
  return (
    <AccountCard title={text.title} lead={text.question}>
      <form {...formProps} className="account-form">
        {message && <Alert kind="danger">{message}</Alert>}
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy}>
          {text.submit}
        </Button>
      </form>
    </AccountCard>
  )
}
