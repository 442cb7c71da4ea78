import { type MetaArgs, useSearchParams } from 'react-router'
import { urlOf } from '#core/client.ts'
import { MailLinkPage } from '#features/accounts/browser/components/MailLinkPage.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { moduleText, text } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { notifications } from '../client.ts'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/community/unfollow', hidden: true })
}

/** The target of a link in mails: stops the mails about one discussion or module without login. */
export default function UnfollowPage() {
  const { member = '', key = '', discussion, module } = Object.fromEntries(useSearchParams()[0])
  const query = { ...(module ? { module } : { discussion }), member, key }
  const words = module === undefined ? text : moduleText
  return (
    <MailLinkPage
      text={{ ...text, title: words.title }}
      question={member && key && (module || discussion) ? words.question : undefined}
      done={words.done}
      action={urlOf(paths.unfollow, { query })}
      send={() => notifications.unfollow(browserTransport(), { query })}
    >
      <p>
        <Link to="/user/settings">{text.settings}</Link>
      </p>
      <p>
        <Link to="/community/discussions">{text.discussions}</Link>
      </p>
    </MailLinkPage>
  )
}
