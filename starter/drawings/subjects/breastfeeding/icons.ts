import { drop } from '../../kit/objects.ts'
import { motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

export const MOTHER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'terracotta', cloth: 'indigo' }
export const OTHER_MOTHER: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf' }

/** No bleeding: a drop crossed out. @param x and `y` of the middle */
export function noBleeding(x: number, y: number, size = 60): Shape[] {
  const r = size / 2
  return [
    drop(x, y + r * 0.72, size * 0.76, 'terracotta'),
    circle(x, y, r, { stroke: 'ink', width: size * 0.07 }),
    line([x - r * 0.7, y + r * 0.7], [x + r * 0.7, y - r * 0.7], { stroke: 'ink', width: size * 0.07 }),
  ]
}

/** Bleeding: two drops. */
export function bleeding(x: number, y: number, size = 60): Shape[] {
  return [
    drop(x - size * 0.2, y + size * 0.4, size * 0.8, 'terracotta'),
    drop(x + size * 0.26, y + size * 0.46, size * 0.55, 'terracotta'),
  ]
}

/** A mother who breastfeeds, about `size` wide. */
export function feeding(x: number, y: number, size = 80, look: PersonLook = MOTHER): Shape[] {
  const scale = size / 160
  return [motherAndBaby(look, { x: x - 84 * scale, y: y - 100 * scale, scale })]
}

/** Six months: a stack of calendar leaves, the number on the first. @param x and `y` of the middle @param size about its width */
export function sixMonths(x: number, y: number, size = 64): Shape[] {
  return [
    group(
      [
        ...[16, 8].map((shift) =>
          rect(-40 + shift, -32 - shift, 72, 72, { fill: 'white', stroke: 'indigo', width: 3.5, radius: 7 }),
        ),
        rect(-40, -32, 72, 72, { fill: 'white', stroke: 'indigo', width: 3.5, radius: 7 }),
        path('M-40 -14V-25Q-40 -32 -33 -32H25Q32 -32 32 -25V-14Z', { fill: 'indigo' }),
        text('6', -4, 35, { size: 56, bold: true, anchor: 'middle' }),
      ],
      { x: x - size * 0.04, y: y + size * 0.04, scale: size / 104 },
    ),
  ]
}

/** A cup and a spoon: other food. @param x and `y` of the middle */
export function otherFood(x: number, y: number, size = 60): Shape[] {
  const s = size / 60
  return [
    group(
      [
        path('M-30 -4H22C22 22 10 30 -4 30S-30 22 -30 -4Z', { fill: 'marigold', stroke: 'ink', width: 3 }),
        ellipse(-4, -5, 26, 7, { fill: 'paper', stroke: 'ink', width: 3 }),
        path('M8 -8L32 -34', { stroke: 'steelDark', width: 6 }),
        path('M-14 -18c6 -6 -6 -12 0 -18M0 -18c6 -6 -6 -12 0 -18', { stroke: 'inkSoft', width: 3 }),
      ],
      { x, y, scale: s },
    ),
  ]
}

/** A feeding bottle. @param x of its middle @param y of its foot */
export function feedingBottle(x: number, y: number, height = 80): Shape[] {
  const w = height * 0.2
  return [
    rect(x - w, y - height * 0.68, 2 * w, height * 0.68, { fill: 'white', stroke: 'ink', width: 3, radius: 8 }),
    rect(x - w + 4, y - height * 0.4, 2 * w - 8, height * 0.4 - 4, { fill: 'water', radius: 5 }),
    rect(x - w * 1.1, y - height * 0.8, w * 2.2, height * 0.13, { fill: 'indigo', radius: 4 }),
    path(
      `M${x - w * 0.6} ${y - height * 0.8}Q${x - w * 0.4} ${y - height * 0.9} ${x - w * 0.22} ${y - height}H${x + w * 0.22}Q${x + w * 0.4} ${y - height * 0.9} ${x + w * 0.6} ${y - height * 0.8}Z`,
      {
        fill: 'fat',
        stroke: 'ink',
        width: 2.5,
      },
    ),
  ]
}

/** Hardly anything but the breast: a feeding bottle, crossed out. @param x of its middle @param y of its foot */
export function noBottle(x: number, y: number, height = 80): Shape[] {
  const [half, middle] = [height * 0.34, y - height / 2]
  return [
    ...feedingBottle(x, y, height),
    ...[half, -half].map((rise) =>
      line([x - half, middle - rise], [x + half, middle + rise], { stroke: 'terracotta', width: height * 0.09 }),
    ),
  ]
}
