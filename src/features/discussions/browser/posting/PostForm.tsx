import { useState } from 'react'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { DETAIL_FIELD, TITLE_FIELD, TOPIC_FIELD } from '../../rules.ts'
import type { Discussion } from '../../schemas.ts'
import { draftKeyOf } from './draft-key.ts'
import { FormFooter } from './FormFooter.tsx'
import { text } from './messages.ts'
import { PostFields } from './PostFields.tsx'
import { contentOf, type EditedPost, type PostContent, type PostModule } from './post-content.ts'
import { savePost } from './save-post.ts'
import { useSentForm } from './use-sent-form.ts'
import type { Topics } from './use-topics.ts'

interface PostFormProps {
  post: EditedPost | undefined
  module: PostModule | undefined
  topics: Topics
  onClose: () => void
  onSaved: (discussion: Discussion) => void
}

/** A post as it is written. Closing does not lose it: it is back when the form is opened again. */
export function PostForm({ post, module, topics, onClose, onSaved }: PostFormProps) {
  // Kept as it is: an account that comes late must not begin the form anew.
  const [draftKey] = useState(() => draftKeyOf('post', purposeOf(post, module)))
  const draft = useDraft(draftKey, contentOf(post))
  const { formProps, field, message, mayRetry, busy } = useSentForm<keyof PostContent>({
    fields: { topic: TOPIC_FIELD, title: TITLE_FIELD, body: DETAIL_FIELD },
    apiNames: { category: 'topic' },
    send: async (content, idempotencyKey) => {
      const saved = await savePost(content, { id: post?.id, module: module?.id }, idempotencyKey)
      draft.drop()
      onSaved(saved)
      onClose()
    },
  })
  const words = text.post
  const [submit, busyLabel] = post === undefined ? [words.create, words.creating] : [words.save, words.saving]
  return (
    <form {...formProps} key={draft.formKey} ref={draft.formRef} className="posting-form">
      {draft.savedAt !== undefined && <DraftNote savedAt={draft.savedAt} onDiscard={draft.discard} />}
      {module && <p>{text.post.about(module.name)}</p>}
      <PostFields start={draft.values} isNew={post === undefined} topics={topics} field={field} />
      <FormFooter
        message={message}
        mayRetry={mayRetry}
        busy={busy}
        submit={submit}
        busyLabel={busyLabel}
        onCancel={onClose}
      />
    </form>
  )
}

function purposeOf(post: EditedPost | undefined, module: PostModule | undefined): string {
  if (post !== undefined) return `edit-${post.id}`
  return module === undefined ? 'new' : `module-${module.id}`
}
