import { circle, type Group, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { uterus } from '../../kit/uterus.ts'

export type Kind = 'copper' | 'hormone'

/** How an IUD lies: arms open, or folded down along the stem. */
export interface IudLook {
  kind?: Kind
  isFolded?: boolean
  /** Length of the strings below the stem; none by default. */
  strings?: number
}

/** A T-shaped IUD, 56 wide and 62 high; the middle of its arms is at (0, 0). */
export function iud({ kind = 'copper', isFolded = false, strings = 0 }: IudLook = {}): Shape[] {
  const arms = isFolded
    ? 'M0 0C-5 -2 -9 2 -9 8L-7 34M0 0C5 -2 9 2 9 8L7 34'
    : 'M-28 4C-28 0 -26 0 -22 0H22C26 0 28 0 28 4'
  return [
    ...(strings > 0
      ? [
          path(
            `M-1 62C-3 ${62 + strings * 0.5} -2 ${62 + strings * 0.8} -5 ${62 + strings}M1 62C4 ${62 + strings * 0.5} 2 ${62 + strings * 0.8} 5 ${62 + strings}`,
            { stroke: 'ink', width: 2 },
          ),
        ]
      : []),
    path(`${arms}M0 0V62`, { stroke: 'ink', width: 8 }),
    path(`${arms}M0 0V62`, { stroke: 'white', width: 4.5 }),
    ...(kind === 'copper'
      ? copper(isFolded)
      : [rect(-6, 12, 12, 38, { fill: 'indigoPale', stroke: 'indigo', width: 2.5, radius: 5 })]),
  ]
}

function copper(isFolded: boolean): Shape[] {
  const turns = [12, 18, 24, 30, 36, 42, 48].map((y) => `M-5 ${y + 2}L5 ${y - 2}`).join('')
  return [
    rect(-5, 8, 10, 46, { fill: 'marigold' }),
    path(turns, { stroke: 'terracotta', width: 3 }),
    ...(isFolded ? [] : [-22, 10].map((x) => rect(x, -4, 12, 8, { fill: 'terracotta', radius: 2 }))),
  ]
}

/** The tube of the inserter from `tip` down to `end`, with its blue gauge. @param half of its width */
export function inserter(tip: number, end: number, gauge: number, half = 6): Shape[] {
  return [
    rect(-half, tip, half * 2, end - tip, { fill: 'steelPale', stroke: 'steelDark', width: 2, radius: 2 }),
    rect(-17, gauge, 34, 8, { fill: 'waterDeep', radius: 4 }),
  ]
}

/** The white rod inside the tube, with its ring below. */
export function plunger(top: number, end: number): Shape[] {
  return [
    rect(-2.5, top, 5, end - top, { fill: 'white', stroke: 'ink', width: 1.5 }),
    circle(0, end + 6, 7, { stroke: 'ink', width: 3.5 }),
  ]
}

/** A forceps with hooks that holds the cervix at its left lip. */
export function tenaculum(): Shape[] {
  return [
    path('M-13 142C-24 136 -30 146 -32 158L-46 228M-24 152C-30 152 -32 158 -32 164L-36 228', {
      stroke: 'steelDark',
      width: 4,
    }),
  ]
}

/** The sound: a thin bar with a small ball at its tip. */
export function sound(tip: number, end: number): Shape[] {
  return [line([0, tip], [0, end], { stroke: 'steelDark', width: 4.5 }), circle(0, tip, 5, { fill: 'steelDark' })]
}

/** The womb without outlines and tubes: a deck with many of them stays small. @param vagina where it ends */
export function plainWomb(vagina: number): Shape[] {
  return uterus({ vagina })
    .slice(2)
    .map((shape) => (shape.kind === 'path' ? path(shape.d, { fill: shape.fill ?? 'flesh' }) : shape))
}

/** An IUD in the womb's coordinates. @param top of its arms */
export function placedIud(top: number, look: IudLook = {}, x = 0, rotate = 0): Group {
  return group(iud(look), { x, y: top, rotate })
}

/** A hand from below that feels with one finger, its tip at (5, 165), in the womb's coordinates. @param bottom where it ends */
export function feelingHand(bottom: number): Shape[] {
  const curled = 'M27 206V217M46 211V219'
  return [
    path(`M-10 210H52C58 216 58 ${bottom - 8} 54 ${bottom}H-8Z`, { fill: 'skin' }),
    path(curled, { stroke: 'skinDark', width: 22 }),
    path(curled, { stroke: 'skin', width: 17 }),
    path('M5 176V216', { stroke: 'skinDark', width: 24 }),
    path('M5 176V220', { stroke: 'skin', width: 19 }),
    path('M0 172q5 -6 10 0', { stroke: 'fleshPale', width: 4 }),
    path('M-12 220Q6 210 24 220', { stroke: 'skinDark', width: 16 }),
    path('M-12 220Q6 210 24 220', { stroke: 'skin', width: 11.5 }),
  ]
}
