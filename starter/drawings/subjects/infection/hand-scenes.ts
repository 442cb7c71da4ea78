import { openHand } from '../../kit/hands.ts'
import { drop, tap } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import type { Skin } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'

// Scenes of 240 by 170 points: one step each, without words.

/** Bubbles of lather. */
function lather(points: [x: number, y: number, radius: number][]): Shape[] {
  return points.map(([x, y, radius]) => circle(x, y, radius, { fill: 'white', stroke: 'waterDeep', width: 2.5 }))
}

/** Two arrows that turn. @param x and `y` of the middle */
function turning(x: number, y: number, radius: number): Shape[] {
  return [
    ...arrow([x - radius, y - 8], [x + radius * 0.4, y - radius], {
      width: 5,
      paint: 'terracotta',
      bend: radius * 0.5,
    }),
    ...arrow([x + radius, y + 8], [x - radius * 0.4, y + radius], {
      width: 5,
      paint: 'terracotta',
      bend: radius * 0.5,
    }),
  ]
}

const SKIN: Skin = 'skin'

export function takeSoap(): Shape[] {
  return [
    openHand(SKIN, { x: 92, y: 118, rotate: 70, scale: 0.66 }),
    rect(94, 78, 64, 36, { fill: 'marigold', stroke: 'ink', width: 3, radius: 14 }),
    ...lather([
      [170, 78, 11],
      [186, 98, 7],
      [82, 74, 8],
      [164, 112, 8],
    ]),
  ]
}

export function rubPalms(): Shape[] {
  return [
    openHand(SKIN, { x: 134, y: 96, rotate: -32, scale: 0.66 }),
    openHand(SKIN, { x: 108, y: 98, rotate: 32, scale: 0.66 }),
    ...turning(122, 84, 52),
  ]
}

export function rubBacks(): Shape[] {
  return [
    openHand(SKIN, { x: 116, y: 104, rotate: 4, scale: 0.72, isShort: true }),
    group(hatch(), { x: 116, y: 92 }),
    openHand(SKIN, { x: 150, y: 92, rotate: -76, scale: 0.66, isShort: true }),
    ...arrow([172, 120], [172, 166], { width: 6, paint: 'terracotta' }),
    ...arrow([194, 166], [194, 120], { width: 6, paint: 'terracotta' }),
  ]
}

/** Knuckles: the back of a hand. */
function hatch(): Shape[] {
  return [path('M-18 -14q5 -5 10 0M-4 -18q5 -5 10 0M12 -12q5 -5 10 0', { stroke: 'skinDark', width: 2.5 })]
}

export function rubBetween(): Shape[] {
  return [
    ...halfOf('M30 95L50 95', (_, y) => `M70 ${y}L154 ${y}`, 40),
    ...halfOf('M210 95L190 95', (_, y) => `M170 ${y}L86 ${y}`, 56),
    path('M44 62C40 84 44 116 54 134L74 132V56Z', { fill: 'skin' }),
    path('M196 62C200 84 196 116 186 134L166 146V62Z', { fill: 'skin' }),
    ...arrow([92, 26], [146, 26], { width: 6, paint: 'terracotta' }),
    ...arrow([148, 10], [94, 10], { width: 6, paint: 'terracotta' }),
  ]
}

/** A hand whose four fingers leave gaps for those of the other. @param first height of the first finger */
function halfOf(arm: string, finger: (index: number, y: number) => string, first: number): Shape[] {
  const [edge, fill] = ['skinDark', 'skin'] as const
  const fingers = [0, 1, 2, 3].map((index) => finger(index, first + index * 31))
  return [
    path(arm, { stroke: edge, width: 46 }),
    path(arm, { stroke: fill, width: 42 }),
    ...fingers.flatMap((d) => [path(d, { stroke: edge, width: 17 }), path(d, { stroke: fill, width: 13 })]),
  ]
}

export function rubThumbs(): Shape[] {
  const thumb = 'M104 150C104 116 104 96 104 62'
  return [
    path(thumb, { stroke: 'skinDark', width: 38 }),
    path(thumb, { stroke: 'skin', width: 33 }),
    path('M97 54q7 -8 14 0v10q-7 5 -14 0Z', { fill: 'fleshPale' }),
    ...fist(118, 110),
    ...turning(112, 100, 60),
  ]
}

