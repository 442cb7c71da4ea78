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
import { moduleText, text } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { notifications } from '../client.ts'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/community/unfollow', hidden: true })
}

interface UnfollowLink {
  /** The id of a discussion, or else of a module. */
  discussion?: string
  module?: string
  member: string
  key: string
}

/** The target of a link in mails: stops the mails about one discussion or module without login. */
export default function UnfollowPage() {
  const [query] = useSearchParams()
  const [isDone, setDone] = useState(query.has('done'))
  const link = parseLink(query)
  const words = query.has('module') ? moduleText : text
  if (isDone) return <Result title={words.title} sentence={words.done} />
  return link ? (
    <UnfollowForm link={link} onDone={() => setDone(true)} />
  ) : (
    <Result title={words.title} sentence={text.badLink} />
  )
}

function parseLink(query: URLSearchParams): UnfollowLink | undefined {
  const [member, key] = [query.get('member'), query.get('key')]
  const [discussion, module] = [query.get('discussion'), query.get('module')]
  if (!member || !key) return undefined
  if (module) return { module, member, key }
  return discussion ? { discussion, member, key } : undefined
}

function UnfollowForm({ link, onDone }: { link: UnfollowLink; onDone: () => void }) {
  const { formProps, busy, message } = useForm({
    fields: {},
    send: async () => {
      await notifications.unfollow(browserTransport(), { query: link })
      onDone()
    },
  })
  const words = link.module === undefined ? text : moduleText
  return (
    <AccountCard title={words.title} lead={words.question} worksWithoutScript>
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

function Result({ title, sentence }: { title: string; sentence: string }) {
  return (
    <AccountCard title={title} worksWithoutScript takesFocus>
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
