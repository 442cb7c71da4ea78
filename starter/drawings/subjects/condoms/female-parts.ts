import { ellipse, group, path, type Shape } from '../../kit/shapes.ts'

const FILM = { fill: 'indigoPale', stroke: 'indigo', width: 3 } as const

/** A female condom with its open end up: the middle of the outer ring is at 0, 0, the closed end at 0, 160. */
export function femaleCondom(): Shape[] {
  return [
    path('M-46 0C-40 50 -36 90 -34 130C-32 168 32 168 34 130C36 90 40 50 46 0Z', FILM),
    path('M-14 34C-12 70 -12 90 -12 110', { stroke: 'white', width: 4 }),
    ellipse(0, 134, 30, 11, { stroke: 'terracotta', width: 7 }),
    ellipse(0, 0, 52, 14, { fill: 'paper', stroke: 'indigo', width: 8 }),
  ]
}

/** The inner ring pressed long and narrow, its pouch below; the ring is at 0, 0. */
export function squeezed(): Shape[] {
  return [
    path('M-10 4C-30 40 -40 80 -42 128H42C40 80 30 40 10 4Z', FILM),
    path('M-6 40C-12 70 -14 90 -16 118M12 46C16 70 20 90 20 112', { stroke: 'white', width: 4 }),
    ellipse(0, 128, 48, 11, { fill: 'paper', stroke: 'indigo', width: 7 }),
    path('M0 -46C-13 -40 -13 -6 0 12C13 -6 13 -40 0 -46Z', { stroke: 'terracotta', width: 7 }),
  ]
}

/** What lies in the vagina of `sideView`. */
export interface Inside {
  condom?: 'whole' | 'entering'
  /** One finger of a hand. */
  hand?: boolean
  penis?: boolean
}

/** The way from the opening to the neck of the womb. */
const CANAL = 'M134 214C146 170 172 128 214 96'

/**
 * A schematic cut through a woman's body from the side, her front at the left: pubic bone, vagina and womb, 300 by 250. The
 * opening of the vagina is at (134, 222), the pubic bone at (96, 140), the neck of the womb at (222, 90).
 */
export function sideView(inside: Inside = {}): Shape[] {
  return [
    path('M46 0C34 60 28 110 44 160C58 204 96 222 134 222C190 222 244 214 300 196V0Z', { fill: 'fleshPale' }),
    path('M46 0C34 60 28 110 44 160C58 204 96 222 120 222M152 222C200 222 250 212 300 196', {
      stroke: 'fleshDeep',
      width: 4,
    }),
    path(CANAL, { stroke: 'fleshDeep', width: 44 }),
    path('M206 104C222 84 214 66 186 56C158 44 128 40 122 58C116 78 148 86 170 90C188 94 192 108 206 104Z', {
      fill: 'flesh',
      stroke: 'fleshDeep',
      width: 4,
    }),
    path('M194 88C184 74 164 66 146 64', { stroke: 'fleshDeep', width: 4 }),
    path(CANAL, { stroke: 'flesh', width: 36 }),
    group([ellipse(0, 0, 17, 34, { fill: 'bone', stroke: 'steelDark', width: 3.5 })], { x: 94, y: 140, rotate: 28 }),
    ...(inside.condom === 'whole' ? placed() : []),
    ...(inside.penis ? penis() : []),
    ...(inside.hand ? hand() : []),
    ...(inside.condom === 'whole' ? outerRing() : []),
    ...(inside.condom === 'entering' ? [group(squeezed(), { x: 134, y: 206, rotate: 16, scale: 0.5 })] : []),
  ]
}

function placed(): Shape[] {
  return [
    path(CANAL, { stroke: 'indigo', width: 32 }),
    path('M126 236C140 180 168 132 208 100', { stroke: 'indigo', width: 32 }),
    path('M126 236C140 180 168 132 210 99', { stroke: 'indigoPale', width: 26 }),
    group([ellipse(0, 0, 7, 19, { stroke: 'terracotta', width: 6 })], { x: 206, y: 102, rotate: -42 }),
  ]
}

function outerRing(): Shape[] {
  return [ellipse(125, 240, 36, 8, { stroke: 'indigo', width: 7 })]
}

/** A whole hand from her front with one finger in the pouch: arm, fist, thumb, and a nail at the fingertip. */
function hand(): Shape[] {
  const limb = (way: string, width: number): Shape[] => [
    path(way, { stroke: 'skin', width: width + 4 }),
    path(way, { stroke: 'skinLight', width }),
  ]
  return [
    ...limb('M-140 306L56 306', 44),
    path('M-166 306H-132', { stroke: 'leaf', width: 56 }),
    ...limb('M98 318C124 324 128 308 104 304', 18),
    ...limb('M92 332C114 336 118 322 96 320', 17),
    path('M44 282C66 272 96 270 116 284C126 296 116 326 98 338C76 346 54 338 44 330Z', { fill: 'skinLight' }),
    ...limb('M102 300C114 282 118 266 124 246C138 194 160 146 186 122', 18),
    path('M94 288C104 278 108 284 112 296C108 306 96 304 90 300Z', { fill: 'skinLight' }),
    path('M112 270l14 5M115 262l14 5', { stroke: 'skin', width: 2.5 }),
    path('M178 124l8 -7', { stroke: 'bone', width: 7 }),
    ...limb('M60 290C66 270 74 262 88 258', 18),
  ]
}

function penis(): Shape[] {
  const way = 'M108 276C128 196 152 152 180 126'
  return [path(way, { stroke: 'skinDeep', width: 24 }), path(way, { stroke: 'skinDark', width: 20 })]
}
