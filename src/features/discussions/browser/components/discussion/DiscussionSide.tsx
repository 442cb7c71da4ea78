import { Link } from '#ui/Link.tsx'
import { Box } from '#ui/Note.tsx'
import { discussionPath } from '../../../paths.ts'
import type { DiscussionLink } from '../../../schemas.ts'
import { GuidelinesBox } from '../GuidelinesBox.tsx'
import { text } from './messages.ts'

/** What else there is to read. */
export function DiscussionSide({ related }: { related: DiscussionLink[] }) {
  return (
    <div className="discussion-side">
      {related.length > 0 && (
        <Box>
          <h2>{text.related}</h2>
          <ul>
            {related.map(({ id, slug, title, comment_count }) => (
              <li key={id}>
                <Link to={discussionPath(slug)}>{title}</Link>
                {comment_count > 0 && <small>{text.comments(comment_count)}</small>}
              </li>
            ))}
          </ul>
        </Box>
      )}
      <GuidelinesBox />
    </div>
  )
}
