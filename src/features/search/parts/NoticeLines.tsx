import type { SearchResult } from '../contract.ts'
import { text } from '../text.ts'

/** What was searched beside or instead of the words that were typed. */
export function NoticeLines({ result: { corrected, synonyms } }: { result: SearchResult }) {
  return (
    <>
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
    </>
  )
}
