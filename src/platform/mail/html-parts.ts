import { directionOf } from '#core/direction.ts'
import { escapeHtml } from '#core/escape-html.ts'
import { textOfHtml } from '#core/words.ts'
import { STYLE } from './layout-style.ts'

/**
 * A table for the layout. Outlook for Windows ignores widths, padding and margins of other elements: widths are attributes here,
 * and distances the padding of cells.
 */
export function layoutTable(rows: readonly string[], attributes = ''): string {
  const none = 'width="100%" cellspacing="0" cellpadding="0" border="0"'
  return `<table role="presentation" ${none}${attributes && ` ${attributes}`}>\n${rows.join('\n')}\n</table>`
}

/** A row with one cell. @param className of `DARK_STYLES` */
export function row(html: string, style: string, className = ''): string {
  return `<tr><td${className && ` class="${className}"`} style="${style}">${html}</td></tr>`
}

/** A paragraph with its line breaks, in its own direction. */
export function paragraph(text: string, style: string = STYLE.paragraph, className = 'ink'): string {
  const html = escapeHtml(text).replace(/\r?\n/g, '<br>')
  return `<p class="${className}" dir="${directionOf(text)}" style="${style}">${html}</p>`
}

const BLOCKS = /<(p|ul|ol|blockquote|h[1-6]|th|td)(?=[\s>])/g

/** HTML whose blocks have their own direction. The items of a list have that of the list: its marks are on one side. */
export function withDirections(html: string): string {
  return html.replace(BLOCKS, (tag, _name, at: number) => `${tag} dir="${directionOf(textOfHtml(html.slice(at)))}"`)
}
