import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { findFieldError } from '#core/rules.ts'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Button } from '#ui/elements/Button.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import { COMMENT_FIELD } from '../../rules.ts'
import { useDiscussion } from '../discussion/discussion-context.ts'
import type { PendingComment } from '../discussion/discussion-state.ts'
import { SuspensionNotice } from '../suspension/SuspensionNotice.tsx'
import { useDenial } from '../viewer-policy.ts'
import { CommentField } from './CommentField.tsx'
import { handledReply, removePending } from './discussion-updates.ts'
import { text } from './messages.ts'
import { deleteUnsentComment, useSendComment } from './send-comment.ts'
import { useViewerState } from './viewer-state.ts'

/** The form for a new comment, or why this member cannot post one. */
export function CommentComposer() {
  const { writer } = useDiscussion()
  const denial = useDenial('post')
  useViewerState()
  if (denial === 'suspended') return <SuspensionNotice />
  return writer && <CommentForm key={writer.id} member={writer.id} />
}

/** Keeps what was typed on the device until the server has it. */
function CommentForm({ member }: { member: number }) {
  const { state, dispatch } = useDiscussion()
  const { loaded, pending, reply, viewer } = state
  const send = useSendComment()
  const draft = useDraft(`comment:${member}:${loaded.id}`, { comment: '' })
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState<string>()
  const [isEmpty, setEmpty] = useState(draft.values.comment === '')
  const field = useRef<HTMLTextAreaElement>(null)
  const isSending = pending.some(({ reason }) => reason === undefined)

  const content = () => field.current?.value.trim() ?? ''
  const fill = (value: string) => {
    if (field.current === null) return
    field.current.value = value
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const onInput = () => {
    setError(undefined)
    setEmpty(content() === '')
  }

  // A second press can come before the first one is rendered, when the form is empty already.
  const isJustSent = useRef(false)
  useEffect(() => {
    if (!isSending) isJustSent.current = false
  }, [isSending])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const comment = content()
    if (comment === '' && (isSending || isJustSent.current)) return
    const invalid = findFieldError(comment, COMMENT_FIELD)?.message
    setError(invalid)
    if (invalid !== undefined) return field.current?.focus()
    isJustSent.current = true
    fill('')
    draft.drop()
    setSent(true)
    void send({ idempotencyKey: randomKey(), text: comment })
  }

  const refused = pending.find(({ isRefused }) => isRefused)
  const takeBack = useEffectEvent(({ idempotencyKey, text: comment, reason }: PendingComment) => {
    // If the member is typing another comment, the refused one stays in the list with its reason.
    if (content() !== '') return
    fill(comment)
    draft.keep()
    setError(reason)
    field.current?.focus()
    dispatch(removePending(idempotencyKey))
    deleteUnsentComment(loaded.id, idempotencyKey)
  })
  useEffect(() => {
    if (refused) takeBack(refused)
  }, [refused])

  const startReply = useEffectEvent((name: string | undefined) => {
    const before = field.current?.value ?? ''
    if (name !== undefined && !before.includes(`@${name}`)) fill(`${before}${/\S$/.test(before) ? ' ' : ''}@${name} `)
    field.current?.focus()
    const end = field.current?.value.length ?? 0
    field.current?.setSelectionRange(end, end)
    dispatch(handledReply())
  })
  useEffect(() => {
    if (reply) startReply(reply.name)
  }, [reply])

  return (
    <form
      key={draft.formKey}
      ref={draft.formRef}
      className="comment-form"
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onInput}
    >
      <CommentField
        ref={field}
        name="comment"
        defaultValue={draft.values.comment}
        error={error}
        participants={viewer.participants}
      />
      <div className="comment-form-end">
        <Button variant="primary" type="submit" busy={isSending && isEmpty} busyLabel={text.busy}>
          {text.submit}
        </Button>
        {draft.savedAt !== undefined && !isSent && <DraftNote savedAt={draft.savedAt} onDiscard={draft.discard} />}
      </div>
    </form>
  )
}
