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
  if (interpretation.corrected.length + interpretation.synonyms.length === 0) return null
  return (
    <div className="notice" role="status">
      <NoticeLines interpretation={interpretation} itemName={itemName} />
      <p>
        <Link to={exactUrl} preventScrollReset>
          <Sentence>
            {interpretation.corrected.length > 0 ? text.searchInstead(query) : text.searchOnly(query)}
          </Sentence>
        </Link>
      </p>
    </div>
  )
}

interface NoticeLinesProps {
  interpretation: QueryInterpretation
  itemName?: 'document' | 'discussion'
}

/** The corrections and synonyms of a search. */
export function NoticeLines({ interpretation: { corrected, synonyms }, itemName = 'document' }: NoticeLinesProps) {
  return (
    <>
      {corrected.map(({ typed, word }) => (
        <p key={typed}>
          <Sentence>{text.nothingContains(itemName, typed)}</Sentence>
          <b dir="auto">{word}</b>.
        </p>
      ))}
      {synonyms.map(({ typed, meaning, names }) => (
        <p key={typed}>
          {text.alsoResults}
          <b>{names.join(', ')}</b>
          {meaning === null ? '.' : text.because(typed, meaning)}
        </p>
      ))}
    </>
  )
}
