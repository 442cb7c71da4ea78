import { talk, warning } from '../../kit/client-scenes.ts'
import { backdrop } from '../../kit/frames.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust, pregnantWoman } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { BOY, GIRL, PROVIDER, shield, shieldAgainst, WOMAN } from '../people/signs.ts'
import { chair } from '../training/scenery.ts'
import { house, padlock } from '../training/things.ts'

/** The first visit of a young client and what the sheet for them tells, each as large as a step of a client sheet. */

const LINES = path('M84 30h72M84 44h46', { stroke: 'indigo', width: 5 })

export function arrive(): Shape[] {
  return [
    backdrop('leafPale'),
    rect(12, 50, 62, 106, { fill: 'skinLight', stroke: 'ink', width: 4 }),
    circle(63, 106, 5, { fill: 'ink' }),
    group(chair(), { x: 76, y: 58, scale: 0.7 }),
    bust(PROVIDER, { x: 136, y: 46, scale: 0.68 }),
  ]
}

export function promise(): Shape[] {
  return talk([group(padlock(), { x: 100, y: 14, scale: 0.44 })], GIRL, PROVIDER)
}

export function listen(): Shape[] {
  return [
    backdrop(),
    bust(GIRL, { x: 6, y: 70, scale: 0.555 }),
    bust(PROVIDER, { x: 148, y: 70, scale: 0.555 }),
    ...bubble(48, 8, 126, 56, 22),
    LINES,
  ]
}

export function explore(): Shape[] {
  return [
    backdrop('marigoldPale'),
    bust(GIRL, { x: 70, y: 74, scale: 0.54 }),
    group(house(), { x: 8, y: 12, scale: 0.62 }),
    bust(BOY, { x: 164, y: 14, scale: 0.4 }),
    path('M82 84L62 66M158 84L172 72', { stroke: 'ink', width: 4, dash: [7, 6] }),
    circle(120, 36, 24, { fill: 'white', stroke: 'indigo', width: 4 }),
    path('M112 30q0 -8 8 -8t8 8q0 6 -8 10v5M120 52v1', { stroke: 'indigo', width: 5 }),
  ]
}

export function compare(): Shape[] {
  return [
    backdrop('sand'),
    methodSign('implant', { x: 10, y: 40, scale: 0.7 }),
    methodSign('injection', { x: 85, y: 40, scale: 0.7 }),
    methodSign('condom', { x: 160, y: 40, scale: 0.7 }),
    path('M22 132H218M44 122v20M120 122v20M196 122v20', { stroke: 'ink', width: 5 }),
  ]
}

/** She ticks one of three cards; the cards name no method. */
export function decide(): Shape[] {
  return [
    backdrop('leafPale'),
    bust(GIRL, { x: 8, y: 58, scale: 0.62 }),
    ...[104, 148, 192].map((x) =>
      rect(x, x === 148 ? 34 : 50, 38, 62, {
        fill: x === 148 ? 'white' : 'steelPale',
        stroke: 'ink',
        width: 3.5,
        radius: 5,
      }),
    ),
    ...tick(167, 64, 32),
    path('M100 140C124 140 150 130 164 104', { stroke: 'ink', width: 5 }),
    path('M154 112L166 98L172 116Z', { fill: 'ink' }),
  ]
}

export function goodbye(): Shape[] {
  return [
    backdrop(),
    methodSign('condom', { x: 12, y: 44, scale: 0.74 }),
    methodSign('emergency', { x: 88, y: 44, scale: 0.74 }),
    ...calendar(198, 84, 66),
  ]
}

/** What is urgent goes to the provider at once. */
export function urgent(): Shape[] {
  return [
    backdrop('terracottaPale'),
    group(warning(0, 0), { x: 56, y: 86, scale: 1.4 }),
    ...arrow([112, 90], [152, 90], { paint: 'terracotta', width: 9 }),
    bust(PROVIDER, { x: 146, y: 60, scale: 0.6 }),
  ]
}

export function withOrWithout(): Shape[] {
  return [
    backdrop('marigoldPale'),
    bust(GIRL, { x: 4, y: 72, scale: 0.54 }),
    path('M96 24V150', { stroke: 'inkSoft', width: 3, dash: [8, 8] }),
    bust({ ...GIRL, head: 'wrap', headPaint: 'leaf', cloth: 'indigo' }, { x: 102, y: 72, scale: 0.54 }),
    bust(BOY, { x: 160, y: 72, scale: 0.54 }),
    ...tick(44, 36, 40),
    ...tick(168, 36, 40),
  ]
}

/** Three dots in her bubble: she says nothing, and may. */
export function silent(): Shape[] {
  return [
    backdrop(),
    bust(GIRL, { x: 4, y: 8, scale: 0.9 }),
    ...bubble(138, 18, 84, 60, 16),
    ...[160, 180, 200].map((x) => circle(x, 48, 6, { fill: 'indigo' })),
    ...tick(184, 128, 46),
  ]
}

/** A condom against infections, another method against pregnancy. */
export function twoTools(): Shape[] {
  return [
    backdrop('indigoPale'),
    methodSign('condom', { x: 14, y: 12, scale: 0.84 }),
    path('M106 54h28M120 40v28', { stroke: 'ink', width: 7 }),
    methodSign('implant', { x: 142, y: 12, scale: 0.84 }),
    group(shieldAgainst(ribbon()), { x: 25, y: 100, scale: 0.66 }),
    group(shieldAgainst(pregnantWoman()), { x: 153, y: 100, scale: 0.66 }),
  ]
}

export function bothYes(): Shape[] {
  return [
    backdrop('leafPale'),
    bust(GIRL, { x: 20, y: 70, scale: 0.555 }),
    bust(BOY, { x: 136, y: 70, scale: 0.555 }),
    ...bubble(36, 8, 64, 42, 26),
    ...bubble(142, 8, 64, 42, 30),
    ...tick(68, 29, 28),
    ...tick(174, 29, 28),
  ]
}

/** A room from the side: two people, a closed door, and somebody who waits outside. */
export function behindDoor(): Shape[] {
  return [
    backdrop('sand'),
    rect(12, 14, 168, 142, { fill: 'white', stroke: 'ink', width: 5 }),
    bust(PROVIDER, { x: 16, y: 68, scale: 0.48 }),
    bust(GIRL, { x: 86, y: 68, scale: 0.48 }),
    rect(166, 46, 26, 110, { fill: 'skinLight', stroke: 'ink', width: 4 }),
    circle(184, 104, 4, { fill: 'ink' }),
    bust(WOMAN, { x: 190, y: 106, scale: 0.32 }),
  ]
}

export function safeWithUs(): Shape[] {
  return [
    backdrop(),
    bust(PROVIDER, { x: 4, y: 66, scale: 0.58 }),
    bust(GIRL, { x: 148, y: 66, scale: 0.58 }),
    group(shield(), { x: 84, y: 10, scale: 0.74 }),
  ]
}
