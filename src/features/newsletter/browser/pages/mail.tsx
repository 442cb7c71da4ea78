import { useCallback, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import type { Transport } from '#core/client.ts'
import { LoadedPage } from '#features/editing/browser/components/LoadedPage.tsx'
import { adminMeta, useReload } from '#features/editing/browser/public.ts'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import type { Mail } from '../../contract/mails.ts'
import { Composer } from '../mail/Composer.tsx'
import { MAIL_PATH } from '../mail/MailList.tsx'
import { nameOf, listText as text } from '../mail/messages.ts'
import { Progress } from '../mail/Progress.tsx'
import { mails } from '../mail-client.ts'
import '../mail/mail.css'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, `${MAIL_PATH}/${args.params.id}`)
}

/** One mail: the form of a draft, or the progress after that. */
export default function MailPage() {
  const id = Number(useParams().id)
  const [name, setName] = useState('')
  const load = useCallback(
    async (api: Transport) => {
      const mail = await mails.getMail(api, { params: { id } })
      setName(nameOf(mail))
      return mail
    },
    [id],
  )
  const path = <Breadcrumbs items={[{ name: text.title, to: MAIL_PATH }, ...(name ? [{ name }] : [])]} />
  return (
    <LoadedPage title={name || text.title} path={path} load={load}>
      {(mail) => <OneMail key={mail.id} mail={mail} rename={setName} />}
    </LoadedPage>
  )
}

function OneMail({ mail, rename }: { mail: Mail; rename: (name: string) => void }) {
  const reload = useReload()
  const [wasDraft] = useState(mail.state === 'draft')
  if (mail.state === 'draft') return <Composer mail={mail} rename={rename} reload={reload} />
  return <Progress loaded={mail} reload={reload} takesFocus={wasDraft} />
}
