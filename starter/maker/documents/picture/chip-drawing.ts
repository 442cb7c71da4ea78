import type { Drawing } from '../../../drawings/diagram.ts'
import { drawOnce } from '../../../drawings/draw-once.ts'
import { type Category, chip } from '../../../drawings/kit/marks.ts'

/** Width and height of the drawing of a chip, and the radius of a circle in it: a triangle is wider. */
export const CHIP_BOX = { size: 48, radius: 20 } as const

/** A category of medical eligibility as a picture; its alternative text is the number. */
export function chipDrawing(category: Category): Drawing {
  const { size, radius } = CHIP_BOX
  const key = `category-${category}`
  return drawOnce(key, () => ({
    key,
    width: size,
    height: size,
    alt: `${category}`,
    note: '',
    shapes: chip(category, size / 2, size / 2, radius),
  }))
}
