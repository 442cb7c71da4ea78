import { Link } from '#ui/Link.tsx'
import type { SearchResult } from '../contract.ts'
import { type Asked, addressOf } from '../search-address.ts'
import { text } from '../text.ts'

/** What was searched beside or instead of the words that were typed, and the way back to those. */
export function SearchNotices({ asked, result }: { asked: Asked; result: SearchResult }) {
  const { corrected, synonyms } = result
  if (corrected.length + synonyms.length === 0) return null
  return (
    <div className="search-notice" role="status">
      {corrected.map(({ typed, word }) => (
        <p key={typed}>
          {text.noDocument(typed)}
          <b>{word}</b>.
        </p>
      ))}
      {synonyms.map(({ typed, meaning, names }) => (
        <p key={typed}>
          {text.alsoResults}
          <b>{names.join(', ')}</b>
          {meaning === null ? '.' : text.because(typed, meaning)}
        </p>
      ))}
      <p>
        <Link to={addressOf(asked, { exact: true })}>
          {corrected.length > 0 ? text.searchInstead(asked.query) : text.searchOnly(asked.query)}
        </Link>
      </p>
    </div>
  )
}
