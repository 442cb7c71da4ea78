import type { QueryReading } from '#core/query-reading.ts'
import { Link } from '#ui/Link.tsx'
import { text } from '../text.ts'
import { NoticeLines } from './NoticeLines.tsx'
import './search-notice.css'

interface SearchNoticesProps {
  query: string
  reading: QueryReading
  /** Address of the same search with nothing but the words that were typed. */
  exact: string
  /** What was searched. */
  thing?: 'document' | 'discussion'
}

/** What was searched beside or instead of the words that were typed, and the way back to those. */
export function SearchNotices({ query, reading, exact, thing = 'document' }: SearchNoticesProps) {
  if (reading.corrected.length + reading.synonyms.length === 0) return null
  return (
    <div className="search-notice" role="status">
      <NoticeLines reading={reading} thing={thing} />
      <p>
        <Link to={exact} stays>
          {reading.corrected.length > 0 ? text.searchInstead(query) : text.searchOnly(query)}
        </Link>
      </p>
    </div>
  )
}
