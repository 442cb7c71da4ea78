import { useDayFormat } from '#features/accounts/browser/session/use-day-format.ts'
import { Marks } from '#features/search/browser/components/Marks.tsx'
import { Avatar } from '#ui/elements/Avatar.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { fullName } from '../../full-name.ts'
import { discussionPath } from '../../paths.ts'
import type { DiscussionSummary } from '../../schemas.ts'
import { Count, countOf } from './Count.tsx'
import { text } from './messages.ts'

/** A list of discussions. The titles are headings of level 3. */
export function DiscussionRows({ discussions }: { discussions: DiscussionSummary[] }) {
  return (
    <ul className="discussion-rows">
      {discussions.map((discussion) => (
        <DiscussionRow key={discussion.id} discussion={discussion} />
      ))}
    </ul>
  )
}

function DiscussionRow({ discussion }: { discussion: DiscussionSummary }) {
  const formatDay = useDayFormat()
  const { slug, title, category, author, created_at, comment_count, view_count, excerpt, found } = discussion
  return (
    <li>
      <Avatar person={author} />
      <div>
        <h3 dir="auto">
          <Link to={discussionPath(slug)}>{found ? <Marks pieces={found.title} /> : title}</Link>
        </h3>
        <p className="discussion-snippet" dir="auto">
          {found && found.snippet.length > 0 ? <Marks pieces={found.snippet} /> : excerpt}
        </p>
        <p className="discussion-facts">
          <span className="discussion-topic" dir="auto">
            {category.name}
          </span>
          <span>
            <bdi>{fullName(author)}</bdi> · <time dateTime={created_at}>{formatDay(created_at)}</time>
          </span>
          {comment_count === 0 ? (
            <span className="discussion-unanswered">{text.unanswered}</span>
          ) : (
            <Count of={comment_count} one="comment" />
          )}
          <span>{countOf(view_count, 'view')}</span>
        </p>
      </div>
    </li>
  )
}
