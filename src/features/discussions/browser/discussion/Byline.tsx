import { Link } from '#ui/Link.tsx'
import type { Author } from '../../../schemas.ts'

export function nameOf({ first_name, last_name }: Pick<Author, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}

/** A member's name, and the way to the profile of those who have not left. */
export function AuthorName({ author }: { author: Author }) {
  if (author.is_removed) return <b>{nameOf(author)}</b>
  return (
    <Link to={`/community/user/${author.id}`} className="author-name">
      {nameOf(author)}
    </Link>
  )
}
