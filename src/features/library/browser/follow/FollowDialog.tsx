import { type FormEvent, useState } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { followText as text } from './messages.ts'
import '#ui/form/choices.css'
import '#features/bookmarks/browser/components/save-dialog.css'

interface FollowDialogProps {
  open: boolean
  /** Of the module. */
  name: string
  onClose: () => void
  onFollow: (wanted: { files: boolean; discussions: boolean }) => void
}

export function FollowDialog({ open, name, onClose, onFollow }: FollowDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title(name)}>
      <FollowForm onClose={onClose} onFollow={onFollow} />
    </Dialog>
  )
}

function FollowForm({ onClose, onFollow }: Pick<FollowDialogProps, 'onClose' | 'onFollow'>) {
  const [wanted, setWanted] = useState({ files: true, discussions: false })
  const email = useViewer().user?.email
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted.files || wanted.discussions) onFollow(wanted)
    else onClose()
  }
  const tick = (name: 'files' | 'discussions', help: string) => (
    <label>
      <input
        type="checkbox"
        checked={wanted[name]}
        onChange={(event) => setWanted({ ...wanted, [name]: event.target.checked })}
      />
      <span>
        <b>{text[name]}</b>
        <small>{help}</small>
      </span>
    </label>
  )
  return (
    <form className="save-form" method="post" onSubmit={submit}>
      <fieldset className="choices">
        {tick('files', text.filesHelp)}
        {tick('discussions', text.discussionsHelp)}
      </fieldset>
      {email && (
        <p className="quiet">
          {text.to}
          <b>{email}</b>
          {text.stops}
        </p>
      )}
      <div className="save-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button variant="primary" type="submit">
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
