import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { community } from '../client.ts'
import { FormFooter } from './FormFooter.tsx'
import { text } from './messages.ts'
import { TransientDialog } from './TransientDialog.tsx'
import { useRetryForm } from './use-retry-form.ts'

interface DeleteDialogProps {
  type: 'post' | 'comment'
  id: number
  onClose: () => void
  /** The dialog closes after this. */
  onDeleted: () => void
}

/** Asks for confirmation before the viewer's post or comment is deleted. */
export function DeleteDialog({ onClose, ...props }: DeleteDialogProps) {
  return (
    <TransientDialog title={text.delete[props.type].title} onClose={onClose}>
      {(close) => <DeleteForm {...props} onClose={close} />}
    </TransientDialog>
  )
}

function DeleteForm({ type, id, onClose, onDeleted }: DeleteDialogProps) {
  const { formProps, message, mayRetry, busy } = useRetryForm({
    fields: {},
    send: async () => {
      await remove(type, id)
      onDeleted()
      onClose()
    },
  })
  return (
    <form {...formProps} className="posting-form">
      <p>{text.delete[type].question}</p>
      <FormFooter
        message={mayRetry ? text.delete.failed : message}
        mayRetry={mayRetry}
        busy={busy}
        submit={text.delete[type].submit}
        busyLabel={text.delete.busy}
        isDanger
        onCancel={onClose}
      />
    </form>
  )
}

const NOT_FOUND = 404

/** 'Not found' is a success: an earlier try whose response was lost, or another device, has deleted it. */
async function remove(type: 'post' | 'comment', id: number): Promise<void> {
  try {
    if (type === 'post') await community.deleteDiscussion(memberTransport(), { params: { discussion: id } })
    else await community.deleteComment(memberTransport(), { params: { comment: id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error
  }
}
