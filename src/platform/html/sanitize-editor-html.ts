import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { isLinkAddress, pathOnSite } from '#core/link-address.ts'

const TAGS = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'blockquote', 'hr']
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/**
 * Sanitizes HTML that an editor wrote, before it is stored: tags and attributes that are not listed are removed, their text
 * stays. Links lead to http, https, mailto or this site. Pages of other sites get no access to the window that opened them.
 */
export function sanitizeEditorHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TAGS, ...TABLE_TAGS],
    allowedAttributes: { a: ['href', 'rel', 'lang'], th: ['scope'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: {
      b: 'strong',
      i: 'em',
      a: (tagName, attribs) => ({
        tagName,
        attribs: linkAttributes(attribs),
      }),
    },
  })
}

/** Links lead to a place on the page, a page of this site, a web address or a mailbox. */
function linkAttributes({ href = '', ...others }: Attributes): Attributes {
  if (href.startsWith('#') || pathOnSite(href) !== undefined) return { ...others, href }
  if (!isLinkAddress(href)) return others
  return /^https?:/i.test(href) ? { ...others, href, rel: 'noopener' } : { ...others, href }
}
