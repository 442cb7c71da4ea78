import type { Skin } from '../../kit/people.ts'
import { circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { pack, pills } from './pack.ts'

/** Small pictures for the slides on combined pills, each 100 by 100. */

/** A woman in a dress from neck to hip, with places marked on it. */
export function dressed(...places: [x: number, y: number][]): Shape[] {
  return [
    path('M22 32C12 50 12 66 14 92M78 32C88 50 88 66 86 92', { stroke: 'skin', width: 13 }),
    path('M42 2h16v22H42Z', { fill: 'skin' }),
    path('M22 20Q50 34 78 20L92 50L81 54C78 68 82 82 84 98H16C18 82 22 68 19 54L8 50Z', {
      fill: 'indigoPale',
      stroke: 'indigo',
      width: 3.5,
    }),
    ...places.map(([x, y]) => circle(x, y, 10, { fill: 'blood', stroke: 'white', width: 3.5 })),
  ]
}

/** A face with a wrap. @param mouth path of the mouth */
export function face(mouth: string, skin: Skin = 'skin'): Shape[] {
  return [
    ellipse(48, 54, 34, 42, { fill: skin }),
    path('M14 46C12 4 84 4 82 46C66 26 30 26 14 46Z', { fill: 'indigo' }),
    circle(36, 52, 4, { fill: 'hair' }),
    circle(60, 52, 4, { fill: 'hair' }),
    path(mouth, { stroke: 'hair', width: 3.5 }),
  ]
}

/** A small pack of 28. */
export function smallPack(x = 4, y = 22, scale = 0.28): Shape {
  return pack(pills([21, 'active'], [7, 'plain']), x, y, scale)
}

/** A shield with a tick: protection. */
export function shield(x: number, y: number, scale = 1): Shape {
  return group(
    [
      path('M0 8Q24 8 34 0Q44 8 68 8C68 46 56 66 34 78C12 66 0 46 0 8Z', { fill: 'leaf', stroke: 'white', width: 4 }),
      path('M18 38l12 13l21 -25', { stroke: 'white', width: 8 }),
    ],
    { x, y, scale },
  )
}

/** Scales for a person, with their dial. */
export function scales(): Shape[] {
  return [
    rect(8, 26, 84, 66, { fill: 'steelPale', stroke: 'ink', width: 4, radius: 12 }),
    path('M28 60A24 24 0 0 1 72 60Z', { fill: 'white', stroke: 'ink', width: 3.5 }),
    path('M50 60L60 44', { stroke: 'terracotta', width: 5 }),
    path('M22 76h18M60 76h18', { stroke: 'steelDark', width: 6 }),
  ]
}

/** Germs. @param places of their middles */
export function germs(...places: [x: number, y: number][]): Shape[] {
  return places.flatMap(([x, y]) => [
    circle(x, y, 9, { fill: 'ink' }),
    path(`M${x - 15} ${y}h30M${x} ${y - 15}v30M${x - 10} ${y - 10}l20 20M${x + 10} ${y - 10}l-20 20`, {
      stroke: 'ink',
      width: 3,
    }),
  ])
}

/** Lupus: red cheeks, joined over the nose. */
export function redCheeks(): Shape[] {
  return [
    ellipse(48, 54, 34, 42, { fill: 'skinLight' }),
    path('M14 46C12 4 84 4 82 46C66 26 30 26 14 46Z', { fill: 'indigo' }),
    circle(35, 50, 4, { fill: 'hair' }),
    circle(61, 50, 4, { fill: 'hair' }),
    path('M18 62Q28 56 44 60L48 54L52 60Q68 56 78 62Q76 74 64 76Q54 74 48 66Q42 74 32 76Q20 74 18 62Z', {
      fill: 'fleshDeep',
    }),
    path('M38 86h20', { stroke: 'hair', width: 3.5 }),
  ]
}
