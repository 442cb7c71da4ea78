import { splitAtWords } from '#core/text-search.ts'

export function MarkedText({ text, words }: { text: string; words: string }) {
  const parts = splitAtWords(text, words)
  if (parts === undefined) return text
  const [before, match, after] = parts
  return (
    <>
      {before}
      <mark>{match}</mark>
      {after}
    </>
  )
}
