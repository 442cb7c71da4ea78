import type { Paint } from '../../kit/palette.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** A: must be done. B: helps. C: not needed. W: desirable. */
export const TEST_CLASSES = ['A', 'B', 'C', 'W'] as const
export type TestClass = (typeof TEST_CLASSES)[number]

/** A class as a mark: a dark square, a half-filled square, a ring, a dashed ring. @param x and `y` of its centre */
export function classMark(kind: TestClass, x: number, y: number, radius: number): Shape[] {
  const letter = (paint: Paint) =>
    text(kind, x, y + radius * 0.5, { bold: true, size: Math.max(24, radius * 1.35), paint, anchor: 'middle' })
  switch (kind) {
    case 'A':
      return [rect(x - radius, y - radius, radius * 2, radius * 2, { fill: 'indigo' }), letter('white')]
    case 'B':
      return [
        rect(x - radius, y - radius, radius * 2, radius * 2, { fill: 'white', stroke: 'indigo', width: 3 }),
        path(`M${x - radius} ${y + radius}L${x + radius} ${y - radius}V${y + radius}Z`, { fill: 'marigold' }),
        rect(x - radius, y - radius, radius * 2, radius * 2, { stroke: 'indigo', width: 3 }),
        letter('ink'),
      ]
    case 'C':
      return [circle(x, y, radius, { fill: 'white', stroke: 'leaf', width: 3 }), letter('leaf')]
    case 'W':
      return [circle(x, y, radius, { fill: 'white', stroke: 'inkSoft', width: 3, dash: [6, 5] }), letter('ink')]
  }
}

/** @throws {Error} when the word is no class */
export function testClassOf(word: string): TestClass {
  const found = TEST_CLASSES.find((kind) => kind === word.trim())
  if (!found) throw new Error(`"${word}" is no class of tests`)
  return found
}
