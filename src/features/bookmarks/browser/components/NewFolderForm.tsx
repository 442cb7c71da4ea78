import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import type { BookmarkFolder } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import { FOLDER_NAME_FIELD } from '../../rules.ts'
import { createFolder } from '../store/actions.ts'
import { withReasons } from './with-reasons.ts'

const text = pageText.save

export function NewFolderForm({ onCreated }: { onCreated: (folder: BookmarkFolder) => void }) {
  const form = useForm({
    fields: { folder_name: FOLDER_NAME_FIELD },
    send: async ({ folder_name }, idempotencyKey) => {
      onCreated(await createFolder(folder_name, idempotencyKey).catch(withReasons))
    },
  })
  return (
    <form {...form.formProps} className="new-folder">
      {form.message && <Alert kind="danger">{form.message}</Alert>}
      <Field label={text.newFolder} autoComplete="off" ref={focus} {...form.field('folder_name')} />
      <Button type="submit" size="small" busy={form.busy} busyLabel={text.creating}>
        {text.create}
      </Button>
    </form>
  )
}

/** The member opened the field to type in it. */
function focus(field: HTMLInputElement | null): void {
  field?.focus()
}
