import { textOfHtml } from '#core/words.ts'
import { useDayFormat } from '#features/accounts/browser/session/use-day-format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { discussionPath } from '../../paths.ts'
import type { Activity } from '../../schemas.ts'
import { text } from './messages.ts'
import type { ActivityAction } from './use-own-activity.ts'

interface ActivityRowProps {
  activity: Activity
  /** Undefined if the viewer cannot edit or delete it. */
  onAction: ((action: ActivityAction) => void) | undefined
}

/** A post or a comment of a member. A removed one shows only that it existed. */
export function ActivityRow({ activity, onAction }: ActivityRowProps) {
  const formatDay = useDayFormat()
  const { type, post, comment, activity_at } = activity
  const isRemoved = (type === 'post' ? post : comment) === null
  return (
    <li className="activity-row">
      <p className="activity-type">
        {type === 'post' ? text.started : text.commented}
        {post && (
          <span className="discussion-topic" dir="auto">
            {post.category.name}
          </span>
        )}
      </p>
      {post ? (
        <h3 dir="auto">
          <Link to={pathOf(post.slug, comment?.id)}>{post.title}</Link>
        </h3>
      ) : (
        <p className="quiet">{text.postRemoved}</p>
      )}
      <Excerpt activity={activity} />
      <div className="activity-foot">
        <time dateTime={activity_at}>{formatDay(activity_at)}</time>
        {onAction && !isRemoved && <OwnActions of={post?.title ?? text.commented} onAction={onAction} />}
      </div>
    </li>
  )
}

/** The link to a comment opens its page of comments, at the comment. */
function pathOf(slug: string, comment: number | undefined): string {
  const discussion = discussionPath(slug)
  return comment === undefined ? discussion : `${discussion}?comment=${comment}#comment-${comment}`
}

function Excerpt({ activity: { type, post, comment } }: { activity: Activity }) {
  if (type === 'post')
    return (
      post && (
        <p className="activity-excerpt" dir="auto">
          {textOfHtml(post.body)}
        </p>
      )
    )
  if (comment)
    return (
      <p className="activity-excerpt" dir="auto">
        {comment.comment}
      </p>
    )
  return post && <p className="quiet">{text.commentRemoved}</p>
}

function OwnActions({ of, onAction }: { of: string; onAction: (action: ActivityAction) => void }) {
  return (['edit', 'delete'] as const).map((action) => (
    <button
      key={action}
      type="button"
      className="link-button"
      aria-label={`${text[action]}: ${of}`}
      onClick={() => onAction(action)}
    >
      {text[action]}
    </button>
  ))
}
