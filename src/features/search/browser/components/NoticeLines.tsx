import type { QueryInterpretation } from '#core/query-interpretation.ts'
import { text } from '../../messages.ts'

interface NoticeLinesProps {
  interpretation: QueryInterpretation
  /** What was searched. */
  thing?: 'document' | 'discussion'
}

/** What was searched beside or instead of the words that were typed. */
export function NoticeLines({ interpretation: { corrected, synonyms }, thing = 'document' }: NoticeLinesProps) {
  return (
    <>
      {corrected.map(({ typed, word }) => (
        <p key={typed}>
          {text.nothingContains(thing, typed)}
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
    </>
  )
}
