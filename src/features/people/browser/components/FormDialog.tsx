import type { ReactNode } from 'react'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { dialogText as text } from '../messages.ts'

type FormOptions<Name extends string> = Parameters<typeof useForm<Name>>[0]

interface FormDialogProps<Name extends string> extends FormOptions<Name> {
  title: string
  submit: string
  isDanger?: boolean
  onClose: () => void
  /** With it a field `reason` is kept on this device until it is sent. */
  draftKey?: string | undefined
  /** @param kept what was typed into `reason` before */
  children: (field: ReturnType<typeof useForm<Name>>['field'], kept: string) => ReactNode
}

/** A dialog with a form. It closes when the form was sent. */
export function FormDialog<Name extends string>({ title, ...form }: FormDialogProps<Name>) {
  return (
    <Dialog open onClose={form.onClose} title={title}>
      <DialogForm {...form} />
    </Dialog>
  )
}

function DialogForm<Name extends string>({
  submit,
  isDanger,
  onClose,
  draftKey,
  children,
  send,
  ...options
}: Omit<FormDialogProps<Name>, 'title'>) {
  const draft = useDraft(draftKey, { reason: '' })
  const { formProps, field, busy, message } = useForm({
    ...options,
    send: async (values, idempotencyKey) => {
      await send(values, idempotencyKey)
      draft.drop()
      onClose()
    },
  })
  return (
    <form {...formProps} key={draft.formKey} ref={draft.formRef} className="account-form">
      {draft.savedAt !== undefined && <DraftNote savedAt={draft.savedAt} onDiscard={draft.discard} />}
      {message && <Alert kind="danger">{message}</Alert>}
      {children(field, draft.values.reason)}
      <div className="row dialog-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={busy} busyLabel={text.busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
