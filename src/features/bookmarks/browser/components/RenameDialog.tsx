import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Field } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import type { BookmarkFolder } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import { FOLDER_NAME_FIELD } from '../../rules.ts'
import { renameFolder } from '../store/actions.ts'
import { withReasons } from './with-reasons.ts'

const text = pageText.renameFolder

interface RenameDialogProps {
  folder: BookmarkFolder | undefined
  open: boolean
  onClose: () => void
  onRenamed: (message: string) => void
}

export function RenameDialog({ folder, open, onClose, onRenamed }: RenameDialogProps) {
  return (
    <Dialog open={open && folder !== undefined} onClose={onClose} title={text.title}>
      {folder && <RenameForm folder={folder} onClose={onClose} onRenamed={onRenamed} />}
    </Dialog>
  )
}

type RenameFormProps = Omit<RenameDialogProps, 'open'> & { folder: BookmarkFolder }

function RenameForm({ folder, onClose, onRenamed }: RenameFormProps) {
  const form = useForm({
    fields: { folder_name: FOLDER_NAME_FIELD },
    send: async ({ folder_name }) => {
      await renameFolder(folder.id, folder_name.trim()).catch(withReasons)
      onRenamed(pageText.renamed(folder_name.trim()))
      onClose()
    },
  })
  return (
    <form {...form.formProps} className="save-form">
      {form.message && <Alert kind="danger">{form.message}</Alert>}
      <Field
        label={text.label}
        autoComplete="off"
        defaultValue={folder.folder_name}
        ref={select}
        {...form.field('folder_name')}
      />
      <p className="row dialog-actions">
        <Button onClick={onClose}>{pageText.save.cancel}</Button>
        <Button variant="primary" type="submit" busy={form.busy} busyLabel={text.busy}>
          {text.submit}
        </Button>
      </p>
    </form>
  )
}

/** The member edits the old name or types over it. */
function select(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
