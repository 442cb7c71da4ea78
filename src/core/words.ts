/**
 * How many words a text has: runs of characters that are not white space. Form, counter and server count by this.
 * @param text plain text; of HTML give `textOfMarkup`
 */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Letters, digits, punctuation or symbols; the ones taken out here are drawn as blank, as joiners and marks alone are. */
const SEEN = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a reader sees anything of a text. */
export function isSeen(text: string): boolean {
  return SEEN.test(text)
}

/** Tags that end a word; inline ones, such as `<strong>`, may stand in the middle of one. */
const BREAKING_TAGS = /<\/?(?:p|br|li|ul|ol|blockquote|h[1-6]|div|tr|td|th|hr)\b[^>]*>/gi
const TAGS = /<[^>]*>/g
const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/**
 * The words of well-formed HTML without its tags, for counting, comparing and excerpts. No defence against hostile HTML:
 * that is cleaned before.
 */
export function textOfMarkup(html: string): string {
  return html
    .replace(BREAKING_TAGS, ' ')
    .replace(TAGS, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
