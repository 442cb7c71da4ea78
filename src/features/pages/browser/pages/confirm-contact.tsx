import { type MetaArgs, useSearchParams } from 'react-router'
import { pathOf } from '#core/endpoint.ts'
import { MailLinkPage } from '#features/accounts/browser/components/MailLinkPage.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { confirmContactText as text } from '../../messages.ts'
import { CONFIRM_CONTACT_PAGE, paths } from '../../paths.ts'
import { content } from '../client.ts'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: CONFIRM_CONTACT_PAGE, hidden: true })
}

export default function ConfirmContactPage() {
  const [params] = useSearchParams()
  const { email = '', key = '' } = Object.fromEntries(params)
  const query = { email, key }
  return (
    <MailLinkPage
      text={text}
      question={email && key ? text.question(email) : undefined}
      done={text.done}
      action={`${pathOf(paths.confirmContact)}?${new URLSearchParams(query)}`}
      send={() => content.confirmContact(browserTransport(), { query })}
    />
  )
}
