import { daySquares } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { tabletsStay } from '../people/signs.ts'
import { clinic, heart } from '../training/things.ts'

/** Until when to come after sex. The days are on a line of time that a bar ends, so that nobody reads them as days of tablets. */
const LINE = { left: 12, right: 222, foot: 160 } as const

/** Emergency pills: five days and nights. */
export function soon(): Shape[] {
  return beforeTheBar(5, [methodSign('emergency', { x: 0, y: 0 })], 'marigoldPale')
}

/** Tablets against HIV: three days and nights. */
export function hivSoon(): Shape[] {
  return beforeTheBar(3, tabletsStay(), 'terracottaPale')
}

/** Both, one above the other. */
export function bothSoon(): Shape[] {
  return [
    backdrop('indigoPale'),
    ...row(5, 56, [methodSign('emergency', { x: 0, y: 0 })]),
    ...row(3, 116, tabletsStay()),
  ]
}

/** From sex, a heart, to a clinic that gives one pack. @param pack 100 by 100 */
function beforeTheBar(days: number, pack: Shape[], fill: Paint): Shape[] {
  const { left, right, foot } = LINE
  const size = (right - left - 10) / (days * 1.12)
  const height = Math.min(size, 50)
  return [
    backdrop(fill),
    group(heart(), { x: 8, y: 14, scale: 0.6 }),
    ...arrow([74, 48], [114, 48], { width: 8 }),
    group(clinic(), { x: 114, y: 2, scale: 0.84 }),
    group(pack, { x: 180, y: 34, scale: 0.54 }),
    ...daySquares(days, { x: left, y: foot - height, size: height }),
    rect(left + days * height * 1.12 + 2, foot - height - 10, 9, height + 14, { fill: 'terracotta', radius: 3 }),
  ]
}

/** A pack, sex and the days in one row. @param y of its top */
function row(days: number, y: number, pack: Shape[]): Shape[] {
  const size = 23
  return [
    group(pack, { x: 4, y: y - 4, scale: 0.46 }),
    group(heart(), { x: 54, y, scale: 0.34 }),
    ...daySquares(days, { x: 92, y: y + 5, size }),
    rect(92 + days * size * 1.12, y - 2, 6, 38, { fill: 'terracotta', radius: 3 }),
  ]
}
