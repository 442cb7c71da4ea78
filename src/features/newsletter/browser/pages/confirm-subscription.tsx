import { useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { pathOf } from '#core/endpoint.ts'
import { AccountCard } from '#features/accounts/browser/components/AccountCard.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text as words } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { newsletter } from '../client.ts'
import { MailLinkForm } from '../components/MailLinkForm.tsx'

const text = words.confirming

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/confirm-subscription', hidden: true })
}

export default function ConfirmSubscriptionPage() {
  const [params] = useSearchParams()
  const [isDone, setDone] = useState(params.has('done'))
  const [email, at, key] = [params.get('email'), params.get('at'), params.get('key')]
  if (isDone) return <Message text={text.done} takesFocus />
  if (email === null || at === null || key === null) return <Message text={text.badLink} />
  const query = { email, at, key }
  return (
    <MailLinkForm
      text={text}
      question={text.question(email)}
      path={pathOf(paths.confirm)}
      query={query}
      send={() => newsletter.confirm(browserTransport(), { query })}
      onDone={() => setDone(true)}
    />
  )
}

function Message({ text: sentence, takesFocus = false }: { text: string; takesFocus?: boolean }) {
  return (
    <AccountCard title={text.title} worksWithoutScript takesFocus={takesFocus}>
      <p role="status">{sentence}</p>
      <p>
        <Link to="/">{takesFocus ? words.unsubscribing.home : text.signUp}</Link>
      </p>
    </AccountCard>
  )
}
