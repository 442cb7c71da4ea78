import { breakLines, type TextStyle } from '../../../type/lines.ts'
import { plain } from '../text/blocks.ts'
import type { Canvas } from './canvas.ts'
import { writeLine } from './write-line.ts'

/** Where a line of a header or footer is: the area's left edge and width, and y of its top, points. */
export interface ShortPlace {
  left: number
  width: number
  y: number
  side: 'left' | 'right'
}

/** Writes one line as an artifact, shortened with … when it is wider than `room` points. @returns its width */
export function writeShort(canvas: Canvas, text: string, style: TextStyle, place: ShortPlace, room: number): number {
  let words = text.split(' ')
  let [line] = breakLines([plain(text)], style, Number.POSITIVE_INFINITY)
  while (line && line.width > room && words.length > 1) {
    words = words.slice(0, -1)
    line = breakLines([plain(`${words.join(' ').replace(/[,:;]$/, '')}…`)], style, Number.POSITIVE_INFINITY)[0]
  }
  if (!line) return 0
  const left = place.side === 'left' ? place.left : place.left + place.width - line.width
  writeLine(canvas, line, style, 'inkSoft', null, left, place.y)
  return line.width
}
