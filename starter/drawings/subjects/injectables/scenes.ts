import { cross, tick } from '../../kit/marks.ts'
import type { Paint } from '../../kit/palette.ts'
import type { Skin } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { capShapes, device } from './device.ts'
import { held } from './hold.ts'
import { pinchedSkin } from './skin.ts'

/** Scenes of a self-injection, each 240 wide and `SCENE_HEIGHT` high. */
export const SCENE_HEIGHT = 170
const SKIN: Skin = 'skin'
const EDGE: Paint = 'skinDark'

export function scenePouch(): Shape[] {
  return [
    path('M54 18h132v136h-132Z', { fill: 'steelPale', stroke: 'steelDark', width: 3 }),
    path('M54 34h132M54 140h132', { stroke: 'steel', width: 4, dash: [6, 5] }),
    device({ cap: 'open', medicine: 'settled' }, { x: 98, y: 98, scale: 0.42 }),
    rect(128, 62, 46, 46, { fill: 'white', stroke: 'indigo', width: 3, radius: 5 }),
    path('M128 76h46', { stroke: 'indigo', width: 8 }),
    ...tick(151, 94, 22),
  ]
}

export function sceneMix(): Shape[] {
  const shake = { stroke: 'indigo', width: 4 } as const
  return [
    ...held([device({ cap: 'open', medicine: 'mixed' }, { x: 88, y: 101, scale: 0.7 })], {
      x: 88,
      y: 94,
      scale: 0.7,
      skin: SKIN,
    }),
    path('M44 22Q24 44 32 72M26 14Q4 44 14 80', shake),
    path('M132 22Q150 38 148 58M150 14Q170 34 168 56', shake),
  ]
}

export function sceneGap(): Shape[] {
  const inverted = { x: 92, y: 86, scale: 0.58, rotate: 180 } as const
  const hold = { x: 92, scale: 0.5, skin: SKIN } as const
  return [
    ...held(held([device({ cap: 'open', medicine: 'mixed' }, inverted)], { ...hold, y: 106 }), {
      ...hold,
      y: 46,
      rotate: -14,
      isLeft: true,
    }),
    ...arrow([92, 0], [92, 28], { paint: 'indigo', width: 6 }),
    device({ cap: 'closed', medicine: 'mixed' }, { x: 210, y: 56, scale: 0.5, rotate: 180 }),
    ...tick(210, 146, 30),
  ]
}

export function sceneCapOff(): Shape[] {
  return [
    ...held([device({ cap: 'off', medicine: 'mixed' }, { x: 84, y: 88, scale: 0.6, rotate: 180 })], {
      x: 84,
      y: 98,
      scale: 0.6,
      skin: SKIN,
    }),
    group(capShapes(0), { x: 146, y: 52, scale: 0.6, rotate: 205 }),
    ...arrow([100, 60], [126, 26], { paint: 'indigo', width: 5 }),
  ]
}

/** A fold of skin between thumb and fingers; the hand arches behind what is drawn later. */
export function fold(): Shape[] {
  const limb = (d: string, width: number): Shape[] => [
    path(d, { stroke: EDGE, width: width + 4 }),
    path(d, { stroke: SKIN, width }),
  ]
  return [
    ...limb('M26 27L84 40', 40),
    ...limb('M128 44C186 44 196 84 178 122', 22),
    path('M70 30C84 12 122 18 142 34C152 48 140 62 112 62C92 64 68 54 70 30Z', { fill: SKIN }),
    ...pinchedSkin(0, 146, 240, 40, { skin: 8, fat: 24, muscle: 24 }),
    ...limb('M98 38C64 48 58 86 70 122', 25),
    ...limb('M122 40C172 36 184 82 168 124', 22),
    path('M84 28C104 22 130 28 140 40C132 58 100 58 84 28Z', { fill: SKIN }),
  ]
}

export function scenePinch(): Shape[] {
  return fold()
}

export function sceneInsert(): Shape[] {
  const ready = device({ cap: 'off', medicine: 'mixed' }, { x: 119, y: 105, scale: 0.62 })
  return [
    ...fold(),
    ...held([ready], { x: 119, y: 94, scale: 0.5, skin: SKIN }),
    ...arrow([26, 66], [26, 122], { paint: 'indigo', width: 6 }),
  ]
}

export function scenePress(): Shape[] {
  const pressed = device({ cap: 'off', medicine: 'pressed' }, { x: 119, y: 104, scale: 0.62 })
  return [...fold(), ...held([pressed], { x: 119, y: 52, scale: 0.54, skin: SKIN })]
}

/** Hard walls and a screw lid that lies beside it. @param x and `y` of the middle of its mouth */
export function jar(x: number, y: number): Shape[] {
  return [
    path(`M${x - 50} ${y}v12q-8 6 -8 16v52q0 10 10 10h96q10 0 10 -10v-52q0 -10 -8 -16v-12Z`, {
      fill: 'marigoldPale',
      stroke: 'ink',
      width: 4,
    }),
    path(`M${x - 50} ${y}h100`, { stroke: 'ink', width: 6 }),
  ]
}

export function sceneJar(): Shape[] {
  return [
    device({ cap: 'off', medicine: 'empty' }, { x: 92, y: 62, scale: 0.44 }),
    ...jar(92, 76),
    group([device({ cap: 'off', medicine: 'empty' }, { x: 0, y: 0, scale: 0.36, rotate: 70 })], { x: 78, y: 146 }),
    rect(176, 132, 58, 18, { fill: 'terracotta', radius: 4, stroke: 'ink', width: 3 }),
    ...arrow([140, 16], [140, 60], { paint: 'indigo', width: 5 }),
  ]
}

export function sceneNoRub(): Shape[] {
  const limb = (d: string, width: number): Shape[] => [
    path(d, { stroke: EDGE, width: width + 4 }),
    path(d, { stroke: SKIN, width }),
  ]
  return [
    rect(0, 128, 240, 42, { fill: 'skinLight' }),
    ...limb('M150 66L214 34', 40),
    ...limb('M150 70C120 66 96 96 66 114', 22),
    ...limb('M158 84C128 84 108 104 82 118', 22),
    path('M136 54C158 44 182 60 176 82C164 96 142 96 132 84Z', { fill: SKIN }),
    circle(74, 128, 5, { fill: 'blood' }),
    path('M28 106q-14 10 0 20M14 98q-18 16 0 34', { stroke: 'indigo', width: 4 }),
    ...cross(206, 136, 44),
  ]
}

export function sceneDate(): Shape[] {
  return [
    ...page(16, 44, false),
    ...arrow([96, 92], [142, 92], { paint: 'indigo', width: 6, bend: 22 }),
    ...page(150, 44, true),
  ]
}

function page(x: number, y: number, isNext: boolean): Shape[] {
  const days = Array.from({ length: 12 }, (_, index) => {
    const [cx, cy] = [x + 14 + (index % 4) * 16, y + 42 + Math.floor(index / 4) * 18]
    const isMarked = index === 5
    return circle(cx, cy, isMarked ? 8 : 4, { fill: isMarked ? (isNext ? 'terracotta' : 'indigo') : 'steel' })
  })
  return [
    rect(x, y, 76, 96, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    path(`M${x} ${y + 24}h76`, { stroke: 'indigo', width: 3 }),
    rect(x + 2, y + 2, 72, 20, { fill: 'indigo', radius: 4 }),
    path(`M${x + 20} ${y - 8}v16M${x + 56} ${y - 8}v16`, { stroke: 'ink', width: 5 }),
    ...days,
  ]
}
