import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldErrorOf } from '#core/rules.ts'
import { Button } from '#ui/Button.tsx'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { randomKey } from '#ui/random-key.ts'
import { COMMENT_FIELD } from '../../rules.ts'
import { CommentField } from './CommentField.tsx'
import type { Participant } from './mention-query.ts'
import { text } from './messages.ts'
import type { UnsentComment } from './unsent-comments.ts'
import './commenting.css'

export interface CommentFormProps {
  discussion: number
  member: number
  participants: readonly Participant[]
  /** Grows with every press on 'Reply'; the name is that of who gets the answer. */
  replyWish: { name: string | undefined; presses: number }
  /** A comment that the server refused last. */
  refused: (UnsentComment & { fault: string }) | undefined
  isSending: boolean
  onSend: (comment: UnsentComment) => void
  /** The refused comment stands in the form again. */
  onTaken: (idempotencyKey: string) => void
}

/** Where a member writes a comment. What was typed is kept until it has arrived. */
export function CommentForm({ discussion, member, replyWish, refused, isSending, ...given }: CommentFormProps) {
  const draft = useDraft(`comment:${member}:${discussion}`, { comment: '' })
  const [isSent, setSent] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isEmpty, setEmpty] = useState(draft.values.comment === '')
  const field = useRef<HTMLTextAreaElement>(null)
  // A second press can come before the first has been drawn.
  const isJustSent = useRef(false)
  useEffect(() => {
    if (!isSending) isJustSent.current = false
  }, [isSending])

  const typed = () => field.current?.value.trim() ?? ''
  const fill = (content: string) => {
    if (field.current === null) return
    field.current.value = content
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const onInput = () => {
    // What was wrong is being put right.
    setFault(undefined)
    setEmpty(typed() === '')
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const content = typed()
    // The first of two presses has emptied the form.
    if (content === '' && (isSending || isJustSent.current)) return
    const wrong = fieldErrorOf(content, COMMENT_FIELD)?.message
    setFault(wrong)
    if (wrong !== undefined) return field.current?.focus()
    isJustSent.current = true
    fill('')
    draft.drop()
    setSent(true)
    given.onSend({ idempotencyKey: randomKey(), text: content })
  }

  const take = useEffectEvent(({ fault: sentence, ...comment }: UnsentComment & { fault: string }) => {
    // Who writes something else already keeps that; the refused one stays in the list with the reason.
    if (typed() !== '') return
    fill(comment.text)
    draft.keep()
    setFault(sentence)
    field.current?.focus()
    given.onTaken(comment.idempotencyKey)
  })
  useEffect(() => {
    if (refused) take(refused)
  }, [refused])

  const answer = useEffectEvent((name: string | undefined) => {
    const before = field.current?.value ?? ''
    if (name !== undefined && !before.includes(`@${name}`)) fill(`${before}${/\S$/.test(before) ? ' ' : ''}@${name} `)
    field.current?.focus()
    const end = field.current?.value.length ?? 0
    field.current?.setSelectionRange(end, end)
  })
  const { name, presses } = replyWish
  useEffect(() => {
    if (presses > 0) answer(name)
  }, [presses, name])

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
        fault={fault}
        participants={given.participants}
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
