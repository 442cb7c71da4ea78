import { type FormEvent, useEffect, useId, useState } from 'react'
import { formatCount } from '#core/format.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { BookmarkFolder } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import { itemsOf } from '../store/folders.ts'
import { loadBookmarks } from '../store/sync.ts'
import { useBookmarks } from '../store/use-bookmarks.ts'
import { LoginFirst } from './LoginFirst.tsx'
import { NewFolderForm } from './NewFolderForm.tsx'
import '#ui/elements/text-button.css'
import '#ui/form/choices.css'
import './save-dialog.css'

const text = pageText.save

interface SaveFormProps {
  onClose: () => void
  onSave: (folder: BookmarkFolder) => void
}

export function SaveDialog({ open, ...props }: SaveFormProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={text.title}>
      <SaveForm {...props} />
    </Dialog>
  )
}

function SaveForm({ onClose, onSave }: SaveFormProps) {
  const { folders, failed } = useBookmarks()
  const isGuest = useViewer().state === 'guest'
  if (folders) return <FolderForm folders={folders} onClose={onClose} onSave={onSave} />
  if (isGuest) return <LoginFirst />
  return (
    <div className="save-form">
      {failed ? (
        <ErrorNotice title={text.failed} hint={pageText.noConnection} onRetry={() => void loadBookmarks()} />
      ) : (
        <Skeleton label={text.loading} />
      )}
      <p className="row dialog-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
      </p>
    </div>
  )
}

function FolderForm({ folders, onClose, onSave }: SaveFormProps & { folders: BookmarkFolder[] }) {
  const formId = useId()
  const [chosenId, setChosenId] = useState<number>()
  const [added, setAdded] = useState<BookmarkFolder>()
  const [isAdding, setAdding] = useState(false)
  const chosen = folders.find(({ id }) => id === chosenId) ?? folders.find((folder) => folder.is_default === 1)
  useEffect(() => {
    if (added) document.getElementById(`${formId}-${added.id}`)?.focus()
  }, [added, formId])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) onSave(chosen)
  }
  const choose = (folder: BookmarkFolder) => {
    setChosenId(folder.id)
    setAdded(folder)
    setAdding(false)
  }
  return (
    <div className="save-form">
      <form id={formId} onSubmit={submit} method="post">
        <fieldset className="choices folder-picks">
          <legend className="visually-hidden">{text.folders}</legend>
          {folders.map((folder) => (
            <label key={folder.id}>
              <input
                type="radio"
                name="folder"
                id={`${formId}-${folder.id}`}
                checked={folder === chosen}
                onChange={() => setChosenId(folder.id)}
              />
              <span dir="auto">{folder.folder_name}</span>
              <small>{formatCount(itemsOf(folder).length, { one: 'item', other: 'items' })}</small>
            </label>
          ))}
        </fieldset>
      </form>
      {isAdding ? (
        <NewFolderForm onCreated={choose} />
      ) : (
        <button type="button" className="text-button" onClick={() => setAdding(true)}>
          {text.addFolder}
        </button>
      )}
      <LiveRegion>{added && text.created(added.folder_name)}</LiveRegion>
      <p className="quiet">
        {text.note}
        <Link to="/user/bookmarks" onClick={onClose}>
          {text.profile}
        </Link>
      </p>
      <p className="row dialog-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button variant="primary" type="submit" form={formId}>
          {text.submit}
        </Button>
      </p>
    </div>
  )
}
