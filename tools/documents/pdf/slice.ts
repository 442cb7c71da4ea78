import type { Ink } from '../brand.ts'
import type { Run } from '../text/blocks.ts'
import { breakLines, type TextStyle } from '../type/lines.ts'
import type { Pen, Tag } from './pen.ts'
import { writeLine } from './write-line.ts'

/** A strip of the page that is never cut: a line of text, a row of a table. All lengths are points. */
export interface Slice {
  height: number
  /** Space above; none at the top of a page. */
  gap: number
  /** Whether the next slice must stand on the same page. */
  keepNext: boolean
  /** That `keepNext` is a wish: it gives way where it would cost a page. */
  mayPart?: boolean
  draw: (pen: Pen, x: number, y: number) => void
  /** Drawn again above the slice when a new page begins with it: the header of a table. */
  again?: Slice
  /** Begins a new page. */
  newPage?: boolean
}

export interface Text {
  runs: Run[]
  style: TextStyle
  ink: Ink
  tag: Tag
  width: number
  gap: number
  /** Keeps all lines with what follows, as under a heading. */
  keepNext: boolean
}

/** The lines of a paragraph. The first two and the last two stay together, so that no line stands alone on a page. */
export function textSlices(text: Text): Slice[] {
  const lines = breakLines(text.runs, text.style, text.width)
  return lines.map((line, index) => ({
    height: text.style.leading,
    gap: index === 0 ? text.gap : 0,
    keepNext: (index < lines.length - 1 && (index === 0 || index === lines.length - 2)) || text.keepNext,
    draw: (pen, x, y) => writeLine(pen, line, text.style, text.ink, text.tag, x, y),
  }))
}

/** The same slices further right. */
export function indented(slices: Slice[], by: number): Slice[] {
  return slices.map((slice) => ({ ...slice, draw: (pen, x, y) => slice.draw(pen, x + by, y) }))
}

/** Height of slices one below the other, without the space above the first. */
export function heightOf(slices: Slice[]): number {
  return slices.reduce((sum, slice, index) => sum + slice.height + (index === 0 ? 0 : slice.gap), 0)
}
