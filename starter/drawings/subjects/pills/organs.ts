import type { Paint } from '../../kit/palette.ts'
import { circle, ellipse, type Group, group, line, path, type Shape } from '../../kit/shapes.ts'

/** What a method changes inside. */
export interface OrgansLook {
  /** An egg leaves the left ovary of the drawing, or none does. */
  egg: boolean
  /** `plain`: the mucus is not shown. */
  mucus: 'plain' | 'thin' | 'thick'
  sperm: boolean
}

/** Womb, tubes, ovaries and upper vagina from the front, 320 wide and 250 high; the womb's middle is at the place. */
export function organs({ egg, mucus, sperm }: OrgansLook, x: number, y: number, scale = 1): Group {
  return group(
    [
      ...tube(-1),
      ...tube(1),
      path('M-40 92C-46 120 -42 150 -40 178H40C42 150 46 120 40 92Z', {
        fill: 'fleshPale',
        stroke: 'fleshDeep',
        width: 3,
      }),
      path(
        'M-62 -40C-70 -62 -40 -72 0 -70C40 -72 70 -62 62 -40C58 0 34 40 28 66C26 84 30 100 30 112Q0 122 -30 112C-30 100 -26 84 -28 66C-34 40 -58 0 -62 -40Z',
        { fill: 'flesh', stroke: 'fleshDeep', width: 3 },
      ),
      path('M-38 -42Q0 -50 38 -42C20 -10 8 30 7 62L8 116H-8L-7 62C-8 30 -20 -10 -38 -42Z', { fill: 'fleshPale' }),
      ovary(-1, egg),
      ovary(1, false),
      ...mucusPlug(mucus),
      ...(sperm ? swimmers(mucus === 'thick') : []),
    ],
    { x, y, scale },
  )
}

function tube(side: 1 | -1): Shape[] {
  const d = `M${side * 54} -52C${side * 88} -88 ${side * 144} -82 ${side * 150} -34`
  const finger = (dx: number, dy: number) =>
    line([side * 150, -36], [side * (150 + dx), -36 + dy], { stroke: 'flesh', width: 8 })
  return [
    finger(14, 20),
    finger(2, 28),
    finger(-14, 22),
    path(d, { stroke: 'fleshDeep', width: 21 }),
    path(d, { stroke: 'flesh', width: 15 }),
    path(d, { stroke: 'fleshPale', width: 4 }),
    line([side * 56, -6], [side * 96, 6], { stroke: 'flesh', width: 8 }),
  ]
}

function ovary(side: 1 | -1, hasEgg: boolean): Shape {
  const look = { fill: 'bone', stroke: 'fleshDeep', width: 3 } as const
  return group([
    ellipse(side * 120, 10, 29, 20, look),
    ...[
      [-12, 4],
      [2, -7],
      [12, 6],
    ].map(([dx = 0, dy = 0]) => circle(side * 120 + dx, 10 + dy, 4.5, { fill: 'flesh' })),
    ...(hasEgg ? [circle(side * 146, -12, 9, { fill: 'marigold', stroke: 'ink', width: 2.5 })] : []),
  ])
}

function mucusPlug(kind: OrgansLook['mucus']): Shape[] {
  if (kind === 'plain') return []
  if (kind === 'thin') return [path('M-6 70h12v44h-12Z', { fill: 'water' })]
  return [
    path('M-11 66h22c2 16 4 34 6 52q-17 8 -34 0c2 -18 4 -36 6 -52Z', { fill: 'marigold', stroke: 'ink', width: 2.5 }),
    path('M-6 78q6 -5 12 0M-8 92q8 -5 16 0M-10 106q10 -5 20 0', { stroke: 'ink', width: 2.5 }),
  ]
}

/** One sperm that swims up. @param x and `y` of its head */
export function spermCell(x: number, y: number, scale = 1, paint: Paint = 'indigo'): Group {
  return group(
    [ellipse(0, 0, 4.5, 6.5, { fill: paint }), path('M0 6C-5 13 5 18 0 26', { stroke: paint, width: 2.6 })],
    { x, y, scale },
  )
}

function swimmers(isStopped: boolean): Shape[] {
  if (isStopped) return [spermCell(-22, 138), spermCell(-4, 144), spermCell(16, 136), spermCell(26, 152)]
  return [spermCell(0, 92, 0.8), spermCell(-4, 40, 0.8), spermCell(6, 0, 0.8), spermCell(-14, 140), spermCell(14, 144)]
}
