import { useState } from 'react'
import type { Transport } from '#core/client.ts'
import { saveBlob } from '#ui/download/save-blob.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import type { User } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import { accounts } from '../client.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { useWithLogin } from './use-with-login.ts'

const text = pageText.settings
const FILE_NAME = 'my-data.json'

export function YourData({ user }: { user: User }) {
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const withLogin = useWithLogin()
  const download = async () => {
    setBusy(true)
    setFailed(false)
    await withLogin(saveData).catch(() => setFailed(true))
    setBusy(false)
  }
  return (
    <section aria-labelledby="data-title" id="data">
      <h2 id="data-title">{text.data}</h2>
      <p>{text.downloadHelp}</p>
      <p>
        <Button size="small" busy={busy} onClick={() => void download()}>
          {text.download}
        </Button>
      </p>
      {hasFailed && <Alert kind="danger">{text.downloadFailed}</Alert>}
      <p>{text.deleteHelp}</p>
      <p>
        <Button size="small" variant="danger" onClick={() => setDeleting(true)}>
          {text.delete}
        </Button>
      </p>
      {isDeleting && <DeleteAccountDialog email={user.email} onClose={() => setDeleting(false)} />}
    </section>
  )
}

async function saveData(transport: Transport): Promise<void> {
  const data = await accounts.getUserData(transport)
  saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE_NAME)
}
