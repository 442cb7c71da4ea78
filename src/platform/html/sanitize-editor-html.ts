import sanitizeHtml from 'sanitize-html'

const TAGS = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'blockquote', 'hr']
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/**
 * Cleans HTML that an editor wrote, before it is stored: what the list names stays, all else goes, text is kept.
 * Links lead to http, https, mailto or this site; links elsewhere tell the other site nothing of ours.
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

/** The words of HTML without its tags, one space between blocks. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/<\/(p|li|h\d|td|th|tr|blockquote)>|<br\s*\/?>/gi, ' ')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return unescapeHtml(text).replace(/\s+/g, ' ').trim()
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
}
