import { bust, type PersonLook } from '../../kit/people.ts'
import { circle, type Group, group, line, path, rect, type Shape } from '../../kit/shapes.ts'

export type Cover = 'bandage' | 'plaster' | 'none'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }
/** The place of the rod on the inner side of the upper arm, in a scene. */
export const SITE = { x: 84, y: 110 } as const

/** A woman with her hand beside her head: the inner side of her upper arm, 240 by 134. @param onSite drawn at its place */
export function innerArm(cover: Cover, onSite: Shape[] = [], isSad = false): Shape[] {
  return [
    // forearm, wrist and hand beside the head
    path('M20 96C26 76 38 66 50 58C68 46 86 36 102 27L115 43C102 56 90 72 76 90C66 104 56 114 44 116Z', {
      fill: 'skin',
    }),
    path(
      'M101 28C108 20 118 17 130 15L147 13C152 13 152 21 147 22L134 25L150 26C155 27 155 34 149 35L134 35L144 38C149 40 147 47 141 47C131 47 122 46 113 44Z',
      { fill: 'skin' },
    ),
    path('M104 32C102 20 106 12 112 9', { stroke: 'skin', width: 9 }),
    bust({ ...CLIENT, isSad }, { x: 130, y: 4, scale: 0.72 }),
    path('M168 90C134 86 92 78 56 80C34 80 18 92 20 108C24 124 58 128 96 131C126 134 150 138 166 142Z', {
      fill: 'skin',
    }),
    path('M150 113L170 116', { stroke: 'terracotta', width: 48 }),
    path('M132 90L126 136', { stroke: 'marigold', width: 5 }),
    path('M56 86Q48 96 46 108', { stroke: 'skinDark', width: 3 }),
    ...(cover === 'bandage' ? [group([roundBandage()], { x: SITE.x, y: 106, rotate: 6 })] : []),
    ...(cover === 'plaster' ? [plaster(SITE.x, SITE.y)] : []),
    ...onSite,
  ]
}

/** A bandage around an arm that runs from left to right; its middle is at 0, 0. */
export function roundBandage(): Group {
  return group([
    rect(-22, -24, 44, 48, { fill: 'white', stroke: 'steelDark', width: 2.5, radius: 5 }),
    path('M-21 -12L21 -20M-21 2L21 -6M-21 16L21 8', { stroke: 'steel', width: 2.5 }),
  ])
}

/** A small adhesive strip. */
export function plaster(x: number, y: number, rotate = 6): Group {
  return group(
    [
      rect(-19, -9, 38, 18, { fill: 'fat', stroke: 'skinDeep', width: 2.5, radius: 9 }),
      rect(-7, -9, 14, 18, { fill: 'white' }),
    ],
    { x, y, rotate },
  )
}

/** The closed wound, as small as it is after some days. */
export function closedWound(): Shape {
  return path(`M${SITE.x - 6} ${SITE.y}h12`, { stroke: 'skinDeep', width: 3.5 })
}

/** Patches of dark skin. */
export function bruise(): Shape[] {
  const { x, y } = SITE
  return [
    path(`M${x - 24} ${y - 8}q10 -8 18 -2q6 8 -4 12q-14 4 -14 -10Z`, { fill: 'skinDark' }),
    path(`M${x + 2} ${y - 6}q12 -8 22 2q4 10 -8 12q-16 0 -14 -14Z`, { fill: 'skinDark' }),
    path(`M${x - 10} ${y + 8}q10 -6 16 2q2 8 -6 8q-10 0 -10 -10Z`, { fill: 'skinDark' }),
  ]
}

/** Red, swollen, with pus. */
export function infection(): Shape[] {
  const { x, y } = SITE
  return [
    circle(x - 2, y, 23, { fill: 'fleshDeep' }),
    circle(x - 2, y, 14, { fill: 'blood' }),
    ...[
      [-9, -4],
      [2, -7],
      [-4, 6],
    ].map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 4.5, { fill: 'fat', stroke: 'skinDeep', width: 1.5 })),
    ...[-150, -90, -30].map((angle) => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      return line([x - 2 + cos * 27, y + sin * 27], [x - 2 + cos * 36, y + sin * 36], { stroke: 'blood', width: 5 })
    }),
  ]
}
