import type { QueryInterpretation } from '#core/query-interpretation.ts'
import { Sentence } from '#ui/elements/Sentence.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { text } from '../../messages.ts'

interface SearchNoticesProps {
  query: string
  interpretation: QueryInterpretation
  /** URL of the same search without corrections and synonyms. */
  exactUrl: string
  itemName?: 'document' | 'discussion'
}

/** The corrections and synonyms of a search, and a link to a search without them. */
export function SearchNotices({ query, interpretation, exactUrl, itemName = 'document' }: SearchNoticesProps) {
  const isChanged = interpretation.corrected.length + meaningsOf(interpretation).length > 0
  if (!isChanged && !interpretation.is_rebuilding) return null
  return (
    <div className="notice search-notice" role="status">
      <NoticeLines interpretation={interpretation} itemName={itemName} />
      {isChanged && (
        <p>
          <Link to={exactUrl} preventScrollReset>
            <Sentence>
              {interpretation.corrected.length > 0 ? text.searchInstead(query) : text.searchOnly(query)}
            </Sentence>
          </Link>
        </p>
      )}
    </div>
  )
}

interface NoticeLinesProps {
  interpretation: QueryInterpretation
  itemName?: 'document' | 'discussion'
}

/** Whether the search is complete, its corrections, and what its words mean. */
export function NoticeLines({ interpretation, itemName = 'document' }: NoticeLinesProps) {
  return (
    <>
      {interpretation.is_rebuilding && <p>{text.rebuilding}</p>}
      {interpretation.corrected.map(({ typed, word }) => (
        <p key={typed}>
          <Sentence>{text.nothingContains(itemName, typed)}</Sentence>
          <b dir="auto">{word}</b>.
        </p>
      ))}
      {meaningsOf(interpretation).map((meaning) => (
        <p key={meaning}>
          {text.alsoResults}
          <b dir="auto">{meaning}</b>.
        </p>
      ))}
    </>
  )
}

/** None for a name that documents use: its other names are the same in other languages. */
function meaningsOf({ synonyms }: QueryInterpretation): string[] {
  return [...new Set(synonyms.flatMap(({ meaning }) => meaning ?? []))]
}
