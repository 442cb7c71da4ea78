import { openHand } from '../../kit/hands.ts'
import { tick } from '../../kit/marks.ts'
import { calendar, clock, tap } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { syringe, vial } from '../injectables/syringe.ts'

/** Small pictures, each 100 by 100. */

export const WORKER: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'indigo', cloth: 'indigo' }
export const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta' }
export const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }

export function washing(): Shape[] {
  return [
    ...tap(46, 36, 26),
    group([openHand('skin', { x: 0, y: 0, scale: 0.46 })], { x: 52, y: 74, rotate: -90 }),
    path('M30 92v6M46 92v6M60 92v6', { stroke: 'waterDeep', width: 4 }),
  ]
}

export function telephone(paint: Paint = 'ink'): Shape[] {
  return [
    rect(28, 4, 44, 92, { fill: paint, radius: 9 }),
    rect(33, 14, 34, 64, { fill: 'water', radius: 3 }),
    circle(50, 87, 4.5, { fill: 'white' }),
    path('M80 32q10 18 0 36M90 24q16 26 0 52', { stroke: 'indigo', width: 4.5 }),
  ]
}

/** A sheet with lines. @param lines how many are written */
export function sheet(lines = 4, paint: Paint = 'indigo'): Shape[] {
  return [
    rect(20, 6, 60, 88, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    ...Array.from({ length: lines }, (_, index) =>
      line([30, 24 + index * 16], [index % 2 === 0 ? 70 : 60, 24 + index * 16], { stroke: paint, width: 4.5 }),
    ),
  ]
}

export function pen(x: number, y: number, scale = 1): Shape {
  return group(
    [path('M0 0L6 -14L40 -60L50 -52L14 -8Z', { fill: 'terracotta' }), path('M0 0L6 -14L14 -8Z', { fill: 'ink' })],
    { x, y, scale },
  )
}

export function writing(): Shape[] {
  return [...group(sheet(3), { x: -8 }).shapes, pen(56, 84, 0.95)]
}

/** A box for sharps, 60 wide and 70 high. @param x of its left edge @param y of its foot */
export function sharpsBox(x: number, y: number, scale = 1): Shape {
  return group(
    [
      path('M0 -56L12 -68H66L54 -56Z', { fill: 'marigoldPale', stroke: 'ink', width: 3 }),
      path('M54 -56L66 -68V-12L54 0Z', { fill: 'marigold', stroke: 'ink', width: 3 }),
      rect(0, -56, 54, 56, { fill: 'marigold', stroke: 'ink', width: 3 }),
      ellipse(34, -62, 13, 3.4, { fill: 'ink' }),
      path('M27 -44L43 -14H11Z', { fill: 'white', stroke: 'ink', width: 3 }),
      path('M27 -34v8M27 -20v1', { stroke: 'ink', width: 3.5 }),
    ],
    { x, y, scale },
  )
}

export function intoSharpsBox(): Shape[] {
  return [syringe(0.05, { x: 54, y: 42, scale: 0.26 }), sharpsBox(20, 98, 0.98)]
}

export function vialAndDate(): Shape[] {
  return [vial({ x: 38, y: 8, scale: 0.94 }), ...calendar(78, 70, 40, 'terracotta')]
}

/** A syringe that comes out of a closed packet. */
export function newSyringe(): Shape[] {
  return [
    path('M16 12h68v78H16Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    path('M16 24h68M16 78h68', { stroke: 'steel', width: 3, dash: [5, 4] }),
    syringe(0.05, { x: 30, y: 78, scale: 0.3, rotate: 44 }),
    ...tick(80, 84, 28),
  ]
}

/** An upper arm with a syringe. */
export function injecting(): Shape[] {
  return [
    path('M-2 96C10 62 40 54 70 58C92 60 102 74 102 96Z', { fill: 'skin' }),
    syringe(0.35, { x: 46, y: 66, scale: 0.3, rotate: 0 }),
  ]
}

export function eye(): Shape[] {
  return [
    path('M4 50Q50 -2 96 50Q50 100 4 50Z', { fill: 'white', stroke: 'ink', width: 5 }),
    circle(50, 49, 20, { fill: 'skin', stroke: 'ink', width: 4.5 }),
    circle(50, 49, 8, { fill: 'ink' }),
  ]
}

export function padlock(paint: Paint = 'marigold'): Shape[] {
  return [
    path('M30 48V32C30 6 70 6 70 32V48', { stroke: 'steelDark', width: 10 }),
    rect(18, 46, 64, 48, { fill: paint, stroke: 'ink', width: 3, radius: 7 }),
    circle(50, 66, 7, { fill: 'ink' }),
    path('M50 68v12', { stroke: 'ink', width: 6 }),
  ]
}

/** A shoulder bag that shows nothing. */
export function plainBag(): Shape[] {
  return [
    path('M22 44C22 2 78 2 78 44', { stroke: 'skinDeep', width: 6 }),
    path('M10 40H90L96 92Q96 96 92 96H8Q4 96 4 92Z', { fill: 'skinLight', stroke: 'skinDeep', width: 3 }),
    path('M8 40H92L88 66Q50 78 12 66Z', { fill: 'skin', stroke: 'skinDeep', width: 3 }),
    rect(44, 62, 12, 14, { fill: 'marigold', stroke: 'skinDeep', width: 2.5, radius: 2 }),
  ]
}

/** Two people who talk. */
export function talking(left: PersonLook = CLIENT, right: PersonLook = WORKER): Shape[] {
  return [
    bust(left, { x: -6, y: 30, scale: 0.39 }),
    bust(right, { x: 48, y: 30, scale: 0.39 }),
    path('M34 4h32a6 6 0 0 1 6 6v12a6 6 0 0 1 -6 6h-14l-9 9v-9h-9a6 6 0 0 1 -6 -6v-12a6 6 0 0 1 6 -6Z', {
      fill: 'white',
      stroke: 'indigo',
      width: 3,
    }),
  ]
}

export function person(look: PersonLook): Shape[] {
  return [bust(look, { x: 8, y: 0, scale: 0.56 })]
}

export function hours(share: number): Shape[] {
  return clock(50, 50, 44, share)
}

export function house(): Shape[] {
  return [
    path('M6 50L50 12L94 50Z', { fill: 'terracotta' }),
    rect(16, 50, 68, 44, { fill: 'white', stroke: 'ink', width: 3 }),
    rect(42, 62, 20, 32, { fill: 'indigo' }),
  ]
}

/** A health post. Its cross is not red on white, which is a protected emblem. */
export function clinic(): Shape[] {
  return [
    rect(8, 30, 84, 64, { fill: 'white', stroke: 'ink', width: 3 }),
    rect(2, 20, 96, 14, { fill: 'leaf' }),
    circle(50, 53, 16, { fill: 'leaf' }),
    path('M50 43v20M40 53h20', { stroke: 'white', width: 7 }),
    rect(40, 72, 20, 22, { fill: 'indigo' }),
  ]
}

export function heart(): Shape[] {
  return [
    path('M50 90C10 60 4 38 14 24C26 8 44 14 50 30C56 14 74 8 86 24C96 38 90 60 50 90Z', { fill: 'terracotta' }),
    path('M26 34q6 -10 14 -4', { stroke: 'white', width: 5 }),
  ]
}
