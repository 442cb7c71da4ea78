import { escapeText } from './escape.ts'

/**
 * What was typed in a plain field, as HTML: a paragraph at each blank line, a break at each line end.
 * @param text as a textarea gives it
 * @returns an empty text if nothing but white space was typed
 */
export function htmlOfText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeText(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('')
}

/**
 * A post's HTML as text for a plain field, for browsers only.
 * @returns undefined if the post has what plain text can't hold: anything but paragraphs and line breaks
 */
export function plainTextOf(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (body.querySelector(':not(p, br)')) return undefined
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  return [...body.childNodes].map(({ textContent }) => textContent).join('\n\n')
}
