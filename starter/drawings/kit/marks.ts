import type { Paint } from './palette.ts'
import { circle, group, type Look, path, polygon, type Shape } from './shapes.ts'
import { TEXT_SIZE, text } from './text.ts'

/** A filled circle with a number or a letter: a step. @param x and `y` of its centre */
export function stepNumber(number: number | string, x: number, y: number, paint: Paint = 'indigo'): Shape[] {
  return [
    circle(x, y, 20, { fill: paint }),
    text(`${number}`, x, y + 8.5, { bold: true, paint: 'white', anchor: 'middle' }),
  ]
}

/** Colours of the categories of medical eligibility; lightness falls from 1 to 4, for black-and-white copies. */
export const CATEGORY_LOOKS = {
  1: { fill: 'leafPale', ink: 'leaf' },
  2: { fill: 'marigold', ink: 'ink' },
  3: { fill: 'terracotta', ink: 'white' },
  4: { fill: 'ink', ink: 'white' },
} as const satisfies Record<number, { fill: Paint; ink: Paint }>

export type Category = keyof typeof CATEGORY_LOOKS

export function isCategory(number: number): number is Category {
  return number in CATEGORY_LOOKS
}

/** A category as a chip: colour, shape (circle, square, triangle, octagon) and number. @param x and `y` of its centre */
export function chip(category: Category, x: number, y: number, radius = 22): Shape[] {
  const { ink } = CATEGORY_LOOKS[category]
  const { size, below } = chipNumber(category, radius, Math.max(TEXT_SIZE, radius * 1.15))
  return [
    group([chipOutline(category, radius)], { x, y }),
    text(`${category}`, x, y + below, { bold: true, size, paint: ink, anchor: 'middle' }),
  ]
}

/** Size of the number in a chip, and its baseline below the centre. */
export function chipNumber(category: Category, radius: number, size = radius * 1.2): { size: number; below: number } {
  return { size, below: (category === 3 ? radius * 0.18 : 0) + size * 0.35 }
}

/** A chip without its number; its centre is at 0, 0. @param edge colour of a wider edge, on a background like the chip */
export function chipOutline(category: Category, radius: number, edge?: Paint): Shape {
  const { fill, ink } = CATEGORY_LOOKS[category]
  return outline(category, radius, {
    fill,
    stroke: edge ?? (category === 1 ? ink : fill),
    width: edge ? 5 : radius * 0.11,
  })
}

function outline(category: Category, r: number, look: Look): Shape {
  switch (category) {
    case 1:
      return circle(0, 0, r, look)
    case 2:
      return polygon(
        [
          [-r * 0.9, -r * 0.9],
          [r * 0.9, -r * 0.9],
          [r * 0.9, r * 0.9],
          [-r * 0.9, r * 0.9],
        ],
        look,
      )
    case 3:
      return polygon(
        [
          [0, -r * 1.05],
          [r * 1.15, r * 0.9],
          [-r * 1.15, r * 0.9],
        ],
        look,
      )
    case 4: {
      const c = r * 0.42
      return polygon(
        [
          [-c, -r],
          [c, -r],
          [r, -c],
          [r, c],
          [c, r],
          [-c, r],
          [-r, c],
          [-r, -c],
        ],
        look,
      )
    }
  }
}

/** A tick for the right way. */
export function tick(x: number, y: number, size = 30): Shape[] {
  return [
    circle(x, y, size / 2, { fill: 'leaf' }),
    path(`M${x - size * 0.22} ${y}l${size * 0.15} ${size * 0.17}l${size * 0.28} ${-size * 0.34}`, {
      stroke: 'white',
      width: size * 0.13,
    }),
  ]
}

/** A cross for the wrong way; a square, so that its shape differs from the tick on a copy. */
export function cross(x: number, y: number, size = 30): Shape[] {
  const r = size / 2
  const arm = size * 0.2
  return [
    path(`M${x - r} ${y - r}h${size}v${size}h${-size}Z`, { fill: 'terracotta' }),
    path(`M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`, {
      stroke: 'white',
      width: size * 0.13,
    }),
  ]
}
