import { backdrop } from '../../kit/frames.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, ellipse, type Group, group, path, polygon, rect, type Shape } from '../../kit/shapes.ts'

/** Heights in a scene, from its top: the skin's surface, its lower edge, and the upper edge of the muscle. */
export const LAYERS = { skin: 88, fat: 99, muscle: 134 } as const

interface Lift {
  from: number
  to: number
  /** How far the skin rises in the middle. */
  height: number
}

/** A cut through the skin of the arm, seen from the side: skin, fat, muscle. The elbow is at the left. */
export function tissue(lift?: Lift): Shape[] {
  return [
    backdrop(),
    path('M0 120H240V158a12 12 0 0 1 -12 12H12a12 12 0 0 1 -12 -12Z', { fill: 'muscle' }),
    path(`M0 ${LAYERS.fat}${surface(LAYERS.fat, lift)}V${LAYERS.muscle}H0Z`, { fill: 'fat' }),
    path(`M0 ${LAYERS.skin}${surface(LAYERS.skin, lift)}V${LAYERS.fat}${surfaceBack(LAYERS.fat, lift)}Z`, {
      fill: 'skin',
    }),
  ]
}

function surface(y: number, lift?: Lift): string {
  if (!lift) return 'H240'
  const { from, to, height } = lift
  const third = (to - from) / 3
  return `H${from}C${from + third / 2} ${y} ${from + third / 2} ${y - height} ${from + third} ${y - height}H${to - third}C${to - third / 2} ${y - height} ${to - third / 2} ${y} ${to} ${y}H240`
}

function surfaceBack(y: number, lift?: Lift): string {
  if (!lift) return 'H0'
  const { from, to, height } = lift
  const third = (to - from) / 3
  return `H${to}C${to - third / 2} ${y} ${to - third / 2} ${y - height} ${to - third} ${y - height}H${from + third}C${from + third / 2} ${y - height} ${from + third / 2} ${y} ${from} ${y}H0`
}

/** A rod, 62 long by default, its left end at (x, y). */
export function rod(x: number, y: number, rotate = 0, length = 62): Group {
  return group(
    [rect(0, -5, length, 10, { fill: 'ink', radius: 5 }), rect(2, -3, length - 4, 6, { fill: 'white', radius: 3 })],
    { x, y, rotate },
  )
}

interface ToolPlace {
  /** The tip of its needle. */
  x: number
  y: number
  /** Degrees clockwise; 0 points to the right. */
  rotate?: number
}

/** The needle of the applicator, which holds the rod. */
const NEEDLE = 66

/**
 * The applicator of one rod.
 * @param needle how far the needle is out, 0 to 66; the slider follows it
 * @param body length of the handle; a scene's tool that comes from its left edge ends there
 */
export function applicator({ x, y, rotate = 0 }: ToolPlace, needle = NEEDLE, body = x - needle): Group {
  const slider = -needle - 34 - Math.max(0, NEEDLE - needle)
  return group(
    [
      polygon(
        [
          [0, 4],
          [-10, -4],
          [-needle, -4],
          [-needle, 4],
        ],
        { fill: 'steelDark' },
      ),
      path(
        `M${-needle} -8C${-needle - 12} -16 ${-needle - 30} -16 ${-needle - body} -16V15H${-needle - 16}C${-needle - 6} 15 ${-needle} 11 ${-needle} 6Z`,
        { fill: 'white', stroke: 'steelDark', width: 2.5 },
      ),
      rect(slider, -25, 26, 14, { fill: 'indigo', radius: 5 }),
    ],
    { x, y, rotate },
  )
}

/** A syringe with a thin needle. */
export function syringe({ x, y, rotate = 0 }: ToolPlace): Group {
  return group(
    [
      rect(-52, -1.5, 52, 3, { fill: 'steelDark' }),
      rect(-128, -3, 26, 6, { fill: 'steel' }),
      rect(-132, -13, 6, 26, { fill: 'steelDark', radius: 2 }),
      rect(-112, -11, 62, 22, { fill: 'white', stroke: 'steelDark', width: 2.5, radius: 4 }),
      rect(-92, -8, 40, 16, { fill: 'water' }),
      rect(-96, -8, 5, 16, { fill: 'steelDark' }),
    ],
    { x, y, rotate },
  )
}

