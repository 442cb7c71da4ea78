import { backdrop } from '../../kit/frames.ts'
import { holdingHand } from '../../kit/hands.ts'
import { cross, tick } from '../../kit/marks.ts'
import { calendar } from '../../kit/objects.ts'
import type { Group } from '../../kit/shapes.ts'
import { arrow, ellipse, group, line, path, type Shape } from '../../kit/shapes.ts'
import { femaleCondom, type Inside, sideView, squeezed } from './female-parts.ts'
import { packet } from './parts.ts'

// Scenes of 240 by 170 points: one step each, without words, always with the same woman.

function herHand(gap: number, x: number, y: number, scale: number, rotate: number): Group {
  return holdingHand('skinLight', gap, { x, y, scale, rotate, sleeve: 'leaf', isShort: true })
}

/** Read the date, open at the notch. */
export function herPacket(): Shape[] {
  return [
    backdrop('marigoldPale'),
    ...packet(72, 86, 108),
    herHand(30, 124, 128, 0.44, -4),
    ...calendar(192, 58, 62),
    ...tick(216, 88, 36),
  ]
}

/** Rub the sides together. */
export function rubPouch(): Shape[] {
  return [
    backdrop('marigoldPale'),
    group(femaleCondom(), { x: 116, y: 20, scale: 0.86 }),
    herHand(40, 118, 80, 0.46, -4),
    ...arrow([38, 62], [38, 116], { width: 6, paint: 'terracotta' }),
    ...arrow([60, 116], [60, 62], { width: 6, paint: 'terracotta' }),
  ]
}

/** Press the inner ring long and narrow. */
export function squeezeRing(): Shape[] {
  return [
    backdrop('marigoldPale'),
    group(squeezed(), { x: 96, y: 52, scale: 0.78 }),
    herHand(18, 98, 38, 0.5, -2),
    ...arrow([34, 38], [74, 38], { width: 6, paint: 'terracotta' }),
  ]
}

function side(inside: Inside): Shape[] {
  return [backdrop('sand'), group(sideView(inside), { x: 34, y: 3, scale: 0.57 })]
}

/** Slide it in and up. */
export function slideIn(): Shape[] {
  return [
    ...side({ condom: 'entering' }),
    herHand(10, 107, 128, 0.36, 4),
    ...arrow([62, 152], [78, 110], { width: 6, paint: 'terracotta' }),
  ]
}

/** Push it behind the bone with a finger inside the pouch. */
export function pushUp(): Shape[] {
  return [
    backdrop('sand'),
    group(sideView({ condom: 'whole', hand: true }), { x: 88, y: 2, scale: 0.48 }),
    ...arrow([196, 100], [214, 62], { width: 6, paint: 'terracotta' }),
  ]
}

const LIPS = { fill: 'skin', stroke: 'skinDark', width: 3 } as const

/** The outer ring lies flat on the lips; her lower body from the front, thighs apart. */
export function ringOutside(): Shape[] {
  return [
    backdrop('sand'),
    path(
      'M46 6H194C200 40 222 76 236 96V158C204 160 164 150 148 118C140 138 100 138 92 118C76 150 36 160 4 158V96C18 76 40 40 46 6Z',
      {
        fill: 'skinLight',
        stroke: 'skin',
        width: 3,
      },
    ),
    path('M64 12C66 34 78 46 92 52M176 12C174 34 162 46 148 52', { stroke: 'skin', width: 3.5 }),
    path('M96 24L100 36M106 20L108 34M116 19V33M126 19L124 33M136 21L133 34M145 25L140 36', {
      stroke: 'hair',
      width: 3,
    }),
    path('M118 42C94 46 84 84 98 122C106 132 114 132 118 128Z', LIPS),
    path('M122 42C146 46 156 84 142 122C134 132 126 132 122 128Z', LIPS),
    ellipse(120, 88, 25, 33, { fill: 'paper', stroke: 'indigo', width: 9 }),
    path('M120 66V110M112 72C116 84 116 94 112 104M128 72C124 84 124 94 128 104', { stroke: 'indigo', width: 2.5 }),
    ...tick(214, 30, 36),
  ]
}

/** Guide the penis into the pouch. */
export function guideIn(): Shape[] {
  return [...side({ condom: 'whole', penis: true }), herHand(22, 95, 143, 0.36, -10), ...tick(212, 138, 34)]
}

/** Hold the outer ring, twist it just outside the body so that the pouch closes, pull gently. */
export function twistOut(): Shape[] {
  return [
    backdrop('sand'),
    // Her body, cut, with the pouch inside.
    path('M24 8H216V44C190 62 160 70 142 70H98C80 70 50 62 24 44Z', { fill: 'flesh' }),
    path('M24 44C50 62 80 70 98 70M142 70C160 70 190 62 216 44', { stroke: 'fleshDeep', width: 4 }),
    path('M98 70V26C98 10 142 10 142 26V70', { fill: 'fleshPale', stroke: 'fleshDeep', width: 4 }),
    path(
      'M104 24C108 14 132 14 136 24V62C136 74 126 82 124 90C126 100 146 114 152 132H88C94 114 114 100 116 90C114 82 104 74 104 62Z',
      {
        fill: 'indigoPale',
        stroke: 'indigo',
        width: 3,
      },
    ),
    path('M113 82L128 98M127 82L112 98M110 90H130', { stroke: 'indigo', width: 3 }),
    ellipse(120, 134, 42, 10, { fill: 'paper', stroke: 'indigo', width: 8 }),
    herHand(20, 156, 128, 0.34, -12),
    ...arrow([76, 146], [148, 154], { width: 6, paint: 'terracotta', bend: 12 }),
    ...arrow([46, 78], [46, 150], { width: 8, paint: 'terracotta' }),
  ]
}

/** Wrong: a male condom at the same time. */
export function notBoth(): Shape[] {
  return [
    backdrop('terracottaPale'),
    group(femaleCondom(), { x: 74, y: 20, scale: 0.84 }),
    path('M158 150V60C158 44 166 40 168 34C168 22 180 22 180 34C182 40 190 44 190 60V150Z', {
      fill: 'indigoPale',
      stroke: 'indigo',
      width: 3,
    }),
    line([150, 150], [198, 150], { stroke: 'indigo', width: 12 }),
    ...cross(124, 86, 44),
  ]
}
