import { useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { urlOf } from '#core/client.ts'
import { AccountCard } from '#features/accounts/browser/components/AccountCard.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { text } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { notifications } from '../client.ts'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/community/unfollow', hidden: true })
}

interface UnfollowLink {
  discussion: string
  member: string
  key: string
}

/** The target of a link in mails: stops the mails about one discussion without login. */
export default function UnfollowPage() {
  const [query] = useSearchParams()
  const [isDone, setDone] = useState(query.has('done'))
  const link = parseLink(query)
  if (isDone) return <Result sentence={text.done} />
  return link ? <UnfollowForm link={link} onDone={() => setDone(true)} /> : <Result sentence={text.badLink} />
}

function parseLink(query: URLSearchParams): UnfollowLink | undefined {
  const [discussion, member, key] = [query.get('discussion'), query.get('member'), query.get('key')]
  return discussion && member && key ? { discussion, member, key } : undefined
}

function UnfollowForm({ link, onDone }: { link: UnfollowLink; onDone: () => void }) {
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
      <Links />
    </AccountCard>
  )
}

function Result({ sentence }: { sentence: string }) {
  return (
    <AccountCard title={text.title} worksWithoutScript takesFocus>
      <p role="status">{sentence}</p>
      <Links />
    </AccountCard>
  )
}

function Links() {
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
