import { arrow, circle, type Group, group, path, rect, type Shape } from '../../kit/shapes.ts'

/** What has happened to one place of a pack; a forgotten pill has a question mark, one to throw away a cross. */
export type Pill = 'active' | 'plain' | 'taken' | 'missed' | 'away' | 'now'

/** A pack with rows of seven, 330 wide; `packHeight` gives its height. */
export const PACK = { width: 330, cell: 45, margin: 8 } as const

export function packHeight(count: number): number {
  return (count / 7) * PACK.cell + PACK.margin * 2
}

/** The middle of a pill. @param index from 0 */
export function pillAt(index: number): [number, number] {
  const { cell, margin } = PACK
  return [margin + cell * (index % 7) + cell / 2, margin + cell * Math.floor(index / 7) + cell / 2]
}

/** @param pills in the order of the arrow; their number is a multiple of seven */
export function pack(pills: Pill[], x: number, y: number, scale = 1): Group {
  return group(
    [
      rect(0, 0, PACK.width, packHeight(pills.length), {
        fill: 'steelPale',
        stroke: 'steelDark',
        width: 3,
        radius: 12,
      }),
      ...pills.flatMap((pill, index) => drawPill(pill, ...pillAt(index))),
    ],
    { x, y, scale },
  )
}

/** One place of a pack. @param x and `y` of its middle */
export function drawPill(pill: Pill, x: number, y: number): Shape[] {
  switch (pill) {
    case 'active':
      return [circle(x, y, 15, { fill: 'marigold', stroke: 'ink', width: 2.5 })]
    case 'plain':
      return [circle(x, y, 15, { fill: 'white', stroke: 'inkSoft', width: 2.5 })]
    case 'taken':
      return [circle(x, y, 13, { stroke: 'steel', width: 2.5 })]
    case 'missed':
      return [
        circle(x, y, 18, { fill: 'white', stroke: 'terracotta', width: 4, dash: [7, 5] }),
        path(`M${x - 6} ${y - 4}q0 -7 6.5 -7q6.5 0 6.5 6q0 3.5 -3.5 5.5q-3 1.5 -3 4.5`, {
          stroke: 'terracotta',
          width: 4.5,
        }),
        circle(x + 0.5, y + 11.5, 2.8, { fill: 'terracotta' }),
      ]
    case 'away':
      return [
        rect(x - 20, y - 20, 40, 40, { fill: 'terracotta', radius: 8 }),
        circle(x, y, 14, { fill: 'white' }),
        path(`M${x - 7} ${y - 7}l14 14M${x + 7} ${y - 7}l-14 14`, { stroke: 'terracotta', width: 4.5 }),
      ]
    case 'now':
      return [circle(x, y, 21, { fill: 'indigo' }), circle(x, y, 14, { fill: 'marigold', stroke: 'white', width: 2.5 })]
  }
}

/** Equal pills in a row of a pack. */
export function pills(...parts: [count: number, pill: Pill][]): Pill[] {
  return parts.flatMap(([count, pill]) => Array.from({ length: count }, () => pill))
}

/** An arrow from the first pill to the right, above a pack at `y`. */
export function direction(x: number, y: number, length = 120): Shape[] {
  return arrow([x, y], [x + length, y], { paint: 'indigo', width: 5 })
}
