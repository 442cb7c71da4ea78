import { type MetaArgs, useSearchParams } from 'react-router'
import { pathOf } from '#core/endpoint.ts'
import { MailLinkPage } from '#features/accounts/browser/components/MailLinkPage.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text as words } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { newsletter } from '../client.ts'

const text = words.unsubscribing
const LISTS = Object.keys(text.lists) as (keyof typeof text.lists)[]

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/unsubscribe', hidden: true })
}

export default function UnsubscribePage() {
  const [params] = useSearchParams()
  const { email = '', key = '', mail } = Object.fromEntries(params)
  const known = LISTS.find((each) => each === params.get('list'))
  const list = known ?? 'newsletter'
  const query = { list, email, key, ...(mail && { mail }) }
  return (
    <MailLinkPage
      text={text}
      question={known && email && key ? text.question(text.lists[list], email) : undefined}
      done={text.done(text.lists[list])}
      action={`${pathOf(paths.unsubscribe)}?${new URLSearchParams(query)}`}
      send={() => newsletter.unsubscribe(browserTransport(), { query })}
    />
  )
}
