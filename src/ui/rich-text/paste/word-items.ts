import type { Block, Run } from './blocks.ts'
import { styleOf } from './element-look.ts'
import { BULLET_MARK, INNER_BULLET_MARK, NUMBER_MARK, ORDER_MARK } from './list-marks.ts'

/** Word writes a list item as a paragraph that names its list and level, with the mark as words in a span of its own. */
export function wordItem(paragraph: Element): Block['list'] {
  const level = /level(\d)/.exec(styleOf(paragraph, 'mso-list'))?.[1]
  if (level === undefined) return undefined
  const mark = [...paragraph.querySelectorAll('span')].find(isWordMark)?.textContent ?? ''
  return { ordered: ORDER_MARK.test(mark.replace(/\s+/g, '')), level: Number(level) }
}

/** The span with the mark, which the list draws again by itself. */
export function isWordMark(element: Element): boolean {
  return styleOf(element, 'mso-list') === 'ignore'
}

/**
 * Word on phones and some mail programs keep the mark only as words: a paragraph that begins with '·' is an item, one
 * that begins with '1.' or 'o' only where it is styled as an item.
 */
export function itemByWords(paragraph: Element | undefined, runs: Run[]): Block['list'] {
  const first = runs[0]
  if (!first) return undefined
  const isStyled = /\bMsoListParagraph/i.test(paragraph?.className ?? '')
  const start = runs.map(({ text }) => text).join('')
  const inner = isStyled ? INNER_BULLET_MARK.exec(start) : null
  const mark = inner ?? BULLET_MARK.exec(start) ?? (isStyled ? NUMBER_MARK.exec(start) : null)
  // A dash may begin spoken words; a mark that runs on into the next run is too rare to take apart.
  if (!mark || (/^[*–-]/.test(mark[0]) && !isStyled) || mark[0].length > first.text.length) return undefined
  first.text = first.text.slice(mark[0].length)
  if (first.text === '') runs.shift()
  return { ordered: /\d/.test(mark[0]), level: inner ? 2 : 1 }
}
