import { splitAt } from '#core/text-search.ts'

/** A text with the words that a list is narrowed down by marked. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  const pieces = splitAt(text, words)
  if (pieces === undefined) return text
  const [before, found, after] = pieces
  return (
    <>
      {before}
      <mark>{found}</mark>
      {after}
    </>
  )
}
