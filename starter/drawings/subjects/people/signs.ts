import { openHand } from '../../kit/hands.ts'
import { cross } from '../../kit/marks.ts'
import { medicineBottle } from '../../kit/medicine-columns.ts'
import { methodSign } from '../../kit/methods.ts'
import { baby, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { padlock } from '../training/things.ts'

/** Small pictures for rights, visits and rooms, each 100 by 100. */

export const GIRL: PersonLook = { skin: 'skin', head: 'bun', cloth: 'marigold' }
export const BOY: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'indigo', cloth: 'terracotta' }
export const WOMAN: PersonLook = { skin: 'skinDark', head: 'wrap', cloth: 'indigo' }
export const MAN: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'leaf' }
export const PROVIDER: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'leaf', isProvider: true }

/** An open book. */
export function book(): Shape[] {
  return [
    path('M50 26Q28 12 6 22V84Q28 74 50 88Z', { fill: 'white', stroke: 'ink', width: 3.5 }),
    path('M50 26Q72 12 94 22V84Q72 74 50 88Z', { fill: 'white', stroke: 'ink', width: 3.5 }),
    path('M16 38q12 -5 24 2M16 54q12 -5 24 2M60 40q12 -7 24 -2M60 56q12 -7 24 -2', { stroke: 'indigo', width: 4.5 }),
  ]
}

/** A closed door, from outside, where somebody waits. The people in the room can leave. */
export function closedDoor(): Shape[] {
  return [
    rect(4, 2, 56, 96, { fill: 'skinLight', stroke: 'ink', width: 4 }),
    circle(50, 56, 4.5, { fill: 'ink' }),
    bust(WOMAN, { x: 52, y: 50, scale: 0.32 }),
  ]
}

/** Four methods. */
export function manyMethods(): Shape[] {
  return [
    methodSign('implant', { x: 2, y: 2, scale: 0.46 }),
    methodSign('injection', { x: 52, y: 2, scale: 0.46 }),
    methodSign('pills', { x: 2, y: 52, scale: 0.46 }),
    methodSign('condom', { x: 52, y: 52, scale: 0.46 }),
  ]
}

/** Three people, the next one always taller: a child, a young person and an adult. */
export function growing(): Shape[] {
  return [
    bust({ skin: 'skin', head: 'short', cloth: 'terracotta' }, { x: 0, y: 62, scale: 0.21 }),
    bust({ skin: 'skin', head: 'short', cloth: 'terracotta' }, { x: 26, y: 38, scale: 0.27 }),
    bust({ skin: 'skin', head: 'short', cloth: 'terracotta' }, { x: 58, y: 8, scale: 0.34 }),
    path('M4 98H98', { stroke: 'ink', width: 4 }),
  ]
}

/** The outline of a shield, 100 by 100. */
export const SHIELD = 'M50 4L92 18V50C92 76 72 90 50 98C28 90 8 76 8 50V18Z'

/** A shield. */
export function shield(): Shape[] {
  return [
    path(SHIELD, { fill: 'leaf', stroke: 'ink', width: 3 }),
    path('M30 50l14 16l28 -32', { stroke: 'white', width: 9 }),
  ]
}

/** A shield with what it keeps away. @param thing 100 by 100 */
export function shieldAgainst(thing: Shape[]): Shape[] {
  return [path(SHIELD, { fill: 'white', stroke: 'leaf', width: 8 }), group(thing, { x: 22, y: 18, scale: 0.56 })]
}

/** A pale shield that is crossed out: no protection. */
export function noShield(): Shape[] {
  return [path(SHIELD, { fill: 'steelPale', stroke: 'ink', width: 3 }), ...cross(50, 50, 52)]
}

/** A baby in a bubble of thought. */
export function wishedBaby(): Shape[] {
  return [
    ellipse(52, 36, 47, 33, { fill: 'white', stroke: 'indigo', width: 3.5 }),
    baby('skin', 'marigold', { x: 18, y: 14, scale: 0.62 }),
    circle(28, 76, 7, { fill: 'white', stroke: 'indigo', width: 3 }),
    circle(16, 92, 4.5, { fill: 'white', stroke: 'indigo', width: 3 }),
  ]
}

/** A bottle of tablets that is handed over in any case. */
export function tabletsStay(): Shape[] {
  return medicineBottle()
}

/** A hand refuses a method; below, the tablets are given anyway. */
export function refuseAndTablets(): Shape[] {
  return [
    methodSign('injection', { x: 0, y: 0, scale: 0.44 }),
    openHand('skin', { x: 74, y: 26, scale: 0.38, isShort: true }),
    path('M2 54H98', { stroke: 'inkSoft', width: 2.5, dash: [6, 5] }),
    group(tabletsStay(), { x: 0, y: 58, scale: 0.42 }),
    ...arrow([44, 80], [92, 80], { paint: 'leaf', width: 7 }),
  ]
}

/** A closed file. */
export function closedFile(): Shape[] {
  return [
    path('M6 22H38L46 32H94V92H6Z', { fill: 'marigold', stroke: 'ink', width: 3.5 }),
    group(padlock('white'), { x: 30, y: 38, scale: 0.46 }),
  ]
}
