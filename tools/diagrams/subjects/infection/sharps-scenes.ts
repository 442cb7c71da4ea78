import { holdingHand, openHand } from '../../kit/hands.ts'
import { cross, tick } from '../../kit/marks.ts'
import { clock, drop, tap } from '../../kit/objects.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { syringe } from '../injectables/syringe.ts'
import { sharpsBox } from './bins.ts'

// Scenes of 240 by 170 points: one step each, without words.

/** A new, sealed syringe. */
export function sealedSyringe(): Shape[] {
  return [
    path('M24 36H216V134H24Z', { fill: 'indigoPale', stroke: 'indigo', width: 3, dash: [8, 6] }),
    syringe(0.1, { x: 40, y: 84, scale: 0.66, rotate: 90 }),
    ...tick(204, 38, 38),
  ]
}

/** Inject; do not massage. */
export function inject(): Shape[] {
  return [
    path('M0 118C60 96 150 96 240 118V170H0Z', { fill: 'skin' }),
    syringe(0.5, { x: 90, y: 112, scale: 0.6, rotate: 12 }),
    holdingHand('skinDark', 34, { x: 96, y: 46, scale: 0.42, rotate: -8, sleeve: 'white', isShort: true }),
  ]
}

/** Wrong: the cap goes back on the needle. */
export function noRecap(): Shape[] {
  return [
    syringe(0.2, { x: 108, y: 88, scale: 0.62, rotate: -90 }),
    rect(40, 80, 56, 16, { fill: 'indigo', radius: 5 }),
    holdingHand('skin', 14, { x: 62, y: 88, scale: 0.4, rotate: 168, sleeve: 'leaf', isShort: true }),
    ...arrow([60, 134], [96, 134], { width: 6, paint: 'terracotta' }),
    ...cross(210, 36, 42),
  ]
}

/** Straight into the box, in arm's reach. */
export function intoBox(): Shape[] {
  return [
    group(sharpsBox(0.45), { x: -16, y: 40, scale: 0.72 }),
    syringe(0.1, { x: 70, y: 58, scale: 0.4, rotate: 26 }),
    holdingHand('skin', 18, { x: 50, y: 24, scale: 0.42, rotate: 6, sleeve: 'leaf', isShort: true }),
    ...tick(204, 128, 42),
  ]
}

/** Wash with soap and running water. */
export function washWound(): Shape[] {
  return [
    ...tap(112, 42, 62),
    openHand('skin', { x: 84, y: 116, rotate: 62, scale: 0.62 }),
    drop(128, 112, 22, 'terracotta'),
    rect(168, 120, 54, 30, { fill: 'marigold', stroke: 'ink', width: 3, radius: 12 }),
  ]
}

/** Wrong: squeezing the wound. */
export function noSqueeze(): Shape[] {
  return [
    path('M90 142V84', { stroke: 'skinDark', width: 50 }),
    path('M90 142V84', { stroke: 'skin', width: 46 }),
    path('M80 72q10 -12 20 0v16q-10 7 -20 0Z', { fill: 'fleshPale' }),
    drop(90, 122, 24, 'terracotta'),
    holdingHand('skinLight', 46, { x: 92, y: 108, scale: 0.56, sleeve: 'indigo', isShort: true }),
    ...cross(202, 36, 42),
  ]
}

/** Report at once. */
export function report(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo', isProvider: true }, { x: 8, y: 52, scale: 0.66 }),
    bust({ skin: 'skin', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 138, y: 52, scale: 0.66 }),
    ...bubble(66, 6, 84, 60, 22),
    syringe(0.1, { x: 88, y: 54, scale: 0.2, rotate: 40 }),
    drop(126, 52, 26, 'terracotta'),
  ]
}

/** Medicine against HIV soon. */
export function medicineSoon(): Shape[] {
  return [
    ...clock(70, 84, 54, 0.1, 'terracotta'),
    rect(142, 52, 84, 66, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 6 }),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      rect(152 + (index % 3) * 24, 62 + Math.floor(index / 3) * 26, 18, 18, { fill: 'terracotta', radius: 9 }),
    ),
  ]
}
