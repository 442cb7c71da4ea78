import { escapeText } from './escape.ts'

/** A piece of plain text that is one paragraph, and where it starts in the whole, in characters. */
export interface Paragraph {
  start: number
  text: string
}

/** The paragraphs of plain text: blank lines stand between them. There is always one; those at the ends may be empty. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let start = 0
  for (const { 0: blank, index } of text.matchAll(/\n[^\S\n]*\n\s*/g)) {
    paragraphs.push({ start, text: text.slice(start, index) })
    start = index + blank.length
  }
  return [...paragraphs, { start, text: text.slice(start) }]
}

/** One paragraph as HTML; a line break becomes a `<br>`. */
export function htmlOfParagraph(text: string): string {
  return `<p>${escapeText(text).replace(/\n/g, '<br>')}</p>`
}

/**
 * What was typed in a plain field, as HTML: a paragraph at each blank line, a break at each line end.
 * @param text as a textarea gives it
 * @returns an empty text if nothing but white space was typed
 */
export function htmlOfText(text: string): string {
  return paragraphsOf(text.replace(/\r\n?/g, '\n'))
    .map((paragraph) => paragraph.text.trim())
    .filter((paragraph) => paragraph !== '')
    .map(htmlOfParagraph)
    .join('')
}
