import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Author } from '../../schemas.ts'
import { nameOf } from '../components/discussion/AuthorName.tsx'
import { CommentText } from '../components/discussion/CommentText.tsx'
import type { PendingPost } from './discussion-reducer.ts'
import { text } from './messages.ts'

interface OutgoingItemProps {
  outgoing: PendingPost
  author: Pick<Author, 'first_name' | 'last_name' | 'profile_picture'>
  onSend: () => void
  onDiscard: () => void
}

/** One's own comment that the server does not have yet. */
export function PendingComment({ outgoing, author, onSend, onDiscard }: OutgoingItemProps) {
  const { reason } = outgoing
  return (
    <li className="comment comment-outgoing">
      <Avatar person={author} />
      <div>
        <p className="comment-head">
          <b>{nameOf(author)}</b>
          {reason === undefined && <span>{text.sending}</span>}
        </p>
        <CommentText text={outgoing.text} mentions={[]} />
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
