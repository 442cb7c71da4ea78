import sanitizeHtml from 'sanitize-html'

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
        attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
      }),
    },
  })
}
