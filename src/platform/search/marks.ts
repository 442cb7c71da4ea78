import type { Marked } from '#core/marked.ts'
import type { Locator } from './locator.ts'

/** The text in pieces, those that the locator finds marked. Safe to show anywhere: there is no HTML in it. */
export function marked(text: string, locator: Locator): Marked {
  const pieces: Marked = []
  let from = 0
  for (const { start, end } of locator(text)) {
    if (start > from) pieces.push({ text: text.slice(from, start), marked: false })
    pieces.push({ text: text.slice(start, end), marked: true })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false })
  return pieces
}
