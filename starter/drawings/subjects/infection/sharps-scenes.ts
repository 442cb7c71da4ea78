import { holdingHand, openHand } from '../../kit/hands.ts'
import { drop, tap } from '../../kit/objects.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { syringe } from '../injectables/syringe.ts'
import { sharpsBox } from './bins.ts'

// Scenes of 190 by 220 points for tall cards, without words; the top left corner stays free for a mark.

/** A new, sealed syringe. */
export function sealedSyringe(): Shape[] {
  return [
    rect(52, 14, 92, 200, { fill: 'white', stroke: 'indigo', width: 4, dash: [9, 7], radius: 8 }),
    syringe(0.1, { x: 98, y: 198, scale: 0.86 }),
  ]
}

/** Inject; do not massage. */
export function inject(): Shape[] {
  return [
    path('M0 176C50 152 140 152 190 176V224H0Z', { fill: 'skin' }),
    syringe(0.5, { x: 66, y: 166, scale: 0.8, rotate: 10 }),
    holdingHand('skinDark', 34, { x: 80, y: 82, scale: 0.54, rotate: -8, sleeve: 'white', isShort: true }),
  ]
}

/** Wrong: the cap goes back on the needle. */
export function noRecap(): Shape[] {
  return [
    syringe(0.2, { x: 84, y: 138, scale: 0.66 }),
    rect(73, 150, 22, 60, { fill: 'indigo', radius: 6 }),
    holdingHand('skin', 26, { x: 84, y: 186, scale: 0.56, rotate: 4, sleeve: 'leaf', isShort: true }),
    ...arrow([36, 208], [36, 152], { width: 8, paint: 'terracotta' }),
  ]
}

/** Straight into the box, in arm's reach. */
export function intoBox(): Shape[] {
  return [
    group(sharpsBox(0.45), { x: 0, y: 72, scale: 0.84 }),
    syringe(0.1, { x: 96, y: 94, scale: 0.52, rotate: 26 }),
    holdingHand('skin', 20, { x: 72, y: 46, scale: 0.52, rotate: 6, sleeve: 'leaf', isShort: true }),
  ]
}

/** Wash with soap and running water. */
export function washWound(): Shape[] {
  return [
    ...tap(112, 56, 74),
    openHand('skin', { x: 84, y: 152, rotate: 62, scale: 0.78 }),
    drop(140, 144, 26, 'terracotta'),
    rect(120, 178, 66, 38, { fill: 'marigold', stroke: 'ink', width: 3, radius: 14 }),
  ]
}

/** Wrong: squeezing the wound on a finger of the other hand. */
export function noSqueeze(): Shape[] {
  return [
    openHand('skin', { x: 54, y: 146, scale: 0.98, isShort: true }),
    drop(90, 72, 30, 'terracotta'),
    holdingHand('skin', 26, { x: 86, y: 92, scale: 0.52, rotate: -26, sleeve: 'indigo', isShort: true }),
  ]
}

/** Report at once. */
export function report(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo', isProvider: true }, { x: -2, y: 98, scale: 0.66 }),
    bust({ skin: 'skin', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 94, y: 98, scale: 0.66 }),
    ...bubble(28, 4, 112, 80, 26),
    syringe(0.1, { x: 60, y: 70, scale: 0.28, rotate: 40 }),
    drop(108, 64, 34, 'terracotta'),
  ]
}

/** Medicine against HIV: the start within 72 hours, the sooner the better; then 28 days of it. @param virus its short name */
export function medicineSoon(virus: string): Shape[] {
  return [
    rect(4, 4, 118, 58, { fill: 'white', stroke: 'steelDark', width: 3, radius: 6 }),
    text(virus, 12, 45, { bold: true, size: 32, paint: 'indigo' }),
    ...[0, 1, 2, 3].map((index) =>
      rect(76 + (index % 2) * 22, 11 + Math.floor(index / 2) * 24, 16, 19, { fill: 'terracotta', radius: 8 }),
    ),
    ...arrow([22, 68], [22, 92], { width: 9, paint: 'terracotta' }),
    path('M6 96L108 116V132H6Z', { fill: 'leaf' }),
    path('M108 84V136', { stroke: 'ink', width: 6 }),
    text('72 h', 116, 116, { bold: true, size: 32 }),
    rect(6, 156, 178, 58, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    ...Array.from({ length: 28 }, (_, day) =>
      rect(12 + (day % 14) * 12, 164 + Math.floor(day / 14) * 24, 9, 18, { fill: 'terracotta', radius: 3 }),
    ),
  ]
}
