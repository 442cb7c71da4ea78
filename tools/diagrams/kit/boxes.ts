import type { Paint } from './palette.ts'
import { arrow, type Point, rect, type Shape } from './shapes.ts'
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

/** Boxes from left to right with arrows between them, across `width` points. */
export function flow(words: string[], [x, y]: Point, [width, height]: [number, number], looks: BoxLook[]): Shape[] {
  const gap = 36
  const each = (width - gap * (words.length - 1)) / words.length
  return words.flatMap((text, index) => {
    const left = x + index * (each + gap)
    const look = looks[index % looks.length]
    const link = index > 0 ? arrow([left - gap + 4, y + height / 2], [left - 4, y + height / 2]) : []
    return [...link, ...(look ? box(text, [left, y], [each, height], look) : [])]
  })
}
