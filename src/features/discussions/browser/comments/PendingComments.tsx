import { useEffect, useEffectEvent } from 'react'
import { Avatar } from '#ui/elements/Avatar.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { fullName } from '../../full-name.ts'
import { CommentText } from '../discussion/CommentText.tsx'
import { useDiscussion } from '../discussion/discussion-context.ts'
import type { PendingComment } from '../discussion/discussion-state.ts'
import { announce, foundUnsent, removePending } from './discussion-updates.ts'
import { text } from './messages.ts'
import { deleteUnsentComment, listUnsentComments, useSendComment } from './send-comment.ts'

/** The member's comments that the server does not have yet, as items of the list. */
export function PendingComments() {
  const { state, dispatch, writer } = useDiscussion()
  const { loaded, pending, lastPostedId } = state
  const send = useSendComment()
  const showUnsent = useEffectEvent(() => dispatch(foundUnsent(listUnsentComments(loaded.id))))
  const writerId = writer?.id
  // Comments of an earlier visit wait for a press on 'Try again'.
  useEffect(() => {
    if (writerId !== undefined) showUnsent()
  }, [writerId])
  useEffect(() => {
    if (lastPostedId !== undefined) scrollToComment(lastPostedId)
  }, [lastPostedId])
  const discard = (idempotencyKey: string) => {
    dispatch(removePending(idempotencyKey))
    dispatch(announce(text.discarded))
    deleteUnsentComment(loaded.id, idempotencyKey)
  }
  return pending.map((comment) => (
    <PendingItem
      key={comment.idempotencyKey}
      comment={comment}
      onSend={() => void send({ idempotencyKey: comment.idempotencyKey, text: comment.text })}
      onDiscard={() => discard(comment.idempotencyKey)}
    />
  ))
}

interface PendingItemProps {
  comment: PendingComment
  onSend: () => void
  onDiscard: () => void
}

function PendingItem({ comment, onSend, onDiscard }: PendingItemProps) {
  const { writer } = useDiscussion()
  const author = writer ?? { first_name: text.you, last_name: '', profile_picture: null }
  const { reason } = comment
  return (
    <li className="comment comment-pending">
      <Avatar person={author} />
      <div>
        <p className="comment-head">
          <b dir="auto">{fullName(author)}</b>
          {reason === undefined && <span>{text.sending}</span>}
        </p>
        <CommentText text={comment.text} mentions={[]} />
        {reason !== undefined && (
          <>
            <p className="field-error">
              <Icon name="warning" />
              <span>
                {text.notSent} {reason}
              </span>
            </p>
            <p className="comment-actions">
              <button type="button" className="link-button" onClick={onSend}>
                {text.tryAgain}
              </button>
              <button type="button" className="link-button" onClick={onDiscard}>
                {text.discard}
              </button>
            </p>
          </>
        )}
      </div>
    </li>
  )
}

/** Moves the focus to the new comment, unless the member is typing again or uses another control. */
function scrollToComment(id: number): void {
  const comment = document.getElementById(`comment-${id}`)
  if (comment === null || isFocusElsewhere()) return
  comment.focus({ preventScroll: true })
  comment.scrollIntoView({ block: 'nearest' })
}

function isFocusElsewhere(): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return false
  return !activeElement.matches('.comment-form [type="submit"], .comment-pending *')
}
