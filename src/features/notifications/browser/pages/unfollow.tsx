import { useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { urlOf } from '#core/client.ts'
import { AccountCard } from '#features/accounts/browser/components/AccountCard.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { browserTransport } from '#ui/browser-transport.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/Link.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { text } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { notifications } from '../client.ts'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/community/unfollow', hidden: true })
}

interface MailLink {
  discussion: string
  member: string
  key: string
}

/** Where the link of a mail leads: one press stops the mails about one discussion, without logging in. */
export default function UnfollowPage() {
  const [query] = useSearchParams()
  const [isDone, setDone] = useState(query.has('done'))
  const link = linkOf(query)
  if (isDone) return <Ending sentence={text.done} />
  return link ? <Leave link={link} onDone={() => setDone(true)} /> : <Ending sentence={text.badLink} />
}

function linkOf(query: URLSearchParams): MailLink | undefined {
  const [discussion, member, key] = [query.get('discussion'), query.get('member'), query.get('key')]
  return discussion && member && key ? { discussion, member, key } : undefined
}

function Leave({ link, onDone }: { link: MailLink; onDone: () => void }) {
  const { formProps, busy, message } = useForm({
    fields: {},
    send: async () => {
      await notifications.unfollow(browserTransport(), { query: link })
      onDone()
    },
  })
  return (
    <AccountCard title={text.title} lead={text.question} worksWithoutScript>
      <form {...formProps} action={urlOf(paths.unfollow, { query: { ...link } })} className="account-form">
        {message && <Alert kind="danger">{message}</Alert>}
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy}>
          {text.submit}
        </Button>
      </form>
      <Onward />
    </AccountCard>
  )
}

function Ending({ sentence }: { sentence: string }) {
  return (
    <AccountCard title={text.title} worksWithoutScript takesFocus>
      <p role="status">{sentence}</p>
      <Onward />
    </AccountCard>
  )
}

function Onward() {
  return (
    <>
      <p>
        <Link to="/user/settings">{text.settings}</Link>
      </p>
      <p>
        <Link to="/community/discussions">{text.discussions}</Link>
      </p>
    </>
  )
}
