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

/** Whether a post or comment is gone; a comment is gone with its post. */
export function isRemovedActivity({ type, post, comment }: Activity): boolean {
  return post === null || (type === 'comment' && comment === null)
}

/** Removed posts and comments show only that they existed; several in one line that unfolds. */
export function RemovedActivities({ activities }: { activities: readonly Activity[] }) {
  const [first, ...more] = activities
  if (first === undefined) return null
  const said = first.post ? text.commentRemoved : text.postRemoved
  return (
    <li className="activity-row activity-removed">
      {more.length === 0 ? (
        <p>
          {said}{' '}
          {first.post && (
            <Link to={discussionPath(first.post.slug)}>
              <bdi>{first.post.title}</bdi>
            </Link>
          )}{' '}
          · <DateOf activity={first} />
        </p>
      ) : (
        <details>
          <summary>{`${said} · ${text.entries(activities.length)}`}</summary>
          {activities.map((activity) => (
            <p key={activity.id}>
              {text.kinds[activity.type]} · <DateOf activity={activity} />
            </p>
          ))}
        </details>
      )}
    </li>
  )
}

function DateOf({ activity: { activity_at } }: { activity: Activity }) {
  const formatDay = useDayFormat()
  return <time dateTime={activity_at}>{formatDay(activity_at)}</time>
}

export function ActivityRow({ activity, onAction }: ActivityRowProps) {
  const { type, post, comment } = activity
  if (post === null) return null
  return (
    <li className="activity-row">
      <p className="activity-type">
        {type === 'post' ? text.started : text.commented}
        <span className="discussion-topic" dir="auto">
          {post.category.name}
        </span>
      </p>
      <h3 dir="auto">
        <Link to={pathOf(post.slug, comment?.id)}>{post.title}</Link>
      </h3>
      <p className="activity-excerpt" dir="auto">
        {type === 'post' ? textOfHtml(post.body) : comment?.comment}
      </p>
      <div className="activity-foot">
        <DateOf activity={activity} />
        {onAction && <OwnActions of={post.title} onAction={onAction} />}
      </div>
    </li>
  )
}

/** The link to a comment opens its page of comments, at the comment. */
function pathOf(slug: string, comment: number | undefined): string {
  const discussion = discussionPath(slug)
  return comment === undefined ? discussion : `${discussion}?comment=${comment}#comment-${comment}`
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
