import { openHand, pinchingHand } from '../../kit/hands.ts'
import { bin, tap } from '../../kit/objects.ts'
import type { Skin } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { glove } from './hand-scenes.ts'

// Taking gloves off, 190 by 236 points: for tall cards.

const SKIN: Skin = 'skin'

/** Pinch the outside of the glove at the wrist. */
export function gloveOffPinch(): Shape[] {
  return [
    path('M76 120L76 206', { stroke: 'skin', width: 34 }),
    glove(76, 92, { scale: 0.9 }),
    pinchingHand(SKIN, { x: 104, y: 140, scale: 0.56, rotate: 36, isGloved: true }),
    ...arrow([160, 104], [160, 36], { width: 8, paint: 'terracotta' }),
  ]
}

/** Peel it off inside out, hold it in the gloved hand. */
export function gloveOffHold(): Shape[] {
  return [
    openHand(SKIN, { x: 40, y: 106, rotate: -12, scale: 0.74 }),
    path('M148 160V216', { stroke: SKIN, width: 32 }),
    group([...fist(), cuff(0)], { x: 148, y: 104, scale: 0.94 }),
  ]
}

/** A bare finger under the cuff of the other glove, on the inside. */
export function gloveOffUnder(): Shape[] {
  const finger = 'M40 204C66 200 82 180 92 144'
  return [
    path('M122 160V216', { stroke: SKIN, width: 34 }),
    path(finger, { stroke: 'skinDark', width: 24 }),
    path(finger, { stroke: SKIN, width: 20 }),
    path('M-4 236V196C10 176 44 178 54 196C58 212 54 226 46 236Z', { fill: SKIN, stroke: 'skinDark', width: 2.5 }),
    path('M50 200C36 196 30 204 34 212M48 216C36 212 30 220 34 228', { stroke: 'skinDark', width: 2.5 }),
    group([...fist(), cuff(18)], { x: 122, y: 96 }),
    path('M83 158C87 150 86 144 85 136C86 124 100 124 101 136C101 146 100 152 98 158', {
      stroke: 'ink',
      width: 3,
      dash: [6, 5],
    }),
    ...arrow([178, 158], [178, 96], { width: 8, paint: 'terracotta' }),
  ]
}

/** One inside the other, into the bin; clean hands. */
export function gloveOffBin(): Shape[] {
  return [
    group(insideOut(), { x: 60, y: 58, scale: 1.15 }),
    ...arrow([56, 98], [56, 118], { width: 7 }),
    ...bin(52, 220, 96),
    group(tap(0, 60, 70), { x: 126, y: -2, scale: 0.9 }),
    openHand(SKIN, { x: 138, y: 162, rotate: 16, scale: 0.62 }),
  ]
}

/** A glove turned inside out and crumpled; its middle is at 0, 0. */
function insideOut(): Shape[] {
  const look = { fill: 'water', stroke: 'waterDeep', width: 3 } as const
  return [
    path('M-6 -14C-14 -34 -2 -42 2 -30L8 -14Z', look),
    path('M8 -14C10 -32 24 -34 22 -20L18 -6Z', look),
    path('M-24 -12C-12 -24 14 -24 20 -8C32 4 22 24 4 20C-12 30 -30 18 -26 4C-30 -2 -30 -8 -24 -12Z', look),
    path('M-16 -4C-6 -10 2 -2 12 -4M-14 10C-4 4 4 12 12 8', { stroke: 'waterDeep', width: 2.5 }),
  ]
}

/** A gloved hand closed round the first glove; the fist's middle is at 0, 0, the wrist at 0, 62. */
function fist(): Shape[] {
  const finger = (y: number): Shape[] => {
    const d = `M32 ${y}C18 ${y - 5} 0 ${y - 4} -10 ${y + 2}`
    return [path(d, { stroke: 'waterDeep', width: 22 }), path(d, { stroke: 'water', width: 18 })]
  }
  const thumb = 'M-28 46C-20 52 -4 50 10 42'
  return [
    path('M-26 -30C-44 0 -38 30 -28 58H28C38 30 52 0 40 -34Z', { fill: 'water', stroke: 'waterDeep', width: 3 }),
    group(insideOut(), { x: -18, y: -18, scale: 1.15, rotate: -24 }),
    ...[-26, -8, 10, 28].flatMap(finger),
    path(thumb, { stroke: 'waterDeep', width: 22 }),
    path(thumb, { stroke: 'water', width: 18 }),
  ]
}

/** The end of the glove on the wrist. @param lift how far a finger pushes it out on the left */
function cuff(lift: number): Shape {
  const left = -28 - lift
  return group([
    path(`M-28 40C-30 48 ${left} 52 ${left} 64H28C30 56 30 48 30 40Z`, { fill: 'water' }),
    path(`M-30 42C-30 50 ${left} 52 ${left} 64M31 42C30 50 29 56 28 64`, { stroke: 'waterDeep', width: 3 }),
    rect(left - 4, 60, 36 - left, 12, { fill: 'water', stroke: 'waterDeep', width: 3, radius: 6 }),
  ])
}
