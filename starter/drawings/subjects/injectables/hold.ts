import type { Paint } from '../../kit/palette.ts'
import type { Skin } from '../../kit/people.ts'
import { ellipse, group, path, type Shape } from '../../kit/shapes.ts'

interface HoldPlace {
  /** Where thumb and index finger meet on the thing. */
  x: number
  y: number
  scale?: number
  /** Degrees clockwise. */
  rotate?: number
  skin: Skin
  /** The hand comes from the left; from the right by default. */
  isLeft?: boolean
}

const EDGES: Record<Skin, Paint> = { skinLight: 'skin', skin: 'skinDark', skinDark: 'skinDeep', skinDeep: 'hair' }

/** Mirrors a path whose coordinates are all absolute pairs. */
function mirrored(d: string): string {
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`)
}

/** A thing between the index finger, behind it, and the thumb, in front of it. */
export function held(thing: Shape[], place: HoldPlace): Shape[] {
  const { x, y, scale = 1, rotate = 0, skin, isLeft = false } = place
  const edge = EDGES[skin]
  const way = (d: string) => (isLeft ? mirrored(d) : d)
  const limb = (d: string, width: number): Shape[] => [
    path(way(d), { stroke: edge, width: width + 4 }),
    path(way(d), { stroke: skin, width }),
  ]
  const side = isLeft ? -1 : 1
  const behind = [
    ...limb('M104 34 L190 58', 50),
    ...limb('M100 66 C80 74 66 72 58 68', 19),
    ...limb('M104 50 C80 58 60 56 50 52', 22),
    ...limb('M104 32 C76 38 54 36 42 32', 23),
    ...limb('M100 14 C60 14 10 10 -22 6', 23),
  ]
  const front = [
    path(way('M88 -14 C110 -18 140 2 146 24 C140 60 120 80 98 72 C92 50 88 20 88 -14 Z'), { fill: skin }),
    ...limb('M100 -2 C70 -22 36 -20 2 -8', 25),
    path(way('M92 -18 C112 -16 130 4 134 24 C128 40 106 30 96 12 Z'), { fill: skin }),
    ellipse(2 * side, -9, 9, 7, { fill: 'fleshPale' }),
  ]
  return [group(behind, { x, y, scale, rotate }), ...thing, group(front, { x, y, scale, rotate })]
}
