/**
 * The number of words: runs of characters without white space. Used by forms, counters and the server.
 * @param text plain text; for HTML pass the result of `textOfHtml`
 */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Letters, digits, punctuation and symbols, except for those without a visible glyph. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u

export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text)
}

/** Tags that end a word; inline tags such as `<strong>` can be inside a word. */
const BREAKING_TAGS = /<\/?(?:p|br|li|ul|ol|blockquote|h[1-6]|div|tr|td|th|hr)\b[^>]*>/gi
const TAGS = /<[^>]*>/g
const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/**
 * The text of well-formed HTML, for counting, comparing and excerpts. Does not protect against hostile HTML, which is sanitized
 * before it is stored.
 */
export function textOfHtml(html: string): string {
  return html
    .replace(BREAKING_TAGS, ' ')
    .replace(TAGS, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
