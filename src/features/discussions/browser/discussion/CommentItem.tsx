import { Avatar } from '#ui/elements/Avatar.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { Comment } from '../../schemas.ts'
import { CommentActions } from './Actions.tsx'
import { AuthorName, Dates } from './Byline.tsx'
import { CommentText } from './CommentText.tsx'
import { useDiscussion } from './discussion-context.ts'
import { isOnLaterPage } from './discussion-state.ts'
import { text } from './messages.ts'

export function CommentItem({ comment }: { comment: Comment }) {
  const { state, linkedCommentId } = useDiscussion()
  const { id, author, mentions } = comment
  return (
    <li id={`comment-${id}`} className={linkedCommentId === id ? 'comment comment-linked' : 'comment'} tabIndex={-1}>
      <Avatar person={author} />
      <div>
        <p className="comment-head">
          <AuthorName author={author} />
          <span>
            <Dates of={comment} />
          </span>
        </p>
        <CommentText text={comment.comment} mentions={mentions} />
        {isOnLaterPage(state, id) && (
          <p className="comment-later-page">
            {text.onLastPage} <Link to={`?comment=${id}#comment-${id}`}>{text.goThere}</Link>
          </p>
        )}
        <CommentActions comment={comment} />
      </div>
    </li>
  )
}
