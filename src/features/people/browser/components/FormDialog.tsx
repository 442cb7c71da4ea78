import type { ReactNode } from 'react'
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
  children: (field: ReturnType<typeof useForm<Name>>['field']) => ReactNode
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
  children,
  send,
  ...options
}: Omit<FormDialogProps<Name>, 'title'>) {
  const { formProps, field, busy, message } = useForm({
    ...options,
    send: async (values, idempotencyKey) => {
      await send(values, idempotencyKey)
      onClose()
    },
  })
  return (
    <form {...formProps} className="account-form">
      {message && <Alert kind="danger">{message}</Alert>}
      {children(field)}
      <div className="row dialog-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={busy} busyLabel={text.busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
