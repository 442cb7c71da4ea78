import { useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import type { Transport } from '#core/client.ts'
import { SITE_NAME } from '#core/site-name.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Loaded } from '#features/editing/browser/components/LoadedPage.tsx'
import { adminMeta, requestEditMode, useTask } from '#features/editing/browser/public.ts'
import { content } from '#features/pages/browser/client.ts'
import type { Shell } from '#features/pages/contract.ts'
import { EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { NAME_PAGE } from '../../paths.ts'
import { site } from '../client.ts'
import { siteText as text } from '../messages.ts'
import { SitePage } from '../SitePage.tsx'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.nameAndContact, NAME_PAGE)
}

async function load(api: Transport) {
  const [published, { unconfirmed_contact }] = await Promise.all([content.getShell(api), site.getSettings(api)])
  return { published, unconfirmed: unconfirmed_contact }
}

/** The texts and pictures of the site itself, which are drafts like all others. */
export default function NamePage() {
  return (
    <SitePage to={NAME_PAGE}>
      <Loaded load={load}>{(loaded) => <Texts {...loaded} />}</Loaded>
    </SitePage>
  )
}

function Texts({ published, unconfirmed }: { published: Shell; unconfirmed: string }) {
  const shell = useDrafted('shell', published) ?? published
  useEffect(requestEditMode, [])
  return (
    <div className="site-narrow site-texts">
      <p className="site-facts">{text.nameHint}</p>
      <EditRegion kind="page-footer" entry="footer" part="name">
        <p dir="auto">
          <b>{shell.site_name ?? SITE_NAME}</b>
        </p>
        {shell.logo && <img src={shell.logo} alt="" width="44" height="44" />}
        {shell.share_picture && <img src={shell.share_picture} alt="" width="240" />}
      </EditRegion>
      <EditRegion kind="page-contact" entry="contact" part="all">
        <p dir="auto">{shell.contact.email || text.noContact}</p>
      </EditRegion>
      {unconfirmed && <ContactMail email={unconfirmed} key={unconfirmed} />}
      <EditRegion kind="page-footer" entry="footer" part="all">
        <p dir="auto">{shell.funder_statement}</p>
        <p dir="auto">{shell.copyright}</p>
      </EditRegion>
    </div>
  )
}

/** What a new address waits for, and its mail once more. */
function ContactMail({ email }: { email: string }) {
  const [sentAt, setSentAt] = useState<string>()
  const { isBusy, failure, run } = useTask()
  const send = async () => {
    await site.sendTestMail(memberTransport())
    setSentAt(new Date().toISOString())
  }
  return (
    <p className="row">
      <span>
        {text.pressLink(email)} {text.afterLink}
      </span>
      <Button size="small" busy={isBusy} onClick={() => void run(send, text.notDone)}>
        {text.sendAgain}
      </Button>
      <span role="status">{failure ?? (sentAt && text.mailSent(email, sentAt))}</span>
    </p>
  )
}
