import { openHand, pinchingHand } from '../../kit/hands.ts'
import { drop, tap } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
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

/** The second hand is a little darker, so that both can be told apart. */
const [SKIN, OTHER] = ['skin', 'skinDark'] as const
const EDGES = { skin: 'skinDark', skinDark: 'skinDeep' } as const

/** A finger or an arm: a thick line with a darker edge. */
function limb(d: string, width: number, fill: keyof typeof EDGES = 'skin'): Shape[] {
  return [path(d, { stroke: EDGES[fill], width: width + 4 }), path(d, { stroke: fill, width })]
}

export function wet(): Shape[] {
  return [
    ...tap(128, 42, 54),
    openHand(OTHER, { x: 96, y: 112, rotate: 62, scale: 0.56, isShort: true }),
    openHand(SKIN, { x: 158, y: 118, rotate: -66, scale: 0.56, isShort: true }),
    ...tap(128, 42, 54).slice(2),
  ]
}

export function takeSoap(): Shape[] {
  return [
    openHand(SKIN, { x: 92, y: 104, rotate: 70, scale: 0.66, isShort: true }),
    rect(94, 64, 64, 36, { fill: 'marigold', stroke: 'ink', width: 3, radius: 14 }),
    ...lather([
      [170, 64, 11],
      [186, 84, 7],
      [82, 60, 8],
      [164, 98, 8],
    ]),
  ]
}

export function rubPalms(): Shape[] {
  return [
    openHand(OTHER, { x: 134, y: 92, rotate: -32, scale: 0.66, isShort: true }),
    openHand(SKIN, { x: 108, y: 94, rotate: 32, scale: 0.66, isShort: true }),
    ...turning(122, 80, 52),
  ]
}

/** The palm of one hand lies on the back of the other; its fingers go between those of the other. */
export function rubBacks(): Shape[] {
  const under = { x: 104, y: 100, rotate: 30, scale: 0.74 }
  return [
    openHand(OTHER, { ...under, isShort: true }),
    openHand(SKIN, { x: 138, y: 98, rotate: -34, scale: 0.74, isShort: true }),
    group(
      ['M-11 -54L-12 -82', 'M11 -54L12 -84', 'M31 -46L34 -70'].flatMap((d) => limb(d, 19, OTHER)),
      under,
    ),
    ...arrow([190, 34], [216, 72], { width: 6, paint: 'terracotta' }),
    ...arrow([204, 104], [186, 66], { width: 6, paint: 'terracotta' }),
  ]
}

export function rubBetween(): Shape[] {
  return [
    ...halfOf('M30 95L50 95', (y) => `M70 ${y}L154 ${y}`, 40, SKIN),
    ...halfOf('M210 95L190 95', (y) => `M170 ${y}L86 ${y}`, 56, OTHER),
    path('M44 62C40 84 44 116 54 134L74 138V34Z', { fill: SKIN }),
    path('M196 62C200 84 196 116 186 134L166 154V50Z', { fill: OTHER }),
    ...arrow([92, 26], [146, 26], { width: 6, paint: 'terracotta' }),
    ...arrow([148, 10], [94, 10], { width: 6, paint: 'terracotta' }),
  ]
}

/** A hand whose four fingers leave gaps for those of the other. @param first height of the first finger */
function halfOf(arm: string, finger: (y: number) => string, first: number, skin: keyof typeof EDGES): Shape[] {
  return [...limb(arm, 42, skin), ...[0, 1, 2, 3].flatMap((index) => limb(finger(first + index * 31), 13, skin))]
}

