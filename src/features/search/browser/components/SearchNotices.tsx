import type { QueryInterpretation } from '#core/query-interpretation.ts'
import { Link } from '#ui/Link.tsx'
import { text } from '../../messages.ts'
import { NoticeLines } from './NoticeLines.tsx'

interface SearchNoticesProps {
  query: string
  interpretation: QueryInterpretation
  /** Address of the same search with nothing but the words that were typed. */
  exact: string
  /** What was searched. */
  thing?: 'document' | 'discussion'
}

/** What was searched beside or instead of the words that were typed, and the way back to those. */
export function SearchNotices({ query, interpretation, exact, thing = 'document' }: SearchNoticesProps) {
  if (interpretation.corrected.length + interpretation.synonyms.length === 0) return null
  return (
    <div className="notice" role="status">
      <NoticeLines interpretation={interpretation} thing={thing} />
      <p>
        <Link to={exact} preventScrollReset>
          {interpretation.corrected.length > 0 ? text.searchInstead(query) : text.searchOnly(query)}
        </Link>
      </p>
    </div>
  )
}
