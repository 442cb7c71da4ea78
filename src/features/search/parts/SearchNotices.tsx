import { Link } from '#ui/Link.tsx'
import type { SearchResult } from '../contract.ts'
import { type Asked, addressOf } from '../search-address.ts'
import { text } from '../text.ts'
import { NoticeLines } from './NoticeLines.tsx'

/** What was searched beside or instead of the words that were typed, and the way back to those. */
export function SearchNotices({ asked, result }: { asked: Asked; result: SearchResult }) {
  if (result.corrected.length + result.synonyms.length === 0) return null
  return (
    <div className="search-notice" role="status">
      <NoticeLines result={result} />
      <p>
        <Link to={addressOf(asked, { exact: true })}>
          {result.corrected.length > 0 ? text.searchInstead(asked.query) : text.searchOnly(asked.query)}
        </Link>
      </p>
    </div>
  )
}
