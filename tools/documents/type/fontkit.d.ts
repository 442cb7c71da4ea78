/** The part of fontkit, pdfkit's font library, that measures text. fontkit has no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { advanceWidth: number }
  }
  export function create(bytes: Uint8Array): Font
}
