import { methodSign } from '../../kit/methods.ts'
import { baby, bust, type PersonLook } from '../../kit/people.ts'
import { circle, ellipse, type Group, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { feedingBottle } from '../breastfeeding/icons.ts'

export const MOTHER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }
export const NURSE: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf', isProvider: true }

/** The sign of progestin-only pills, 100 by 100: all pills of the packet are equal, unlike those of `methodSign('pills')`. */
export function minipills(x: number, y: number, scale = 1): Group {
  return group(
    [
      rect(2, 2, 96, 96, { fill: 'white', stroke: 'indigo', width: 3, radius: 16 }),
      rect(18, 22, 64, 56, { fill: 'steelPale', stroke: 'steelDark', width: 2.5, radius: 8 }),
      ...Array.from({ length: 12 }, (_, index) =>
        circle(29 + (index % 4) * 14, 34 + Math.floor(index / 4) * 16, 5.4, { fill: 'marigold' }),
      ),
    ],
    { x, y, scale },
  )
}

/** Condom, implant, injection, progestin-only pills: two rows of two. @param x and `y` of the top left corner, 92 by 92 */
export function severalMethods(x: number, y: number): Shape[] {
  return [
    methodSign('condom', { x, y, scale: 0.44 }),
    methodSign('implant', { x: x + 48, y, scale: 0.44 }),
    methodSign('injection', { x, y: y + 48, scale: 0.44 }),
    minipills(x + 48, y + 48, 0.44),
  ]
}

/** A small leaf of a calendar for each month. @param x and `y` of the top left corner */
export function monthLeaves(count: number, x: number, y: number, columns = 3, size = 26): Shape[] {
  return Array.from({ length: count }, (_, index) => {
    const [left, top] = [x + (index % columns) * (size + 6), y + Math.floor(index / columns) * (size + 8)]
    return [
      rect(left, top, size, size, { fill: 'white', stroke: 'indigo', width: 2.5, radius: 4 }),
      rect(left, top, size, size * 0.34, { fill: 'indigo', radius: 3 }),
    ]
  }).flat()
}

/** A page of a calendar with a row of seven days for each week. @param x and `y` of the top left corner */
export function weekRows(count: number, x: number, y: number, cell = 14): Shape[] {
  return [
    rect(x, y, cell * 7 + 8, cell * count + 8, { fill: 'white', stroke: 'indigo', width: 3, radius: 5 }),
    ...Array.from({ length: count * 7 }, (_, index) =>
      rect(x + 6 + (index % 7) * cell, y + 6 + Math.floor(index / 7) * cell, cell - 4, cell - 4, {
        fill: Math.floor(index / 7) % 2 === 0 ? 'indigo' : 'steel',
      }),
    ),
  ]
}

/** A mother who gives her baby the bottle, 170 wide and 200 high at scale 1. */
export function bottleFeeding(look: PersonLook, x: number, y: number, scale = 1): Group {
  const { skin, cloth } = look
  return group(
    [
      bust(look, { x: 6, y: 0 }),
      path('M12 200C6 170 12 146 30 132L140 132C164 150 162 180 156 200Z', { fill: cloth }),
      baby(skin, 'sand', { x: 52, y: 138 }),
      path('M14 196C14 172 34 190 60 196L132 192', { stroke: skin, width: 20 }),
      group(feedingBottle(0, 0, 74), { x: 26, y: 112, rotate: 145 }),
      path('M2 158C-2 128 6 112 22 108', { stroke: skin, width: 17 }),
    ],
    { x, y, scale },
  )
}

/** A pregnant woman, 75 wide and 82 high. @param x and `y` of the top left corner */
export function pregnant(look: PersonLook, x: number, y: number, scale = 1): Group {
  return group(
    [
      bust(look, { x: 0, y: 0, scale: 0.42 }),
      ellipse(36, 66, 20, 15, { fill: look.cloth, stroke: 'marigold', width: 3 }),
    ],
    { x, y, scale },
  )
}

/** A question mark. @param x of its middle @param y of its foot */
export function questionMark(x: number, y: number, size = 40): Shape {
  return text('?', x, y, { size, bold: true, paint: 'indigo', anchor: 'middle' })
}
