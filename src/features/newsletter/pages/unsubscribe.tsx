import { useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { pathOf } from '#core/endpoint.ts'
import { AccountCard } from '#features/accounts/parts/AccountCard.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { browserTransport } from '#ui/browser-transport.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/Link.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { addresses } from '../addresses.ts'
import { newsletter } from '../client.ts'
import { text as words } from '../text.ts'

const text = words.leaving

type List = keyof typeof text.lists

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/unsubscribe', hidden: true })
}

/** Where the link of a mail leads: one press takes the reader off, without logging in. */
export default function UnsubscribePage() {
  const [query] = useSearchParams()
  const list = listOf(query.get('list'))
  const [isDone, setDone] = useState(query.has('done'))
  const [email, key] = [query.get('email'), query.get('key')]
  if (list && isDone) return <Done list={list} />
  if (!list || email === null || key === null) return <BadLink />
  return <Leave list={list} email={email} linkKey={key} onDone={() => setDone(true)} />
}

function listOf(name: string | null): List | undefined {
  return (Object.keys(text.lists) as List[]).find((list) => list === name)
}

interface LeaveProps {
  list: List
  email: string
  linkKey: string
  onDone: () => void
}

function Leave({ list, email, linkKey, onDone }: LeaveProps) {
  const query = { list, email, key: linkKey }
  const { formProps, busy, message } = useForm({
    rules: {},
    send: async () => {
      await newsletter.unsubscribe(browserTransport(), { query })
      onDone()
    },
  })
  return (
    <AccountCard title={text.title} lead={text.question(text.lists[list], email)} worksWithoutScript>
      <form
        {...formProps}
        action={`${pathOf(addresses.unsubscribe)}?${new URLSearchParams(query)}`}
        className="account-form"
      >
        {message && <Alert kind="danger">{message}</Alert>}
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy}>
          {text.submit}
        </Button>
      </form>
    </AccountCard>
  )
}

function Done({ list }: { list: List }) {
  return (
    <AccountCard title={text.title} worksWithoutScript takesFocus>
      <p role="status">{text.done(text.lists[list])}</p>
      <p>
        <Link to="/">{text.home}</Link>
      </p>
    </AccountCard>
  )
}

function BadLink() {
  return (
    <AccountCard title={text.title} worksWithoutScript>
      <p>{text.badLink}</p>
      <p>
        <Link to="/">{text.home}</Link>
      </p>
    </AccountCard>
  )
}
