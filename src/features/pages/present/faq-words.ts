import { containsWords } from '#core/text-search.ts'
import { textOfHtml } from '#core/words.ts'

/** Whether a question or its answer has all words of a search. */
export function hasWords({ question, answer }: { question: string; answer: string }, search: string): boolean {
  const words = `${question}\n${textOfHtml(answer)}`
  return search.split(/\s+/).every((word) => containsWords(words, word))
}
