import { AccountCard } from '#features/accounts/browser/components/AccountCard.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'

interface MailLinkFormProps {
  text: { title: string; submit: string; busy: string }
  question: string
  /** Path that the form posts to without a script. */
  path: string
  query: Record<string, string>
  send: () => Promise<unknown>
  onDone: () => void
}

/** The page of a link in a mail. It needs one press, because mail programs open links to check them, and no login. */
export function MailLinkForm({ text, question, path, query, send, onDone }: MailLinkFormProps) {
  const { formProps, busy, message } = useForm({
    fields: {},
    send: async () => {
      await send()
      onDone()
    },
  })
  return (
    <AccountCard title={text.title} lead={question} worksWithoutScript>
      <form {...formProps} action={`${path}?${new URLSearchParams(query)}`} className="account-form">
        {message && <Alert kind="danger">{message}</Alert>}
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy}>
          {text.submit}
        </Button>
      </form>
    </AccountCard>
  )
}
