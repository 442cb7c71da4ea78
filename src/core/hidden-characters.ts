/** Characters that change the direction of text (bidi overrides and isolates), byte order marks and lone surrogates. */
const HIDDEN = /[\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]/gu
const CONTROLS = /(?![\n\t])\p{Cc}/gu

/**
 * Removes control characters, bidi controls, byte order marks and lone surrogates. Line feeds and tabs stay; other line
 * breaks become line feeds.
 */
export function removeHiddenCharacters(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(HIDDEN, '').replace(CONTROLS, '')
}
