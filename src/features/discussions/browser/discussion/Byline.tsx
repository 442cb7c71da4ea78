import { formatDate } from '#core/format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { Author } from '../../schemas.ts'
import { text } from './messages.ts'

export function fullName({ first_name, last_name }: Pick<Author, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}

/** A member's name, as a link to the profile; removed members have no profile. */
export function AuthorName({ author }: { author: Author }) {
  if (author.is_removed) return <b>{fullName(author)}</b>
  return (
    <Link to={`/community/user/${author.id}`} className="author-name">
      {fullName(author)}
    </Link>
  )
}

/** When something was written, and when it was last edited. */
export function Dates({ of: { created_at, updated_at } }: { of: { created_at: string; updated_at: string } }) {
  return (
    <>
      <time dateTime={created_at}>{formatDate(created_at)}</time>
      {updated_at > created_at && (
        <>
          {' · '}
          <time dateTime={updated_at}>{text.edited(formatDate(updated_at))}</time>
        </>
      )}
    </>
  )
}
