import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { isLinkAddress, pathOnSite } from '#core/link-address.ts'
import { MAX_TABLE, spanOf } from '#core/table-size.ts'

const TAGS = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'blockquote', 'hr']
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const SPANS = ['colspan', 'rowspan']

/**
 * Sanitizes HTML that an editor wrote, before it is stored: tags and attributes that are not listed are removed, their text
 * stays. Links lead to http, https, mailto or this site. Pages of other sites get no access to the window that opened them.
 */
export function sanitizeEditorHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TAGS, ...TABLE_TAGS],
    allowedAttributes: { a: ['href', 'rel', 'lang'], th: ['scope', ...SPANS], td: SPANS, ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: {
      b: 'strong',
      i: 'em',
      a: (tagName, attribs) => ({
        tagName,
        attribs: linkAttributes(attribs),
      }),
      th: withBoundedSpans,
      td: withBoundedSpans,
    },
  })
}

function withBoundedSpans(tagName: string, { colspan, rowspan, ...others }: Attributes) {
  const [columns, rows] = [spanOf(colspan, MAX_TABLE.columns), spanOf(rowspan, MAX_TABLE.rows)]
  if (columns > 1) others.colspan = String(columns)
  if (rows > 1) others.rowspan = String(rows)
  return { tagName, attribs: others }
}

/** Links lead to a place on the page, a page of this site, a web address or a mailbox. */
function linkAttributes({ href = '', ...others }: Attributes): Attributes {
  if (href.startsWith('#') || pathOnSite(href) !== undefined) return { ...others, href }
  if (!isLinkAddress(href)) return others
  return /^https?:/i.test(href) ? { ...others, href, rel: 'noopener' } : { ...others, href }
}
