import { calendar, drop } from '../../kit/days.ts'
import { cross } from '../../kit/marks.ts'
import { path, type Shape } from '../../kit/shapes.ts'
import { dressed } from '../pills/coc-icons.ts'

/** Small pictures of what users of hormonal methods complain about, each 100 by 100. */

const SORE = { stroke: 'blood', width: 4.5 } as const
const ODD = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0]

export function oddBleeding(): Shape[] {
  return calendar(1, 24, 14, ODD)
}

export function noBleeding(): Shape[] {
  return [drop(46, 50, 'blood', 2.2), ...cross(78, 78, 34)]
}

export function heavyBleeding(): Shape[] {
  return [drop(28, 52, 'blood', 1.7), drop(70, 52, 'blood', 2.4)]
}

export function soreBreasts(): Shape[] {
  return [...dressed(), ...[34, 66].map((x) => path(`M${x} 38v8M${x} 60v8M${x - 15} 53h8M${x + 7} 53h8`, SORE))]
}
