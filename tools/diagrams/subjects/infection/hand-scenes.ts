import { openHand, pinchingHand } from '../../kit/hands.ts'
import { bin, drop, tap } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import type { Skin } from '../../kit/people.ts'
import { arrow, circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'

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
/** Two hands of different tone are easier to tell apart. */
const OTHER: Skin = 'skinLight'

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
    openHand(OTHER, { x: 134, y: 96, rotate: -32, scale: 0.66 }),
    openHand(SKIN, { x: 108, y: 98, rotate: 32, scale: 0.66 }),
    ...turning(122, 84, 52),
  ]
}

export function rubBacks(): Shape[] {
  return [
    openHand(OTHER, { x: 116, y: 104, rotate: 4, scale: 0.72 }),
    group(hatch(), { x: 116, y: 92 }),
    openHand(SKIN, { x: 150, y: 92, rotate: -76, scale: 0.66 }),
    ...arrow([40, 52], [40, 118], { width: 6, paint: 'terracotta' }),
    ...arrow([62, 118], [62, 52], { width: 6, paint: 'terracotta' }),
  ]
}

/** Knuckles: the back of a hand. */
function hatch(): Shape[] {
  return [path('M-18 -14q5 -5 10 0M-4 -18q5 -5 10 0M12 -12q5 -5 10 0', { stroke: 'skin', width: 2.5 })]
}

export function rubBetween(): Shape[] {
  return [
    openHand(OTHER, { x: 123, y: 50, rotate: 180, scale: 0.56, isShort: true }),
    openHand(SKIN, { x: 117, y: 122, scale: 0.56, isShort: true }),
    ...arrow([190, 56], [190, 112], { width: 6, paint: 'terracotta' }),
    ...arrow([212, 112], [212, 56], { width: 6, paint: 'terracotta' }),
  ]
}

export function rubThumbs(): Shape[] {
  const thumb = 'M104 150C104 116 104 96 104 62'
  return [
    path(thumb, { stroke: 'skin', width: 38 }),
    path(thumb, { stroke: 'skinLight', width: 33 }),
    path('M97 54q7 -8 14 0v10q-7 5 -14 0Z', { fill: 'fleshPale' }),
    ...fist(118, 110),
    ...turning(106, 98, 66),
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
    path(`M${x + 34} ${y}L${x + 96} ${y + 12}`, { stroke: 'skin', width: 40 }),
    path(`M${x + 14} ${y - 36}C${x + 60} ${y - 40} ${x + 70} ${y + 30} ${x + 20} ${y + 36}Z`, { fill: 'skin' }),
    ...[-24, -6, 12, 30].flatMap(finger),
  ]
}

export function rubTips(): Shape[] {
  return [
    openHand(OTHER, { x: 108, y: 112, rotate: 78, scale: 0.72 }),
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
    openHand(OTHER, { x: 128, y: 126, rotate: 96, scale: 0.56 }),
    openHand(SKIN, { x: 86, y: 112, rotate: 64, scale: 0.56 }),
    drop(160, 164, 16),
    drop(196, 156, 14),
  ]
}

export function dry(): Shape[] {
  return [
    openHand(SKIN, { x: 88, y: 100, rotate: 40, scale: 0.62 }),
    path('M112 30C150 22 190 26 214 34C220 70 214 110 220 142C180 150 150 146 118 138C108 100 118 66 112 30Z', {
      fill: 'paper',
      stroke: 'ink',
      width: 3,
    }),
    path('M116 48C150 42 184 44 214 52M118 124C150 132 184 134 218 128', { stroke: 'indigo', width: 4 }),
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

/** Pinch the outside of the glove at the wrist. */
export function gloveOffPinch(): Shape[] {
  return [
    path('M84 96L84 170', { stroke: 'skin', width: 26 }),
    glove(84, 74, { scale: 0.7 }),
    pinchingHand(SKIN, { x: 112, y: 114, scale: 0.58, rotate: -8, isGloved: true }),
    ...arrow([148, 84], [148, 40], { width: 6, paint: 'terracotta' }),
  ]
}

/** Peel it off inside out, hold it in the gloved hand. */
export function gloveOffHold(): Shape[] {
  return [
    openHand(SKIN, { x: 66, y: 92, rotate: -10, scale: 0.62 }),
    pinchingHand(SKIN, { x: 130, y: 86, scale: 0.52, rotate: -6, isGloved: true }),
    path('M112 74C124 62 146 66 144 84C160 92 150 116 134 108C118 118 104 104 114 92C106 86 106 78 112 74Z', {
      fill: 'indigoPale',
      stroke: 'waterDeep',
      width: 3,
    }),
  ]
}

/** A bare finger under the cuff of the other glove, on the inside. */
export function gloveOffUnder(): Shape[] {
  return [
    path('M150 92L150 170', { stroke: 'skin', width: 26 }),
    glove(150, 70, { scale: 0.7 }),
    path('M30 150C60 138 100 122 138 100', { stroke: 'skinDark', width: 22 }),
    path('M30 150C60 138 100 122 138 100', { stroke: 'skin', width: 18 }),
    path('M8 170C10 138 40 128 62 142L76 170Z', { fill: 'skin' }),
    rect(126, 108, 48, 10, { fill: 'water', stroke: 'waterDeep', width: 3, radius: 5 }),
    ...arrow([198, 112], [198, 60], { width: 6, paint: 'terracotta' }),
  ]
}

/** One inside the other, into the bin; clean hands. */
export function gloveOffBin(): Shape[] {
  return [
    ...bin(64, 160, 84),
    path('M46 40C58 26 82 30 80 48C94 58 84 78 68 70C52 80 38 68 48 56C40 50 40 44 46 40Z', {
      fill: 'indigoPale',
      stroke: 'waterDeep',
      width: 3,
    }),
    ...arrow([64, 78], [64, 96], { width: 5 }),
    ...tap(152, 56, 40),
    openHand(SKIN, { x: 164, y: 128, rotate: 62, scale: 0.5 }),
    ellipse(152, 104, 3, 3, { fill: 'water' }),
  ]
}
