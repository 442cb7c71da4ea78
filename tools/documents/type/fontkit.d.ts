/** The little of fontkit, the font reader inside pdfkit, that is used to measure text. It brings no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { advanceWidth: number }
  }
  export function create(bytes: Uint8Array): Font
}
