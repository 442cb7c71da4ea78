import type { Marked } from './contract.ts'

/** The text in pieces, those that the locator finds marked. Safe to show anywhere: there is no HTML in it. */
export function marked(text: string, locator: RegExp): Marked {
  const pieces: Marked = []
  let from = 0
  for (const { index, 0: word } of text.matchAll(locator)) {
    if (index > from) pieces.push({ text: text.slice(from, index), marked: false })
    pieces.push({ text: word, marked: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false })
  return pieces
}