/** Both hands are half closed and hook into each other: the backs of the fingers rub in the palms. */
export function rubKnuckles(): Shape[] {
  const across = [0, 1, 2, 3]
  return [
    ...limb('M150 62L204 44', 42, SKIN),
    path('M76 44C92 24 150 26 172 48L166 92H80Z', { fill: SKIN, stroke: 'skinDark', width: 2 }),
    ...across.flatMap((index) => limb(`M${92 + index * 23} 50V98`, 18, SKIN)),
    ...limb('M88 118L34 136', 42, OTHER),
    path('M66 108H158L162 134C142 154 84 154 66 134Z', { fill: OTHER, stroke: 'skinDeep', width: 2 }),
    ...across.flatMap((index) => limb(`M${80 + index * 23} 128V84`, 18, OTHER)),
    path('M70 122H150L154 140H72Z', { fill: OTHER }),
    ...arrow([60, 22], [104, 14], { width: 6, paint: 'terracotta', bend: -4 }),
    ...arrow([178, 158], [134, 164], { width: 6, paint: 'terracotta', bend: -4 }),
  ]
}

export function rubThumbs(): Shape[] {
  return [
    ...limb('M104 142C104 116 104 96 104 62', 33, OTHER),
    path('M97 54q7 -8 14 0v10q-7 5 -14 0Z', { fill: 'fleshPale' }),
    ...fist(118, 106),
    ...turning(112, 98, 60),
  ]
}

/** A hand closed round a thumb. */
function fist(x: number, y: number): Shape[] {
  return [
    path(`M${x + 34} ${y}L${x + 76} ${y + 8}`, { stroke: SKIN, width: 40 }),
    path(`M${x + 14} ${y - 36}C${x + 60} ${y - 40} ${x + 70} ${y + 30} ${x + 20} ${y + 36}Z`, { fill: SKIN }),
    ...[-24, -6, 12, 30].flatMap((dy) =>
      limb(`M${x + 34} ${y + dy}C${x + 8} ${y + dy - 6} ${x - 22} ${y + dy - 4} ${x - 34} ${y + dy + 4}`, 18),
    ),
  ]
}

export function rubTips(): Shape[] {
  return [
    openHand(OTHER, { x: 108, y: 112, rotate: 78, scale: 0.72, isShort: true }),
    ...[0, 1, 2, 3].flatMap((index) =>
      limb(
        `M${104 + index * 17} ${46 - index * 2}C${98 + index * 17} ${66} ${98 + index * 16} ${82} ${104 + index * 14} ${96 + (index % 2) * 4}`,
        16,
      ),
    ),
    path('M90 20Q132 10 174 20C182 34 178 52 164 56L104 58C92 54 84 36 90 20Z', { fill: SKIN }),
    ...turning(134, 96, 66),
  ]
}

export function rinse(): Shape[] {
  return [
    ...tap(122, 42, 58),
    openHand(OTHER, { x: 124, y: 122, rotate: 96, scale: 0.52, isShort: true }),
    openHand(SKIN, { x: 86, y: 108, rotate: 64, scale: 0.52, isShort: true }),
    drop(152, 152, 14),
    drop(188, 148, 14),
    drop(116, 156, 12),
  ]
}

export function dry(): Shape[] {
  return [
    openHand(OTHER, { x: 78, y: 96, rotate: 58, scale: 0.58, isShort: true }),
    group(towel(), { x: 12, y: 8, scale: 0.9 }),
    openHand(SKIN, { x: 166, y: 98, rotate: -58, scale: 0.58, isShort: true }),
  ]
}

/** The towel, not the clean hand, touches the tap. */
export function closeTap(): Shape[] {
  return [
    path('M16 84H84Q106 84 106 104V116', { stroke: 'steelDark', width: 22 }),
    path('M52 82V62M30 58H96', { stroke: 'ink', width: 9 }),
    drop(106, 146, 14),
    path('M48 40C66 28 90 32 112 40C118 60 114 78 118 100C100 108 76 98 54 106C48 84 54 62 48 40Z', {
      fill: 'white',
      stroke: 'ink',
      width: 3,
    }),
    path('M53 88C72 82 96 92 116 84', { stroke: 'indigo', width: 7 }),
    pinchingHand(SKIN, { x: 88, y: 56, scale: 0.64 }),
    ...arrow([150, 28], [98, 16], { width: 6, paint: 'terracotta', bend: 8 }),
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
