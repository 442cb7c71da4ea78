import { textOfHtml } from '#core/words.ts'

/** Longest summary, in characters: two lines on a phone. */
const LONGEST = 110

/** One line about a news item: its first sentence, cut after a whole word where it is long. @param html its content */
export function newsSummary(html: string): string {
  const text = textOfHtml(html)
  const sentence = /^.*?[.!?:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
  if (sentence.length <= LONGEST) return sentence
  const cut = sentence.slice(0, LONGEST)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[,;]$/, '')} …`
}
