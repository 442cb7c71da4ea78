import { type MetaArgs, useSearchParams } from 'react-router'
import { MailLinkPage } from '#features/accounts/browser/components/MailLinkPage.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { people } from '../client.ts'
import { linkText } from '../messages.ts'

const text = linkText.keep

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/user/keep-second-factor', hidden: true })
}

/** Stops the reset of a second factor. */
export default function KeepSecondFactorPage() {
  const key = useSearchParams()[0].get('key')
  return (
    <MailLinkPage
      text={text}
      question={key ? text.question : undefined}
      done={text.done}
      send={() => people.keepFactor(browserTransport(), { input: { key: key ?? '' } })}
    />
  )
}
