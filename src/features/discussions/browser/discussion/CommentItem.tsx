import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import type { Comment } from '../../../schemas.ts'
import { CommentActions } from './Actions.tsx'
import { AuthorName } from './AuthorName.tsx'
import { CommentText } from './CommentText.tsx'
import { Dates } from './Dates.tsx'
import { useDiscussion } from './discussion-context.ts'
import { text } from './messages.ts'

/** A comment with what can be done about it. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { marked, desk } = useDiscussion()
  const { id, author, mentions } = comment
  return (
    <li id={`comment-${id}`} className={marked === id ? 'comment comment-marked' : 'comment'} tabIndex={-1}>
      <Avatar person={author} />
      <div>
        <p className="comment-head">
          <AuthorName author={author} />
          <span>
            <Dates of={comment} />
          </span>
        </p>
        <CommentText text={comment.comment} mentions={mentions} />
        {desk.elsewhere.includes(id) && (
          <p className="comment-elsewhere">
            {text.elsewhere} <Link to={`?comment=${id}#comment-${id}`}>{text.goThere}</Link>
          </p>
        )}
        <CommentActions comment={comment} />
      </div>
    </li>
  )
}
