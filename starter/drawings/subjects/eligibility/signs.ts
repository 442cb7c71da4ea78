import type { Look } from '../../kit/shapes.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'

/** Small pictures of conditions, each 100 by 100. */

/** Germs of an infection. */
export function germs(): Shape[] {
  const places: [number, number][] = [
    [28, 30],
    [72, 40],
    [38, 74],
  ]
  return places.flatMap(([x, y]) => [
    circle(x, y, 11, { fill: 'ink' }),
    path(`M${x - 18} ${y}h36M${x} ${y - 18}v36M${x - 13} ${y - 13}l26 26M${x + 13} ${y - 13}l-26 26`, {
      stroke: 'ink',
      width: 3.5,
    }),
  ])
}

const RIBBON = 'M28 96L58 34C66 14 34 14 42 34L72 96'

/** The ribbon that stands for HIV. */
export function ribbon(): Shape[] {
  return ribbonOf({ stroke: 'terracotta', width: 15 })
}

/** The ribbon in dashes: at risk of HIV. */
export function dottedRibbon(): Shape[] {
  return ribbonOf({ stroke: 'terracotta', width: 6, dash: [10, 7] })
}

function ribbonOf(look: Look): Shape[] {
  return [path(RIBBON, look)]
}

/** A tube of spermicide with a drop at its mouth. */
export function spermicide(): Shape[] {
  return [
    path('M14 26H62L56 78H20Z', { fill: 'white', stroke: 'ink', width: 3.5 }),
    rect(26, 78, 24, 14, { fill: 'ink', radius: 3 }),
    rect(12, 18, 52, 12, { fill: 'steel', stroke: 'ink', width: 3 }),
    path('M30 44h16M30 56h16', { stroke: 'indigo', width: 5 }),
    path('M68 72Q68 48 92 40Q100 66 68 72Z', { fill: 'water', stroke: 'ink', width: 3 }),
  ]
}
