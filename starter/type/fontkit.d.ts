/** The part of fontkit, pdfkit's font library, that measures and outlines text. fontkit has no types. */
declare module 'fontkit' {
  export interface Path {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path
    /** With at most two decimals. */
    toSVG(): string
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { advanceWidth: number; glyphs: { path: Path }[]; positions: { xAdvance: number }[] }
  }
  export function create(bytes: Uint8Array): Font
}