/** The trocar for two rods, with its two marks. @param plunger how far the plunger is out of the handle */
export function trocar({ x, y, rotate = 0 }: ToolPlace, plunger: number, inside: Shape[] = []): Group {
  return group(
    [
      rect(-118 - plunger, -3, plunger + 10, 6, { fill: 'steelDark' }),
      ...(plunger > 0 ? [rect(-124 - plunger, -12, 8, 24, { fill: 'ink', radius: 3 })] : []),
      polygon(
        [
          [0, 6],
          [-12, -6],
          [-98, -6],
          [-98, 6],
        ],
        { fill: 'steelPale', stroke: 'steelDark', width: 2.5 },
      ),
      ...inside,
      rect(-86, -6, 5, 12, { fill: 'ink' }),
      rect(-34, -6, 3, 12, { fill: 'ink' }),
      rect(-118, -15, 22, 30, { fill: 'indigo', radius: 5 }),
    ],
    { x, y, rotate },
  )
}

/** A scalpel whose tip is at (x, y); it comes from the upper left. */
export function scalpel({ x, y, rotate = 0 }: ToolPlace): Group {
  return group(
    [
      path('M0 0C-14 -12 -26 -12 -40 -8V4C-26 4 -12 4 0 0Z', { fill: 'steelPale', stroke: 'steelDark', width: 2 }),
      rect(-96, -8, 58, 12, { fill: 'steelDark', radius: 5 }),
    ],
    { x, y, rotate },
  )
}

/** Thin curved forceps whose closed tips are at (x, y); they come from the left. */
export function forceps({ x, y, rotate = 0 }: ToolPlace): Group {
  const look = { stroke: 'steelDark', width: 5 } as const
  return group(
    [
      path('M0 -2C-14 -12 -34 -14 -52 -5L-80 9', look),
      path('M0 2C-14 10 -34 12 -52 2L-80 -13', look),
      circle(-52, -2, 4, { fill: 'white', stroke: 'steelDark', width: 2.5 }),
    ],
    { x, y, rotate },
  )
}

/**
 * A finger that presses with its tip at (x, y): in a glove, or bare with a nail and a ring.
 * @param rotate degrees clockwise; 0 comes from above
 */
export function fingertip(x: number, y: number, look: 'glove' | 'skin' = 'glove', rotate = 0): Group {
  const [fill, edge]: [Paint, Paint] = look === 'glove' ? ['water', 'waterDeep'] : ['skinLight', 'skinDark']
  return group(
    [
      path('M-15 -76V-16C-15 2 15 2 15 -16V-76Z', { fill, stroke: edge, width: 3 }),
      ...(look === 'glove'
        ? [
            path('M-9 -13C-9 -30 9 -30 9 -13', { stroke: edge, width: 2 }),
            path('M-13 -44Q0 -39 13 -44M-12 -50Q0 -46 12 -50', { stroke: edge, width: 2 }),
          ]
        : [
            path('M-9 -13C-9 -30 9 -30 9 -13C9 -5 -9 -5 -9 -13Z', { fill: 'fleshPale', stroke: edge, width: 2.5 }),
            path('M-13 -38Q0 -34 13 -38', { stroke: edge, width: 2.5 }),
            rect(-18, -62, 36, 11, { fill: 'marigold', stroke: 'ink', width: 2.5, radius: 4 }),
          ]),
    ],
    { x, y, rotate },
  )
}

/** Anaesthetic in the tissue. */
export function anaesthetic(x: number, y: number, rx: number): Shape {
  return ellipse(x, y, rx, 7, { fill: 'water', stroke: 'waterDeep', width: 2 })
}
