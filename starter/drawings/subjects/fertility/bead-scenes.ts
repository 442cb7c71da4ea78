import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, drop, sun } from '../../kit/objects.ts'
import { arrow, type Point, type Shape } from '../../kit/shapes.ts'
import { bead, marker, thread } from './beads.ts'
import { FERTILE } from './rules.ts'
import { warning } from './warning.ts'

// Scenes of 240 by 170 points: one step each, without words.

/** Seven beads on an arch, from `first`, the ring on one of them. */
function arch(first: number, marked: number, y = 120): Shape[] {
  const points = Array.from(
    { length: 7 },
    (_, index): Point => [24 + index * 32, y - 22 * Math.sin((index / 6) * Math.PI)],
  )
  return [
    thread(points),
    ...points.flatMap(([x, at], index) => {
      const day = ((first + index - 1) % 32) + 1
      return [...bead(day, x, at, 13), ...(day === marked ? marker(x, at, 13) : [])]
    }),
  ]
}

export function onRed(): Shape[] {
  return [
    ...arch(30, 1, 140),
    drop(122, 84, 40, 'terracotta'),
    ...calendar(190, 50, 62),
    ...arrow([122, 88], [122, 96], { width: 4 }),
  ]
}

export function nextDay(): Shape[] {
  return [
    ...arch(2, 5, 136),
    ...sun(44, 44, 18),
    ...arrow([88, 86], [136, 86], { width: 6, paint: 'terracotta', bend: 14 }),
  ]
}

export function whiteDays(): Shape[] {
  return [...arch(FERTILE.first, FERTILE.first + 3, 142), methodSign('condom', { x: 78, y: 0, scale: 0.86 })]
}

export function backToRed(): Shape[] {
  return [
    ...arch(27, 1, 136),
    drop(196, 78, 40, 'terracotta'),
    ...arrow([64, 92], [176, 92], { width: 6, paint: 'terracotta', bend: 44 }),
  ]
}

export function forgotten(): Shape[] {
  return [
    ...calendar(66, 60, 92),
    ...arrow([120, 62], [166, 92], { width: 6, paint: 'terracotta', bend: 8 }),
    ...arch(2, 7, 150),
  ]
}

/** Bleeding while the ring is before the darker bead. */
export function earlyBleeding(): Shape[] {
  return [...arch(22, 24, 142), drop(88, 94, 66, 'terracotta')]
}

/** The ring on the last bead, and a new morning without bleeding. */
export function noBleeding(): Shape[] {
  return [...arch(28, 32, 142), ...sun(94, 44, 17), drop(186, 96, 84, 'steel'), ...cross(186, 70, 34)]
}

export function outOfRange(): Shape[] {
  return [...arch(22, 24, 146), drop(88, 96, 76, 'terracotta'), ...warning(160, 62)]
}
