import { useEffect, useState } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { QrCode } from '#ui/share/QrCode.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { pageText } from '../../../messages.ts'
import { accounts } from '../../client.ts'
import { useWithLogin } from '../use-with-login.ts'
import { CodeForm } from './CodeForm.tsx'
import { FocusedHeading } from './FocusedHeading.tsx'

const text = pageText.settings.secondFactor

/** Shows the key for the app as a QR code and as text, then asks for the first code. */
export function SetUp({ onCodes, onCancel }: { onCodes: (codes: readonly string[]) => void; onCancel: () => void }) {
  const [key, setKey] = useState<{ secret: string; uri: string }>()
  const [hasFailed, setFailed] = useState(false)
  const withLogin = useWithLogin()
  useEffect(() => {
    withLogin(async (transport) => setKey(await accounts.beginSecondFactor(transport))).catch(() => setFailed(true))
  }, [withLogin])
  if (hasFailed)
    return (
      <>
        <Alert kind="danger">{text.failed}</Alert>
        <p>
          <Button onClick={onCancel}>{text.again}</Button>
        </p>
      </>
    )
  if (key === undefined) return <Skeleton label={text.loading} />
  return (
    <div className="second-factor-steps">
      <FocusedHeading>{text.scanTitle}</FocusedHeading>
      <p>{text.scan}</p>
      <QrCode text={key.uri} label={text.qrLabel} />
      <p>
        <a href={key.uri}>{text.open}</a>
      </p>
      <p>
        {text.type} <code className="second-factor-key">{groupsOf(key.secret)}</code>
      </p>
      <h3>{text.confirmTitle}</h3>
      <CodeForm
        submit={text.confirm}
        onCancel={onCancel}
        send={async (transport, code) =>
          onCodes((await accounts.confirmSecondFactor(transport, { input: { code } })).recovery_codes)
        }
      />
    </div>
  )
}

/** Groups of four characters are easier to type; apps ignore the spaces. */
function groupsOf(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}
