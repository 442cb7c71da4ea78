import { useState } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import type { User } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import { DataCopy } from './DataCopy.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

const text = pageText.settings

export function YourData({ user }: { user: User }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <section aria-labelledby="data-title" id="data">
      <h2 id="data-title">{text.data}</h2>
      <p>{text.downloadHelp}</p>
      <DataCopy email={user.email} />
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
