import { formatDate } from '#core/format.ts'
import { textOfHtml } from '#core/words.ts'
import { Link } from '#ui/Link.tsx'
import { text } from '../../messages.ts'
import { discussionPath } from '../../paths.ts'
import type { Activity } from '../../schemas.ts'

export type ActivityAction = 'edit' | 'delete'

interface ActivityRowProps {
  activity: Activity
  /** Given for one's own. */
  onAct: ((action: ActivityAction) => void) | undefined
}

/** A discussion or a comment of a member; of what is gone only that it was there. */
export function ActivityRow({ activity, onAct }: ActivityRowProps) {
  const { type, post, comment, activity_at } = activity
  const isGone = (type === 'post' ? post : comment) === null
  return (
    <li className="activity-row">
      <p className="activity-kind">
        {type === 'post' ? text.member.started : text.member.commented}
        {post && <span className="discussion-topic">{post.category.name}</span>}
      </p>
      {post ? (
        <h3>
          <Link to={placeOf(post.slug, comment?.id)}>{post.title}</Link>
        </h3>
      ) : (
        <p className="quiet">{text.member.postRemoved}</p>
      )}
      <Words activity={activity} />
      <div className="activity-foot">
        <time dateTime={activity_at}>{formatDate(activity_at)}</time>
        {onAct && !isGone && <OwnTools of={post?.title ?? text.member.commented} onAct={onAct} />}
      </div>
    </li>
  )
}

/** A comment's page opens where the comment stands. */
function placeOf(slug: string, comment: number | undefined): string {
  const discussion = discussionPath(slug)
  return comment === undefined ? discussion : `${discussion}?comment=${comment}#comment-${comment}`
}

/** The first lines of what was written. */
function Words({ activity: { type, post, comment } }: { activity: Activity }) {
  if (type === 'post') return post && <p className="activity-words">{textOfHtml(post.body)}</p>
  if (comment) return <p className="activity-words">{comment.comment}</p>
  return post && <p className="quiet">{text.member.commentRemoved}</p>
}

function OwnTools({ of, onAct }: { of: string; onAct: (action: ActivityAction) => void }) {
  return (['edit', 'delete'] as const).map((action) => (
    <button
      key={action}
      type="button"
      className="link-button"
      aria-label={`${text.member[action]}: ${of}`}
      onClick={() => onAct(action)}
    >
      {text.member[action]}
    </button>
  ))
}
