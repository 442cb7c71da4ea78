/** Bidi overrides and isolates, byte order marks and lone surrogates. */
const HIDDEN = /[\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]/gu
const CONTROLS = /(?![\n\t])\p{Cc}/gu

/** Text without control characters (line feed and tab stay), bidi controls, byte order marks and lone surrogates. */
export function withoutHidden(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(HIDDEN, '').replace(CONTROLS, '')
}
