import type { Block, Run } from './blocks.ts'
import { styleOf } from './element-style.ts'

/** The beginning of a line that is a list item. */
export const BULLET_MARKER = /^(?:[•·▪◦‣●○■§\uf0b7\uf0a7]\s*|[*–-]\s+)(?=\S)/

/** Word's marker for a nested item: the letter o, which a typeface shows as a circle. */
const INNER_BULLET_MARKER = /^o\s+(?=\S)/

/** '1.' or '1)' before text. The first group is the number. */
export const NUMBER_MARKER = /^(\d{1,2})[.)]\s+(?=\S)/

/** Word's marker of an ordered item: '1.', 'a)', '(iv)'. */
const ORDER_MARKER = /^\(?(?:\d{1,3}|[a-z]|[ivxlc]+)[.)]$/i

/** The list of a paragraph from Word: its style names list and level, and a span has the marker as text. */
export function wordItem(paragraph: Element): Block['list'] {
  const level = /level(\d)/.exec(styleOf(paragraph, 'mso-list'))?.[1]
  if (level === undefined) return undefined
  const mark = [...paragraph.querySelectorAll('span')].find(isWordMarker)?.textContent ?? ''
  return { ordered: ORDER_MARKER.test(mark.replace(/\s+/g, '')), level: Number(level) }
}

/** The span with the marker, which a real list does not need. */
export function isWordMarker(element: Element): boolean {
  return styleOf(element, 'mso-list') === 'ignore'
}

/**
 * Word on phones and some mail programs have the marker only as text. A paragraph that begins with '·' is an item. One that
 * begins with '1.' or 'o' is an item only if its class says so.
 */
export function itemByText(paragraph: Element | undefined, runs: Run[]): Block['list'] {
  const first = runs[0]
  if (!first) return undefined
  const isStyled = /\bMsoListParagraph/i.test(paragraph?.className ?? '')
  const start = runs.map(({ text }) => text).join('')
  const inner = isStyled ? INNER_BULLET_MARKER.exec(start) : null
  const mark = inner ?? BULLET_MARKER.exec(start) ?? (isStyled ? NUMBER_MARKER.exec(start) : null)
  // A dash may begin direct speech. A marker that continues in the next run is too rare to handle.
  if (!mark || (/^[*–-]/.test(mark[0]) && !isStyled) || mark[0].length > first.text.length) return undefined
  first.text = first.text.slice(mark[0].length)
  if (first.text === '') runs.shift()
  return { ordered: /\d/.test(mark[0]), level: inner ? 2 : 1 }
}
