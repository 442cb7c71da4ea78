import { escapeHtml } from '#core/escape-html.ts'

/**
 * The HTML for plain text: a blank line starts a paragraph, a line end is a break.
 * @param text the value of a textarea
 * @returns an empty text for white space only
 */
export function htmlOfText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('')
}

/**
 * The plain text of a post's HTML. Browsers only.
 * @returns undefined if the post has elements other than paragraphs and line breaks
 */
export function plainTextOf(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (body.querySelector(':not(p, br)')) return undefined
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  return [...body.childNodes].map(({ textContent }) => textContent).join('\n\n')
}
