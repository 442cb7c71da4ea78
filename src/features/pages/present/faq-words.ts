import { containsEachWord } from '#core/text-search.ts'
import { textOfHtml } from '#core/words.ts'

/** Whether a question or its answer has all words of a search. */
export function hasWords({ question, answer }: { question: string; answer: string }, search: string): boolean {
  return containsEachWord(`${question}\n${textOfHtml(answer)}`, search)
}
