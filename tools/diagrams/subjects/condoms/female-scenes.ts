import { holdingHand } from '../../kit/hands.ts'
import { cross, tick } from '../../kit/marks.ts'
import { arrow, ellipse, group, line, path, type Shape } from '../../kit/shapes.ts'
import { femaleCondom, type Inside, sideView, squeezed } from './female-parts.ts'

// Scenes of 240 by 170 points: one step each, without words.

/** Rub the sides together. */
export function rubPouch(): Shape[] {
  return [
    group(femaleCondom(), { x: 120, y: 24, scale: 0.86 }),
    holdingHand('skinDark', 40, { x: 122, y: 84, scale: 0.46, rotate: -4, sleeve: 'marigold', isShort: true }),
    ...arrow([44, 66], [44, 120], { width: 6, paint: 'terracotta' }),
    ...arrow([66, 120], [66, 66], { width: 6, paint: 'terracotta' }),
  ]
}

/** Press the inner ring long and narrow. */
export function squeezeRing(): Shape[] {
  return [
    group(squeezed(), { x: 96, y: 60, scale: 0.78 }),
    holdingHand('skin', 18, { x: 98, y: 46, scale: 0.5, rotate: -2, sleeve: 'leaf', isShort: true }),
    ...arrow([36, 44], [76, 44], { width: 6, paint: 'terracotta' }),
  ]
}

function side(inside: Inside): Shape {
  return group(sideView(inside), { x: 30, y: 2, scale: 0.58 })
}

/** Slide it in and up. */
export function slideIn(): Shape[] {
  return [
    side({ condom: 'entering' }),
    holdingHand('skin', 10, { x: 104, y: 128, scale: 0.36, rotate: 4, sleeve: 'leaf', isShort: true }),
    ...arrow([60, 150], [78, 108], { width: 6, paint: 'terracotta' }),
  ]
}

/** Push it behind the bone with a finger inside the pouch. */
export function pushUp(): Shape[] {
  return [side({ condom: 'whole', finger: true }), ...arrow([164, 126], [186, 84], { width: 6, paint: 'terracotta' })]
}

/** The outer ring lies flat outside; seen from the front. */
export function ringOutside(): Shape[] {
  return [
    path('M0 0H240V112C206 116 176 136 164 170H76C64 136 34 116 0 112Z', { fill: 'skin' }),
    path('M30 0C62 40 82 90 84 140M210 0C178 40 158 90 156 140M120 138V170', { stroke: 'skinDark', width: 3.5 }),
    path('M120 14C76 44 76 112 120 142C164 112 164 44 120 14Z', { fill: 'skinDark' }),
    ellipse(120, 78, 33, 45, { fill: 'indigoPale', stroke: 'indigo', width: 8 }),
    ellipse(120, 78, 11, 25, { fill: 'deep' }),
    ...tick(214, 142, 36),
  ]
}

/** Guide the penis into the pouch. */
export function guideIn(): Shape[] {
  return [
    side({ condom: 'whole', penis: true }),
    holdingHand('skinLight', 22, { x: 92, y: 146, scale: 0.36, rotate: -10, sleeve: 'terracotta', isShort: true }),
    ...tick(214, 140, 34),
  ]
}

/** Hold the outer ring, twist it, pull gently. */
export function twistOut(): Shape[] {
  return [
    path('M92 20C104 52 110 66 112 84C110 102 100 122 92 150H148C140 122 130 102 128 84C130 66 136 52 148 20Z', {
      fill: 'indigoPale',
      stroke: 'indigo',
      width: 3,
    }),
    path('M110 78L130 90M110 90L130 78', { stroke: 'indigo', width: 3 }),
    ellipse(120, 152, 40, 10, { fill: 'paper', stroke: 'indigo', width: 7 }),
    path('M60 6H180', { stroke: 'fleshDeep', width: 4, dash: [10, 8] }),
    holdingHand('skinDark', 22, { x: 156, y: 146, scale: 0.4, rotate: -18, sleeve: 'marigold', isShort: true }),
    ...arrow([86, 68], [86, 104], { width: 6, paint: 'terracotta', bend: 30 }),
    ...arrow([40, 104], [40, 158], { width: 7, paint: 'terracotta' }),
  ]
}

/** Wrong: a male condom at the same time. */
export function notBoth(): Shape[] {
  return [
    group(femaleCondom(), { x: 74, y: 22, scale: 0.84 }),
    path('M158 150V60C158 44 166 40 168 34C168 22 180 22 180 34C182 40 190 44 190 60V150Z', {
      fill: 'indigoPale',
      stroke: 'indigo',
      width: 3,
    }),
    line([150, 150], [198, 150], { stroke: 'indigo', width: 12 }),
    ...cross(124, 86, 44),
  ]
}
