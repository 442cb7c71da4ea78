import type { Skin } from '../../../kit/people.ts'
import { circle, ellipse, group, path, type Shape } from '../../../kit/shapes.ts'

/** Places on the person of `outline`: the eye and mouth, and parts of the body. */
export const PLACES = {
  eye: [58, 26],
  mouth: [70, 42],
  chest: [56, 88],
  arm: [22, 146],
  belly: [74, 186],
  calf: [52, 286],
} as const

/** A woman in a dress from the front, 140 wide and 320 high at scale 1: for places on the body. */
export function outline(skin: Skin, place: { x: number; y: number; scale: number }): Shape {
  const limb = { stroke: skin, width: 19 } as const
  return group(
    [
      path('M40 78C26 98 26 122 20 168', limb),
      path('M100 78C114 98 114 122 120 168', limb),
      path('M54 220C53 250 53 276 52 308', { ...limb, width: 24 }),
      path('M86 220C87 250 87 276 88 308', { ...limb, width: 24 }),
      path('M60 44h20v22H60Z', { fill: skin }),
      path('M38 66Q70 78 102 66L116 106L104 112C100 130 106 146 114 246H26C34 146 40 130 36 112L24 106Z', {
        fill: 'indigoPale',
        stroke: 'indigo',
        width: 4,
      }),
      ellipse(70, 28, 22, 26, { fill: skin }),
      path('M46 22C44 -6 96 -6 94 22C84 10 56 10 46 22Z', { fill: 'indigo' }),
      circle(62, 26, 2.6, { fill: 'hair' }),
      circle(78, 26, 2.6, { fill: 'hair' }),
      path('M62 42q8 5 16 0', { stroke: 'hair', width: 2.4 }),
    ],
    place,
  )
}
