import { belly, sorePart } from '../../kit/client-scenes.ts'
import { drop } from '../../kit/days.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'

/** The client and the nurse of all pictures of the operation. */
export const WOMAN: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
export const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true }

/** A plaster on the opening above the hair, in the coordinates of `belly`. */
export function plaster(): Shape[] {
  return [
    rect(56, 92, 56, 30, { fill: 'fat', stroke: 'skinDark', width: 2.5, radius: 12 }),
    rect(73, 92, 22, 30, { fill: 'white', stroke: 'steel', width: 2 }),
  ]
}

/** An opening that is red around, with pus and blood, in the coordinates of `belly`. */
function badWound(): Shape[] {
  return [
    path('M34 106C34 84 134 84 134 106C134 130 34 130 34 106Z', { fill: 'fleshDeep' }),
    line([50, 106], [118, 106], { stroke: 'hair', width: 4 }),
    ...[58, 70, 98, 110].map((x) => line([x, 98], [x, 114], { stroke: 'hair', width: 3.5 })),
    path('M74 106Q84 98 94 106Q84 114 74 106Z', { fill: 'blood', stroke: 'hair', width: 2 }),
    path('M84 112v14', { stroke: 'fat', width: 8 }),
    drop(64, 142, 'blood', 0.8),
    drop(106, 146, 'blood', 0.8),
  ]
}

/** A belly whose wound is infected or opens. */
export function woundBelly(): Shape[] {
  return [...belly(), ...badWound()]
}

/** A belly with pain at one side, months or years later. */
export function sideBelly(): Shape[] {
  return [
    ...sorePart(1),
    line([68, 112], [92, 112], { stroke: 'fleshPale', width: 4 }),
    path('M98 96l-10 -8M124 94l10 -8', { stroke: 'blood', width: 5 }),
  ]
}

/** A woman who holds her head and sways, 110 wide and 150 high. */
export function dizzy(): Shape[] {
  return [
    group([bust({ ...WOMAN, isSad: true }, { x: 0, y: 0, scale: 0.72 })], { x: 0, y: 52, rotate: -14 }),
    ...[0, 1, 2].map((index) =>
      path(`M${44 + index * 26} ${22 - index * 4}a9 9 0 1 1 9 9a5 5 0 1 1 3 -8`, { stroke: 'indigo', width: 4.5 }),
    ),
  ]
}

/** A woman who lies on a couch, awake, her head at the left; 206 wide. @param y of the couch @param legs below it */
export function onCouch(y: number, legs = 30): Shape[] {
  return [
    path(`M30 ${y + 10}V${y + 10 + legs}M214 ${y + 10}V${y + 10 + legs}`, { stroke: 'steelDark', width: 8 }),
    rect(18, y, 206, 14, { fill: 'steelDark', radius: 4 }),
    rect(22, y - 18, 44, 18, { fill: 'white', stroke: 'steel', width: 2, radius: 8 }),
    path(`M76 ${y - 14}H150`, { stroke: 'leaf', width: 26 }),
    path(`M128 ${y - 27}C150 ${y - 32} 190 ${y - 26} 220 ${y - 18}V${y}H120Z`, { fill: 'waterDeep' }),
    circle(48, y - 26, 19, { fill: 'skin' }),
    path(`M28 ${y - 24}a21 21 0 0 1 26 -23q-14 6 -16 28Z`, { fill: 'terracotta' }),
    circle(53, y - 31, 2.6, { fill: 'hair' }),
    path(`M58 ${y - 20}q5 2 8 -2`, { stroke: 'hair', width: 2.4 }),
  ]
}
