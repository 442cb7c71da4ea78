import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/elements/Button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import { AccountCard } from './AccountCard.tsx'

interface MailLinkPageProps {
  text: { title: string; submit: string; busy: string; badLink: string; home?: string }
  /** Missing when the link is not whole. */
  question: string | undefined
  done: string
  /** Path and query that the form posts to without a script. Without it the page needs its script. */
  action?: string
  send: () => Promise<unknown>
  /** Links below it. */
  children?: ReactNode
}

/** The page of a link in a mail. It needs one press, because mail programs open links to check them, and no login. */
export function MailLinkPage({ text, question, done, action, send, children }: MailLinkPageProps) {
  const [params] = useSearchParams()
  const [isDone, setDone] = useState(params.has('done'))
  const { formProps, busy, message } = useForm({
    fields: {},
    send: async () => {
      await send()
      setDone(true)
    },
  })
  if (isDone || question === undefined)
    return (
      <AccountCard title={text.title} worksWithoutScript takesFocus={isDone}>
        <p role="status">{isDone ? done : text.badLink}</p>
        {text.home && (
          <p>
            <Link to="/">{text.home}</Link>
          </p>
        )}
        {children}
      </AccountCard>
    )
  return (
    <AccountCard title={text.title} lead={question} worksWithoutScript={action !== undefined}>
      <form {...formProps} action={action} className="account-form">
        {message && <Alert kind="danger">{message}</Alert>}
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy}>
          {text.submit}
        </Button>
      </form>
      {children}
    </AccountCard>
  )
}
