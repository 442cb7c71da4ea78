import { type MetaArgs, useSearchParams } from 'react-router'
import { pathOf } from '#core/endpoint.ts'
import { MailLinkPage } from '#features/accounts/browser/components/MailLinkPage.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text as words } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { newsletter } from '../client.ts'

const text = words.confirming

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/confirm-subscription', hidden: true })
}

export default function ConfirmSubscriptionPage() {
  const [params] = useSearchParams()
  const { email = '', at = '', key = '' } = Object.fromEntries(params)
  const query = { email, at, key }
  return (
    <MailLinkPage
      text={text}
      question={email && at && key ? text.question(email) : undefined}
      done={text.done}
      action={`${pathOf(paths.confirm)}?${new URLSearchParams(query)}`}
      send={() => newsletter.confirm(browserTransport(), { query })}
    />
  )
}
