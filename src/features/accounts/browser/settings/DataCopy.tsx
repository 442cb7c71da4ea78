import { useEffect, useState } from 'react'
import { formatClock, formatLocalDate, formatSize } from '#core/format.ts'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import type { DataCopy as Copy } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import { accounts } from '../client.ts'
import { useWithLogin } from './use-with-login.ts'

const { copy: text, download } = pageText.settings
const FILE_NAME = 'my-data.zip'

/** The copy of the own data: not asked for, being made, or ready. */
export function DataCopy({ email }: { email: string }) {
  const [copy, setCopy] = useState<Copy>()
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const withLogin = useWithLogin()
  useEffect(() => {
    withLogin(async (api) => setCopy(await accounts.getUserData(api))).catch(() => setFailed(true))
  }, [withLogin])
  const ask = async () => {
    setBusy(true)
    setFailed(false)
    await withLogin(async (api) => setCopy(await accounts.askUserData(api))).catch(() => setFailed(true))
    setBusy(false)
  }
  return (
    <div className="data-copy" role="status">
      <State copy={copy} email={email} />
      {(copy?.asked_at == null || copy.made_at !== null) && (
        <Button size="small" busy={busy} onClick={() => void ask()}>
          {copy?.made_at == null ? download : text.again}
        </Button>
      )}
      {hasFailed && <Alert kind="danger">{text.failed}</Alert>}
    </div>
  )
}

function State({ copy, email }: { copy: Copy | undefined; email: string }) {
  if (copy?.asked_at == null) return <Line title={text.none} hint={text.noneHint} />
  const { made_at, until, download: href, size_bytes } = copy
  if (made_at === null || until === null || href === null)
    return <Line title={text.making(formatClock(copy.asked_at))} hint={text.makingHint(email)} />
  const days = [made_at, until].map((iso) => formatLocalDate(new Date(iso)))
  return (
    <>
      <Line title={text.ready(formatSize(size_bytes))} hint={text.readyHint(days[0] ?? '', days[1] ?? '')} />
      <DownloadLink href={href} name={FILE_NAME} sizeBytes={0} className="button button-primary button-small">
        {text.get}
      </DownloadLink>
    </>
  )
}

function Line({ title, hint }: { title: string; hint: string }) {
  return (
    <p>
      <b>{title}</b>
      <small>{hint}</small>
    </p>
  )
}
