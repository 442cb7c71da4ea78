import type { Marked } from './contract.ts'
import { answersTo, type Sought } from './sought.ts'
import { placedWords } from './words.ts'

/** The text in pieces, those that were searched for marked. Safe to show anywhere: there is no HTML in it. */
export function marked(text: string, sought: readonly Sought[]): Marked {
  const pieces: Marked = []
  let from = 0
  for (const { start, end, words } of placedWords(text)) {
    if (!words.some((word) => sought.some((one) => answersTo(word, one)))) continue
    if (start > from) pieces.push({ text: text.slice(from, start), marked: false })
    pieces.push({ text: text.slice(start, end), marked: true })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false })
  return pieces
}
