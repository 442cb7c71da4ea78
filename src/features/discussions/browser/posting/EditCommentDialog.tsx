import { useState } from 'react'
import { countWords } from '#core/words.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { COMMENT_FIELD, MAX_COMMENT_WORDS } from '../../rules.ts'
import type { Comment } from '../../schemas.ts'
import { community } from '../client.ts'
import { useDenial } from '../viewer-policy.ts'
import { draftKeyOf } from './draft-key.ts'
import { FormFooter } from './FormFooter.tsx'
import { text } from './messages.ts'
import { SuspensionDialog, TransientDialog } from './TransientDialog.tsx'
import { useRetryForm } from './use-retry-form.ts'

interface EditCommentDialogProps {
  comment: Pick<Comment, 'id' | 'comment'>
  onClose: () => void
  /** Gets the saved comment. The dialog closes after this. */
  onSaved: (comment: Comment) => void
}

/** Edits the viewer's own comment. When the dialog closes before it is saved, a draft keeps what was typed. */
export function EditCommentDialog({ onClose, ...props }: EditCommentDialogProps) {
  const denial = useDenial('change', useViewer().user?.pk)
  if (denial === 'suspended') return <SuspensionDialog title={text.comment.title} onClose={onClose} />
  return (
    <TransientDialog title={text.comment.title} onClose={onClose}>
      {(close) => <EditCommentForm {...props} onClose={close} />}
    </TransientDialog>
  )
}

function EditCommentForm({ comment, onClose, onSaved }: EditCommentDialogProps) {
  const [draftKey] = useState(() => draftKeyOf('comment', `edit-${comment.id}`))
  const draft = useDraft(draftKey, { comment: comment.comment })
  const { formProps, field, message, mayRetry, busy } = useRetryForm({
    fields: { comment: COMMENT_FIELD },
    send: async (input, idempotencyKey) => {
      const params = { comment: comment.id }
      const saved = await community.updateComment(memberTransport(), { params, input, idempotencyKey })
      draft.drop()
      onSaved(saved)
      onClose()
    },
  })
  return (
    <form {...formProps} key={draft.formKey} ref={draft.formRef} className="posting-form">
      {draft.savedAt !== undefined && <DraftNote savedAt={draft.savedAt} onDiscard={draft.discard} />}
      <TextArea
        {...field('comment')}
        label={text.comment.label}
        placeholder={text.comment.placeholder}
        rows={6}
        defaultValue={draft.values.comment}
        countLabel={(typed) => text.comment.count(countWords(typed), MAX_COMMENT_WORDS)}
      />
      <FormFooter
        message={message}
        mayRetry={mayRetry}
        busy={busy}
        submit={text.comment.save}
        busyLabel={text.comment.saving}
        onCancel={onClose}
      />
    </form>
  )
}
