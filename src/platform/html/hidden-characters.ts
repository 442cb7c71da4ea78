/** What turns text around (bidi overrides and isolates), marks byte order, or is half a character. */
const HIDDEN = /[\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]/gu
const CONTROLS = /(?![\n\t])\p{Cc}/gu

/** Text without control characters (line feed and tab stay), bidi controls, byte order marks and lone surrogates. */
export function withoutHidden(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(HIDDEN, '').replace(CONTROLS, '')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '')
}

export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}

/** Undoes the two functions above. Other entities are text: they stay as they are. */
export function unescapeMarkup(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => CHARACTERS[entity] ?? entity)
}
