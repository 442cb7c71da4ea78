import { drop } from '../../../kit/days.ts'
import { methodShapes, methodSign } from '../../../kit/methods.ts'
import type { Paint } from '../../../kit/palette.ts'
import { baby, type Skin } from '../../../kit/people.ts'
import { circle, ellipse, group, line, type Point, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { dressed } from '../../pills/coc-icons.ts'
import { heart } from '../things.ts'

/** Small pictures of the screening questions, each 100 by 100. */

export function breastfeeds(): Shape[] {
  return [methodSign('breastfeeding', { x: 0, y: 0 })]
}

/** The same mother on another ground: the baby is older. */
export function breastfeedsLonger(): Shape[] {
  return [
    rect(2, 2, 96, 96, { fill: 'marigold', stroke: 'indigo', width: 3, radius: 16 }),
    ...methodShapes('breastfeeding'),
  ]
}

export function newborn(): Shape[] {
  return [baby('skinDark', 'marigold', { x: -4, y: 24, scale: 0.96 })]
}

export function smokes(): Shape[] {
  return [
    rect(6, 62, 62, 18, { fill: 'white', stroke: 'ink', width: 4 }),
    rect(68, 62, 22, 18, { fill: 'terracotta', stroke: 'ink', width: 4 }),
    path('M80 52C70 40 92 34 80 14', { stroke: 'steelDark', width: 7 }),
  ]
}

/** A cuff on an arm, with its dial. */
export function pressure(): Shape[] {
  return cuff('white', [78, 12])
}

/** The pointer of the dial stands at its end. */
export function highPressure(): Shape[] {
  return cuff('marigold', [80, 38])
}

function cuff(dial: Paint, pointer: Point): Shape[] {
  return [
    path('M14 80C36 64 60 60 90 62', { stroke: 'skin', width: 22 }),
    path('M44 66L66 62', { stroke: 'indigo', width: 34 }),
    circle(66, 24, 22, { fill: dial, stroke: 'ink', width: 5 }),
    line([66, 24], pointer, { stroke: 'terracotta', width: 5 }),
  ]
}

export function heartSign(): Shape[] {
  return heart()
}

/** A leg with a place that hurts. */
export function leg(): Shape[] {
  return legWith('blood')
}

/** The place no longer hurts. */
export function legBefore(): Shape[] {
  return legWith('steelPale')
}

function legWith(place: Paint): Shape[] {
  return [
    path('M36 18C34 44 40 58 40 90H78', { stroke: 'skinDark', width: 26 }),
    path('M32 18C32 26 34 34 36 44', { stroke: 'skinDark', width: 34 }),
    circle(40, 62, 13, { fill: place, stroke: 'white', width: 5 }),
  ]
}

/** The front of a body with a place marked on it. */
function torso(place: Shape): Shape[] {
  return [
    path('M18 4C30 30 28 44 24 60C20 76 22 88 24 98H76C78 88 80 76 76 60C72 44 70 30 82 4Z', { fill: 'skin' }),
    circle(50, 66, 4, { fill: 'hair' }),
    place,
  ]
}

export function gallBladder(): Shape[] {
  return torso(
    path('M38 26C48 26 46 36 52 42C58 50 48 58 40 52C32 46 30 28 38 26Z', { fill: 'leaf', stroke: 'white', width: 4 }),
  )
}

export function liver(): Shape[] {
  return torso(path('M28 34Q34 20 72 30Q62 42 50 44Q40 58 28 54Z', { fill: 'blood', stroke: 'white', width: 4 }))
}

export function bedRest(): Shape[] {
  return [
    path('M6 20V88M94 54V88M6 68H94', { stroke: 'ink', width: 8 }),
    circle(26, 48, 12, { fill: 'skinDark' }),
    path('M38 62C40 44 56 42 92 52V64H38Z', { fill: 'indigo' }),
  ]
}

/** A clothed chest with the place of a lump marked. */
export function breast(): Shape[] {
  return [...dressed(), circle(64, 46, 11, { fill: 'blood', stroke: 'white', width: 4 })]
}

/** A head from the side; the nose points to the right. */
function head(skin: Skin): Shape[] {
  return [
    path('M16 46C16 16 40 4 58 8C78 12 84 28 82 40L90 54L80 58C82 72 78 78 62 76V96H28V74C20 66 16 58 16 46Z', {
      fill: skin,
    }),
  ]
}

/** Only the place, not the inside: a drawing of the inside needs the sign-off of a clinician. */
export function placeOnHead(): Shape[] {
  return [...head('skinDark'), circle(34, 24, 11, { fill: 'blood', stroke: 'white', width: 4 })]
}

/** A head with the scar of an operation. */
export function scarOnHead(): Shape[] {
  return [
    ...head('skinDark'),
    path('M22 40Q26 18 46 16', { stroke: 'fleshPale', width: 6 }),
    path('M16 32L31 36M21 21L35 28M32 11L41 25', { stroke: 'white', width: 4 }),
  ]
}

/** Flashes before the eyes: migraine with aura, or a headache that is a danger sign. */
export function headache(): Shape[] {
  return [
    group(head('skinDark'), { x: -12, y: 0 }),
    path('M76 4L96 22L78 30L98 50', { stroke: 'ink', width: 12 }),
    path('M76 4L96 22L78 30L98 50', { stroke: 'marigold', width: 7 }),
  ]
}

/** A hand on the forehead: a headache without danger. */
export function ordinaryHeadache(): Shape[] {
  return [
    group(head('skinDark'), { x: -12, y: 4 }),
    path('M44 44q6 5 13 0', { stroke: 'hair', width: 4 }),
    path('M94 86L90 50', { stroke: 'white', width: 22 }),
    path('M94 86L93 70', { stroke: 'indigo', width: 18 }),
    path('M92 66L88 40L62 22M88 42L72 18M88 46L58 31', { stroke: 'white', width: 14 }),
    path('M93 68L88 40', { stroke: 'skin', width: 14 }),
    path('M88 40L62 22M88 42L72 18M88 46L58 31', { stroke: 'skin', width: 9 }),
  ]
}

/** A head that throbs on one side. */
export function migraine(): Shape[] {
  return [
    group(head('skinDark'), { x: 6, y: 0 }),
    circle(42, 26, 13, { fill: 'blood', stroke: 'white', width: 4 }),
    path('M12 12Q2 26 8 42M30 2Q18 0 14 4', { stroke: 'blood', width: 6 }),
  ]
}

/** A head with the wave of a fit on it. */
export function fits(): Shape[] {
  return [...head('skinDark'), path('M22 42H32L40 18L50 58L58 28L63 42H76', { stroke: 'white', width: 6 })]
}

export function yellowEye(): Shape[] {
  return [
    path('M2 50Q50 4 98 50Q50 96 2 50Z', { fill: 'marigold', stroke: 'ink', width: 5 }),
    circle(50, 50, 19, { fill: 'skinDeep' }),
    circle(50, 50, 8, { fill: 'ink' }),
  ]
}

/** Sugar in the blood. */
export function sugar(): Shape[] {
  return [
    drop(36, 56, 'blood', 2.4),
    rect(56, 52, 38, 38, { fill: 'white', stroke: 'ink', width: 5, radius: 4 }),
    path('M66 62h6M78 62h6M66 76h6M78 76h6', { stroke: 'steelDark', width: 6 }),
  ]
}

export function bleeding(): Shape[] {
  return [drop(34, 54, 'blood', 2.4), text('?', 74, 88, { size: 96, bold: true, paint: 'ink', anchor: 'middle' })]
}

export function medicine(): Shape[] {
  return [
    rect(22, 4, 56, 22, { fill: 'indigo', radius: 5 }),
    rect(14, 24, 72, 72, { fill: 'white', stroke: 'indigo', width: 5, radius: 10 }),
    ellipse(36, 62, 13, 9, { fill: 'terracotta' }),
    ellipse(64, 76, 13, 9, { fill: 'marigold' }),
  ]
}

/** A strip of tablets. */
export function tablets(): Shape[] {
  return [
    rect(6, 20, 88, 60, { fill: 'steelPale', stroke: 'indigo', width: 5, radius: 8 }),
    ...[26, 50, 74].flatMap((x) => [36, 64].map((y) => ellipse(x, y, 9, 9, { fill: 'terracotta' }))),
  ]
}

/** A woman with the pale rash of lupus over both cheeks and the nose. */
export function lupus(): Shape[] {
  return [
    path('M12 98C0 44 12 4 50 4S100 44 88 98Z', { fill: 'hair' }),
    path('M38 80h24v18h-24Z', { fill: 'skin' }),
    ellipse(50, 50, 29, 37, { fill: 'skin' }),
    path('M21 44C22 18 36 12 50 14C64 12 78 18 79 44C72 34 62 28 54 22C44 30 30 34 21 44Z', { fill: 'hair' }),
    path(
      'M50 45C53 45 54 50 55 54C60 50 68 49 75 53C76 62 68 69 60 66C56 65 53 62 50 61C47 62 44 65 40 66C32 69 24 62 25 53C32 49 40 50 45 54C46 50 47 45 50 45Z',
      { fill: 'flesh', stroke: 'fleshDeep', width: 1.5 },
    ),
    circle(38, 44, 3.4, { fill: 'hair' }),
    circle(62, 44, 3.4, { fill: 'hair' }),
    path('M32 37q6 -4 11 0M57 37q5 -4 11 0', { stroke: 'hair', width: 2.6 }),
    path('M42 77q8 4 16 0', { stroke: 'hair', width: 3 }),
  ]
}