/** A hand closed round a thumb. */
function fist(x: number, y: number): Shape[] {
  const finger = (dy: number): Shape[] => [
    path(`M${x + 34} ${y + dy}C${x + 8} ${y + dy - 6} ${x - 22} ${y + dy - 4} ${x - 34} ${y + dy + 4}`, {
      stroke: 'skinDark',
      width: 22,
    }),
    path(`M${x + 34} ${y + dy}C${x + 8} ${y + dy - 6} ${x - 22} ${y + dy - 4} ${x - 34} ${y + dy + 4}`, {
      stroke: 'skin',
      width: 18,
    }),
  ]
  return [
    path(`M${x + 34} ${y}L${x + 76} ${y + 8}`, { stroke: 'skin', width: 40 }),
    path(`M${x + 14} ${y - 36}C${x + 60} ${y - 40} ${x + 70} ${y + 30} ${x + 20} ${y + 36}Z`, { fill: 'skin' }),
    ...[-24, -6, 12, 30].flatMap(finger),
  ]
}

export function rubTips(): Shape[] {
  return [
    openHand(SKIN, { x: 108, y: 112, rotate: 78, scale: 0.72, isShort: true }),
    ...[0, 1, 2, 3].flatMap((index) => {
      const d = `M${104 + index * 17} ${40 - index * 2}C${98 + index * 17} ${66} ${98 + index * 16} ${82} ${104 + index * 14} ${96 + (index % 2) * 4}`
      return [path(d, { stroke: 'skinDark', width: 20 }), path(d, { stroke: 'skin', width: 16 })]
    }),
    path('M86 6H176C184 30 178 50 164 52L104 54C92 50 84 30 86 6Z', { fill: 'skin' }),
    ...arrow([206, 142], [204, 58], { width: 6, paint: 'terracotta', bend: -26 }),
  ]
}

export function rinse(): Shape[] {
  return [
    ...tap(122, 42, 58),
    openHand(SKIN, { x: 128, y: 126, rotate: 96, scale: 0.56 }),
    openHand(SKIN, { x: 86, y: 112, rotate: 64, scale: 0.56 }),
    drop(160, 164, 16),
    drop(196, 156, 14),
  ]
}

export function dry(): Shape[] {
  return [
    openHand(SKIN, { x: 76, y: 104, rotate: 58, scale: 0.62 }),
    ...towel(),
    openHand(SKIN, { x: 178, y: 108, rotate: -58, scale: 0.62 }),
  ]
}

/** A clean towel with stripes and a fringe. */
function towel(): Shape[] {
  return [
    path('M82 8C112 2 140 14 168 8C172 50 164 96 170 140C140 146 112 134 84 140C78 96 88 50 82 8Z', {
      fill: 'white',
      stroke: 'ink',
      width: 3,
    }),
    path('M84 24C112 18 140 30 168 24M84 106C112 100 138 112 168 106', { stroke: 'indigo', width: 7 }),
    path('M84 120C112 114 138 126 168 120', { stroke: 'waterDeep', width: 4 }),
    path('M88 142v16M102 140v16M116 140v16M130 142v16M144 143v16M158 143v16', { stroke: 'ink', width: 3 }),
  ]
}

/** A hand in a glove, palm to the reader, with a cuff. @param x and `y` of the middle of the palm */
export function glove(
  x: number,
  y: number,
  look: { scale?: number; rotate?: number; paint?: Paint; edge?: Paint; cuff?: number },
): Shape {
  const { scale = 0.62, rotate = 0, paint = 'water', edge = 'waterDeep', cuff = 66 } = look
  const finger = (d: string, width = 22): Shape[] => [
    path(d, { stroke: edge, width: width + 4 }),
    path(d, { stroke: paint, width }),
  ]
  return group(
    [
      ...finger('M30 14C48 0 58 -16 64 -34'),
      ...finger('M-26 -16L-36 -66', 20),
      ...finger('M-9 -20L-12 -82', 21),
      ...finger('M9 -20L12 -84', 21),
      ...finger('M26 -14L34 -70', 20),
      path(`M-38 -26Q0 -36 38 -26C44 0 36 30 30 ${cuff}H-30C-36 30 -44 0 -38 -26Z`, {
        fill: paint,
        stroke: edge,
        width: 3,
      }),
      path('M-34 -24Q0 -34 34 -24L30 10H-30Z', { fill: paint }),
      rect(-34, cuff - 8, 68, 12, { fill: paint, stroke: edge, width: 3, radius: 6 }),
    ],
    { x, y, scale, rotate },
  )
}
