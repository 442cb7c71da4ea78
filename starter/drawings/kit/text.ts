import { breakLines, contentWidths } from '../../type/lines.ts'
import { plain } from '../../type/runs.ts'
import type { Paint } from './palette.ts'
import type { Anchor, TextShape } from './shapes.ts'

/** The back of a room reads this on a slide, in points; at the width of a page it becomes 13.5. */
export const TEXT_SIZE = 24

export interface TextLook {
  /** `TEXT_SIZE` by default and at least. */
  size?: number
  bold?: boolean
  paint?: Paint
  anchor?: Anchor
}

/** One line of text. @param y of the baseline */
export function text(words: string, x: number, y: number, look: TextLook = {}): TextShape {
  const { size = TEXT_SIZE, bold = false, paint = 'ink', anchor = 'start' } = look
  return { kind: 'text', text: words, x, y, size, bold, paint, anchor }
}

/** Width of one line, in points. */
export function textWidth(words: string, look: TextLook = {}): number {
  const { size = TEXT_SIZE, bold = false } = look
  return contentWidths([plain(words)], { size, leading: size, bold }).max
}

/** Text broken into lines of at most `width` points. */
export interface TextBox {
  shapes: TextShape[]
  /** From the top of the first line to the bottom of the last. */
  height: number
  /** Of the longest line. */
  width: number
}

/**
 * Wraps text.
 * @param x of the anchor: left edge, middle or right edge
 * @param y of the top of the first line
 * @param look `middle` puts the box's middle at `y` instead of its top
 */
export function textBox(
  words: string,
  x: number,
  y: number,
  width: number,
  look: TextLook & { middle?: boolean } = {},
): TextBox {
  const { size = TEXT_SIZE, bold = false } = look
  const leading = size * 1.18
  const lines = breakLines([plain(withoutLooseSigns(words))], { size, leading, bold }, width)
  const height = lines.length * leading
  const top = look.middle ? y - height / 2 : y
  const shapes = lines.map((line, index) =>
    text(
      line.pieces
        .map((piece) => piece.text)
        .join('')
        .trimEnd(),
      x,
      top + index * leading + size * 0.92,
      look,
    ),
  )
  return { shapes, height, width: Math.max(...lines.map((line) => line.width)) }
}

/** In French, a sign with a space before it stays with its word. */
function withoutLooseSigns(words: string): string {
  return words.replace(/ (?=[:;!?»%])/g, '\u00A0').replace(/« /g, '«\u00A0')
}
