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

const text = words.unsubscribing

type List = keyof typeof text.lists

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/unsubscribe', hidden: true })
}

export default function UnsubscribePage() {
  const [params] = useSearchParams()
  const list = parseList(params.get('list'))
  const [isDone, setDone] = useState(params.has('done'))
  const [email, key] = [params.get('email'), params.get('key')]
  if (list && isDone) return <Done list={list} />
  if (!list || email === null || key === null) return <BadLink />
  const mail = params.get('mail')
  const query = { list, email, key, ...(mail && { mail }) }
  return (
    <MailLinkForm
      text={text}
      question={text.question(text.lists[list], email)}
      path={pathOf(paths.unsubscribe)}
      query={query}
      send={() => newsletter.unsubscribe(browserTransport(), { query })}
      onDone={() => setDone(true)}
    />
  )
}

function parseList(name: string | null): List | undefined {
  return (Object.keys(text.lists) as List[]).find((list) => list === name)
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
