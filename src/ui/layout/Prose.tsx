import { text } from '../messages.ts'

/** Each block takes its direction from its own first letter, so that Arabic and English can follow each other. */
const BLOCKS = /<(p|ul|ol|li|blockquote|h[2-4]|th|td)(?=[\s>])/g

/** A wide table scrolls in a box of its own, also with the keyboard. */
const TABLE_BOX = `<div class="table-scroll" role="group" aria-label="${text.table}" tabindex="0">`

/** HTML that editors and members wrote; it was sanitized before it was stored. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  const blocks = html
    .replace(/<tr>.*?<\/tr>/gs, (row) => row.replaceAll('<th', `<th scope="${row.includes('<td') ? 'row' : 'col'}"`))
    .replaceAll('<table>', `${TABLE_BOX}<table>`)
    .replaceAll('</table>', '</table></div>')
    .replace(BLOCKS, '<$1 dir="auto"')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized before it was stored
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: blocks }} />
}
