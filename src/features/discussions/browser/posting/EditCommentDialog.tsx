import { useState } from 'react'
import { countWords } from '#core/words.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { COMMENT_FIELD, MAX_COMMENT_WORDS } from '../../rules.ts'
import type { Comment } from '../../schemas.ts'
import { community } from '../client.ts'
import { draftKeyOf } from './draft-key.ts'
import { FormFooter } from './FormFooter.tsx'
import { text } from './messages.ts'
import { TransientDialog } from './TransientDialog.tsx'
import { useSentForm } from './use-sent-form.ts'

interface EditCommentDialogProps {
  comment: Pick<Comment, 'id' | 'comment'>
  onClose: () => void
  /** Gets the comment as it is kept now. The dialog closes after this. */
  onSaved: (comment: Comment) => void
}

/** Changes a comment of one's own. Closing does not lose what was typed: it is back when the form is opened again. */
export default function EditCommentDialog({ onClose, ...given }: EditCommentDialogProps) {
  return (
    <TransientDialog title={text.comment.title} onClose={onClose}>
      {(close) => <EditCommentForm {...given} onClose={close} />}
    </TransientDialog>
  )
}

function EditCommentForm({ comment, onClose, onSaved }: EditCommentDialogProps) {
  const [draftKey] = useState(() => draftKeyOf('comment', `edit-${comment.id}`))
  const draft = useDraft(draftKey, { comment: comment.comment })
  const { formProps, field, message, mayRetry, busy } = useSentForm({
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
        countOf={(typed) => text.comment.count(countWords(typed), MAX_COMMENT_WORDS)}
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
