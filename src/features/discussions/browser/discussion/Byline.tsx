import { useDayFormat } from '#features/accounts/browser/session/use-day-format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { fullName } from '../../full-name.ts'
import type { Author } from '../../schemas.ts'
import { text } from './messages.ts'

/** A member's name, as a link to the profile; removed members have no profile. */
export function AuthorName({ author }: { author: Author }) {
  if (author.is_removed) return <b dir="auto">{fullName(author)}</b>
  return (
    <Link to={`/community/user/${author.id}`} className="author-name" dir="auto">
      {fullName(author)}
    </Link>
  )
}

/** When something was written, and when it was last edited. */
export function Dates({ of: { created_at, updated_at } }: { of: { created_at: string; updated_at: string } }) {
  const formatDay = useDayFormat()
  return (
    <>
      <time dateTime={created_at}>{formatDay(created_at)}</time>
      {updated_at > created_at && (
        <>
          {' · '}
          <time dateTime={updated_at}>{text.edited(formatDay(updated_at))}</time>
        </>
      )}
    </>
  )
}
