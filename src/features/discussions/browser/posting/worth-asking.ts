import { countWords } from '#core/words.ts'

const ENOUGH_WORDS = 3
const ENOUGH_LETTERS = 12

/** Whether a title that is being typed says enough to look for similar ones: three words or twelve letters. */
export function isWorthAsking(title: string): boolean {
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  return countWords(title) >= ENOUGH_WORDS || letters >= ENOUGH_LETTERS
}
