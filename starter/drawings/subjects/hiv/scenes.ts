import { backdrop } from '../../kit/frames.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, sun } from '../../kit/objects.ts'
import { baby, bust } from '../../kit/people.ts'
import { arrow, circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { MAN, WOMAN } from '../people/signs.ts'

/** The steps on the way to a child when there is HIV; each as large as a step of a client sheet. */

export function bothWish(): Shape[] {
  return [
    backdrop(),
    bust(WOMAN, { x: 12, y: 68, scale: 0.56 }),
    bust(MAN, { x: 144, y: 68, scale: 0.56 }),
    ellipse(120, 38, 62, 31, { fill: 'white', stroke: 'indigo', width: 3.5 }),
    baby('skinDark', 'marigold', { x: 80, y: 14, scale: 0.72 }),
    circle(76, 78, 6, { fill: 'white', stroke: 'indigo', width: 3 }),
    circle(164, 78, 6, { fill: 'white', stroke: 'indigo', width: 3 }),
  ]
}

export function bothTested(): Shape[] {
  return [
    backdrop('marigoldPale'),
    bust(WOMAN, { x: 8, y: 68, scale: 0.56 }),
    bust(MAN, { x: 148, y: 68, scale: 0.56 }),
    ...[96, 126].flatMap((x) => [
      rect(x, 12, 22, 74, { fill: 'white', stroke: 'ink', width: 3, radius: 7 }),
      line([x + 5, 32], [x + 17, 32], { stroke: 'terracotta', width: 5 }),
      circle(x + 11, 66, 5, { fill: 'blood' }),
    ]),
  ]
}

export function dailyTablets(): Shape[] {
  return [
    backdrop('leafPale'),
    rect(34, 30, 60, 18, { fill: 'ink', radius: 4 }),
    rect(26, 48, 76, 100, { fill: 'white', stroke: 'ink', width: 4, radius: 10 }),
    rect(26, 72, 76, 48, { fill: 'marigold' }),
    ...[48, 80].map((x) => circle(x, 96, 11, { fill: 'white', stroke: 'ink', width: 3 })),
    ...sun(172, 60, 24),
    circle(150, 132, 12, { fill: 'white', stroke: 'ink', width: 3 }),
    path('M172 132h34M194 122l14 10l-14 10', { stroke: 'ink', width: 5 }),
  ]
}

export function virusFalls(): Shape[] {
  return [
    backdrop('terracottaPale'),
    rect(120, 118, 106, 34, { fill: 'leafPale' }),
    path('M22 22V152H226', { stroke: 'ink', width: 4 }),
    line([22, 118], [226, 118], { stroke: 'leaf', width: 4, dash: [10, 7] }),
    path('M24 44C60 34 84 40 98 78C108 110 116 132 140 136H222', { stroke: 'terracotta', width: 8 }),
    ...tick(184, 76, 50),
  ]
}

/** Two tests that find no virus, with time between them. */
export function twoTests(): Shape[] {
  return [
    backdrop('leafPale'),
    ...[12, 164].flatMap((x) => [
      rect(x + 12, 22, 40, 86, { fill: 'white', stroke: 'ink', width: 3.5, radius: 14 }),
      rect(x + 14, 62, 36, 44, { fill: 'blood', radius: 12 }),
      rect(x + 6, 14, 52, 14, { fill: 'ink', radius: 4 }),
      ...tick(x + 32, 136, 46),
    ]),
    ...calendar(120, 80, 62),
    ...arrow([82, 136], [158, 136], { width: 7 }),
  ]
}

export function otherInfections(): Shape[] {
  return [
    backdrop('sand'),
    group(infectionStrip(), { x: 8, y: 30, scale: 1.14 }),
    path('M112 88h18M121 79v18', { stroke: 'ink', width: 5 }),
    group(folicAcid(), { x: 120, y: 30, scale: 1.14 }),
  ]
}

/** A strip of medicine, 100 by 100. */
export function infectionStrip(): Shape[] {
  return [
    rect(7, 2, 76, 96, { fill: 'steelPale', stroke: 'ink', width: 3.5, radius: 9 }),
    ...[26, 50, 74].flatMap((y) =>
      [17, 48].map((x) => rect(x, y - 8, 25, 16, { fill: 'terracotta', stroke: 'ink', width: 2.5, radius: 8 })),
    ),
  ]
}

/** A bottle of folic acid with one round tablet, 100 by 100. */
export function folicAcid(): Shape[] {
  return [
    rect(24, 0, 44, 16, { fill: 'steelDark', radius: 4 }),
    rect(18, 16, 56, 82, { fill: 'white', stroke: 'ink', width: 3.5, radius: 9 }),
    rect(20, 40, 52, 34, { fill: 'indigoPale' }),
    ...[50, 61].map((y, index) => line([28, y], [62 - index * 10, y], { stroke: 'indigo', width: 3.5 })),
    circle(84, 88, 11, { fill: 'marigold', stroke: 'ink', width: 3 }),
  ]
}

export function methodMeanwhile(): Shape[] {
  return [
    backdrop('indigoPale'),
    methodSign('condom', { x: 10, y: 42, scale: 0.7 }),
    methodSign('pills', { x: 85, y: 42, scale: 0.7 }),
    methodSign('injection', { x: 160, y: 42, scale: 0.7 }),
    path('M14 136H214M198 124l20 12l-20 12', { stroke: 'ink', width: 6 }),
  ]
}

/** A couple that no longer uses a method. */
export function coupleFree(): Shape[] {
  return [
    backdrop('indigoPale'),
    bust(WOMAN, { x: 26, y: 62, scale: 0.6 }),
    bust(MAN, { x: 124, y: 62, scale: 0.6 }),
    path('M120 74C78 44 100 6 120 30C140 6 162 44 120 74Z', { fill: 'terracotta' }),
  ]
}

/** Two tests of HIV, 100 by 100. */
export function testStrips(): Shape[] {
  return [20, 56].flatMap((x) => [
    rect(x, 8, 26, 84, { fill: 'white', stroke: 'ink', width: 3.5, radius: 8 }),
    line([x + 6, 32], [x + 20, 32], { stroke: 'terracotta', width: 6 }),
    circle(x + 13, 70, 6, { fill: 'blood' }),
  ])
}
