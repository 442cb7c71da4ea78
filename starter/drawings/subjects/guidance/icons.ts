import { chip } from '../../kit/marks.ts'
import { circle, line, path, pointAt, rect, type Shape } from '../../kit/shapes.ts'

/** Small pictures, each 100 by 100. */

/** The eligibility chart. @param look what is marked in it */
export function chart(look: 'nothing' | 'row' | 'column' = 'nothing'): Shape[] {
  return [
    rect(4, 10, 92, 80, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    ...(look === 'nothing' ? [] : [rect(6, 50, 88, 20, { fill: 'marigold' })]),
    ...(look === 'column' ? [rect(58, 12, 18, 76, { stroke: 'terracotta', width: 5 })] : []),
    rect(4, 10, 92, 18, { fill: 'indigo', radius: 4 }),
    ...[50, 70].map((y) => line([4, y], [96, y], { stroke: 'steel', width: 2 })),
    ...[38, 58, 76].map((x) => line([x, 28], [x, 90], { stroke: 'steel', width: 2 })),
    ...[40, 60, 80].map((y) => line([11, y], [30, y], { stroke: 'inkSoft', width: 4 })),
  ]
}

/** A wheel: a disc with fields around its middle. */
export function wheel(): Shape[] {
  return [
    circle(50, 50, 46, { fill: 'white', stroke: 'ink', width: 3 }),
    ...Array.from({ length: 9 }, (_, index) =>
      line(pointAt([50, 50], 22, index * 40), pointAt([50, 50], 45, index * 40), { stroke: 'steelDark', width: 2.5 }),
    ),
    circle(50, 50, 22, { fill: 'indigo' }),
    path('M50 50L42 8A44 44 0 0 1 58 8Z', { fill: 'marigold', stroke: 'ink', width: 2.5 }),
    circle(50, 50, 5, { fill: 'white' }),
  ]
}

/** A thick book, closed. */
export function book(): Shape[] {
  return [
    path('M20 8H84V78H24Q14 78 14 86V16Q14 8 20 8Z', { fill: 'leaf', stroke: 'ink', width: 3 }),
    path('M84 78H24Q14 78 14 86T24 94H84Z', { fill: 'white', stroke: 'ink', width: 3 }),
    path('M26 86H84', { stroke: 'steel', width: 2.5 }),
    rect(32, 22, 40, 26, { fill: 'white', radius: 3 }),
    path('M40 31h24M40 40h16', { stroke: 'leaf', width: 4 }),
  ]
}

/** A page with chips: who can. */
export function criteriaPage(): Shape[] {
  return [
    rect(18, 4, 64, 92, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    ...([1, 2, 3, 4] as const).flatMap((category, index) => {
      const [x, y] = [36 + (index % 2) * 28, 30 + Math.floor(index / 2) * 38]
      return chip(category, x, y, 13).slice(0, 1)
    }),
  ]
}

/** A tube for blood. */
export function tube(): Shape[] {
  return [
    path('M36 10V76Q36 92 50 92T64 76V10', { fill: 'white', stroke: 'steelDark', width: 4 }),
    path('M38 46V76Q38 90 50 90T62 76V46Z', { fill: 'blood' }),
    path('M28 10H72', { stroke: 'steelDark', width: 6 }),
  ]
}

/** A cuff for blood pressure with its gauge. */
export function cuff(): Shape[] {
  return [
    rect(6, 36, 56, 44, { fill: 'indigo', stroke: 'ink', width: 3, radius: 8 }),
    path('M62 58C80 58 66 30 80 30', { stroke: 'ink', width: 4 }),
    circle(80, 26, 18, { fill: 'white', stroke: 'ink', width: 3 }),
    line([80, 26], [88, 18], { stroke: 'terracotta', width: 4 }),
  ]
}
