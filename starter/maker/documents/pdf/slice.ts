import { breakLines, type TextStyle } from '../../../type/lines.ts'
import type { Ink } from '../brand.ts'
import type { Run } from '../text/blocks.ts'
import type { Canvas, Tag } from './canvas.ts'
import { writeLine } from './write-line.ts'

/** A strip of the page that a page break never divides: a line of text or a table row. All lengths in points. */
export interface Slice {
  height: number
  /** Space above; none at the top of a page. */
  gap: number
  /** Whether the next slice must be on the same page. */
  keepNext: boolean
  /** Whether `keepNext` may be ignored to save a page. */
  isKeepNextOptional?: boolean
  draw: (canvas: Canvas, x: number, y: number) => void
  /** A table header, repeated above the slice when it is the first on a page. */
  repeatedHeader?: Slice
  /** A page break before the slice. */
  breakBefore?: boolean
  /** Whether it begins the sources, which nothing but small print follows. */
  startsSources?: boolean
}

export interface Text {
  runs: Run[]
  style: TextStyle
  ink: Ink
  tag: Tag
  width: number
  gap: number
  /** Keeps all lines on the page of the next slice, for headings. */
  keepNext: boolean
}

/** The lines of a paragraph. The first two and the last two stay together (no widows and orphans). */
export function textSlices(text: Text): Slice[] {
  const lines = breakLines(text.runs, text.style, text.width)
  return lines.map((line, index) => ({
    height: text.style.leading,
    gap: index === 0 ? text.gap : 0,
    keepNext: (index < lines.length - 1 && (index === 0 || index === lines.length - 2)) || text.keepNext,
    draw: (canvas, x, y) => writeLine(canvas, line, text.style, text.ink, text.tag, x, y),
  }))
}

/** Draws slices one below the other. @param x and `y` of the top left of the first, points */
export function drawSlices(canvas: Canvas, slices: Slice[], x: number, y: number): void {
  let top = y
  for (const [index, slice] of slices.entries()) {
    if (index > 0) top += slice.gap
    slice.draw(canvas, x, top)
    top += slice.height
  }
}

/** Moves slices to the right. */
export function indentSlices(slices: Slice[], by: number): Slice[] {
  return slices.map((slice) => ({ ...slice, draw: (canvas, x, y) => slice.draw(canvas, x + by, y) }))
}

/** Total height of slices, without the gap above the first. */
export function heightOf(slices: Slice[]): number {
  return slices.reduce((sum, slice, index) => sum + slice.height + (index === 0 ? 0 : slice.gap), 0)
}
