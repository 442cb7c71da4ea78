import type { Paint } from './palette.ts'
import { type Point, rect, type Shape } from './shapes.ts'
import { type TextLook, textBox } from './text.ts'

export interface BoxLook {
  fill: Paint
  stroke?: Paint
  ink?: Paint
  bold?: boolean
  size?: number
  radius?: number
}

/** A box with text in its middle. Lengths in points. */
export function box(
  words: string,
  [x, y]: Point,
  [width, height]: [width: number, height: number],
  { fill, stroke, ink = 'ink', bold = false, radius = 12, ...rest }: BoxLook,
): Shape[] {
  const look: TextLook = { paint: ink, bold, anchor: 'middle', ...rest }
  return [
    rect(x, y, width, height, { fill, radius, ...(stroke && { stroke, width: 2.5 }) }),
    ...textBox(words, x + width / 2, y + height / 2, width - 20, { ...look, middle: true }).shapes,
  ]
}
