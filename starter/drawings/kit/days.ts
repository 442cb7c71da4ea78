import { sun } from './objects.ts'
import { circle, group, line, path, rect, type Shape } from './shapes.ts'

/** A row of suns: so many days. @param x of the middle of the row; `y` of the suns */
export function suns(count: number, x: number, y: number): Shape[] {
  const step = 34
  return Array.from({ length: count }, (_, index) => x + (index - (count - 1) / 2) * step).flatMap((at) =>
    sun(at, y, 9),
  )
}

/** Below this size nobody sees a moon. */
const MOON = 24

/** Squares with a sun and a moon, each a day and a night. @param x and `y` of the top left */
export function daySquares(
  count: number,
  { x, y, size = 36, columns = count }: { x: number; y: number; size?: number; columns?: number },
): Shape[] {
  const s = size / 36
  return Array.from({ length: count }, (_, index) =>
    group(
      [
        rect(1, 1, 34, 34, { fill: 'white', stroke: 'ink', width: 2.5, radius: 5 }),
        path('M1 18V6a5 5 0 0 1 5 -5H30a5 5 0 0 1 5 5V18Z', { fill: 'marigoldPale' }),
        path('M1 18H35V30a5 5 0 0 1 -5 5H6a5 5 0 0 1 -5 -5Z', { fill: 'indigo' }),
        circle(18, 10, 5.5, { fill: 'marigold', stroke: 'ink', width: 2 }),
        ...(size < MOON ? [] : [path('M21 21a6 6 0 1 0 0 11a5 5 0 0 1 0 -11Z', { fill: 'white' })]),
        rect(1, 1, 34, 34, { stroke: 'ink', width: 2.5, radius: 5 }),
      ],
      { x: x + (index % columns) * size * 1.12, y: y + Math.floor(index / columns) * size * 1.12, scale: s },
    ),
  )
}

/** A drop, blood or water, 22 wide and 30 high at scale 1. @param y of its middle */
export function drop(x: number, y: number, paint: 'blood' | 'waterDeep', scale = 1): Shape {
  const s = scale
  return path(
    `M${x} ${y - 16 * s}C${x + 5 * s} ${y - 6 * s} ${x + 11 * s} ${y} ${x + 11 * s} ${y + 6 * s}A${11 * s} ${11 * s} 0 0 1 ${x - 11 * s} ${y + 6 * s}C${x - 11 * s} ${y} ${x - 5 * s} ${y - 6 * s} ${x} ${y - 16 * s}Z`,
    { fill: paint },
  )
}

/** A page of a calendar, weeks in rows of seven days. @param bleeding how much on each day: 0 none, 1 light, 2 heavy */
export function calendar(x: number, y: number, cell: number, bleeding: number[]): Shape[] {
  const rows = Math.ceil(bleeding.length / 7)
  return [
    rect(x, y, cell * 7, cell * rows, { fill: 'white', stroke: 'steelDark', width: 2, radius: 5 }),
    ...Array.from({ length: rows - 1 }, (_, row) =>
      line([x, y + cell * (row + 1)], [x + cell * 7, y + cell * (row + 1)], { stroke: 'steel', width: 1.5 }),
    ),
    ...[1, 2, 3, 4, 5, 6].map((column) =>
      line([x + cell * column, y], [x + cell * column, y + cell * rows], { stroke: 'steel', width: 1.5 }),
    ),
    ...bleeding.flatMap((amount, index) => {
      const at: [number, number] = [x + cell * ((index % 7) + 0.5), y + cell * (Math.floor(index / 7) + 0.52)]
      return amount > 0 ? [drop(...at, 'blood', (cell / 38) * (amount > 1 ? 1 : 0.55))] : []
    }),
  ]
}
