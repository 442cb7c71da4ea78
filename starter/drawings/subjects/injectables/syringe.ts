import { type Group, group, line, path, rect } from '../../kit/shapes.ts'

interface Place {
  x: number
  y: number
  scale?: number
  /** Degrees clockwise; 0 points the needle down. */
  rotate?: number
}

/** A syringe 30 wide with its needle's tip at the place. @param fill how far the plunger is drawn, 0 to 1 */
export function syringe(fill: number, { x, y, scale = 1, rotate = 0 }: Place): Group {
  const [bottom, length] = [-88, 96]
  const level = bottom - length * fill
  return group(
    [
      path('M-3 -74V-8L0 0L3 -8V-74Z', { fill: 'ink', stroke: 'ink', width: 1.5 }),
      rect(-7, -88, 14, 18, { fill: 'indigo', radius: 3 }),
      rect(-15, bottom - length, 30, length, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 4 }),
      rect(-13, level, 26, length * fill - 1, { fill: 'white' }),
      ...[0.25, 0.5, 0.75].map((part) =>
        line([4, bottom - length * part], [13, bottom - length * part], { stroke: 'steelDark', width: 2 }),
      ),
      rect(-13, level - 10, 26, 10, { fill: 'ink', radius: 2 }),
      rect(-4, level - 44, 8, 36, { fill: 'steelDark' }),
      rect(-18, level - 52, 36, 9, { fill: 'steelDark', radius: 4 }),
      rect(-27, bottom - length - 6, 54, 9, { fill: 'steelDark', radius: 4 }),
    ],
    { x, y, scale, rotate },
  )
}

/** A vial 52 wide and 90 high. @param place the middle of its rubber stopper's top */
export function vial({ x, y, scale = 1, rotate = 0 }: Place): Group {
  return group(
    [
      path('M-15 16h30v12q11 6 11 18v38q0 6 -6 6h-40q-6 0 -6 -6v-38q0 -12 11 -18Z', {
        fill: 'white',
        stroke: 'steelDark',
        width: 3,
      }),
      rect(-20, 0, 40, 18, { fill: 'steelDark', radius: 4 }),
      rect(-7, 0, 14, 7, { fill: 'terracotta' }),
      rect(-24, 50, 48, 26, { fill: 'indigoPale' }),
      path('M-16 58h32M-16 67h20', { stroke: 'indigo', width: 3 }),
    ],
    { x, y, scale, rotate },
  )
}
