import { circle, ellipse, type Group, group, line, path, rect, type Shape } from './shapes.ts'
import { text } from './text.ts'

/** Methods that have a sign. */
export const METHOD_SIGNS = [
  'implant',
  'iud',
  'injection',
  'pills',
  'emergency',
  'condom',
  'femaleCondom',
  'beads',
  'breastfeeding',
  'tubes',
  'vas',
] as const
export type MethodSign = (typeof METHOD_SIGNS)[number]

/** The sign of a method, 100 by 100 at scale 1. @param place of its top left corner */
export function methodSign(method: MethodSign, { x, y, scale = 1 }: { x: number; y: number; scale?: number }): Group {
  return group([rect(2, 2, 96, 96, { fill: 'white', stroke: 'indigo', width: 3, radius: 16 }), ...SIGNS[method]()], {
    x,
    y,
    scale,
  })
}

/** A pale condom and a zero: none needed for this. A cross would say that condoms are forbidden. */
export function condomNotNeeded({ x, y, scale = 1 }: { x: number; y: number; scale?: number }): Group {
  return group(
    [
      rect(2, 2, 96, 96, { fill: 'white', stroke: 'steelDark', width: 3, radius: 16 }),
      group(
        [
          path(PALE_CONDOM, { fill: 'steelPale', stroke: 'steel', width: 3.5, dash: [6, 5] }),
          ellipse(50, 80, 20, 6, { fill: 'white', stroke: 'steel', width: 3.5 }),
        ],
        { x: -22, y: 0 },
      ),
      text('0', 70, 72, { size: 62, bold: true, anchor: 'middle' }),
    ],
    { x, y, scale },
  )
}

const PALE_CONDOM = 'M36 80V42Q36 28 46 25Q46 14 50 14Q54 14 54 25Q64 28 64 42V80Z'

/** The sign of a method without its frame, 100 by 100. */
export function methodShapes(method: MethodSign): Shape[] {
  return SIGNS[method]()
}

const SIGNS: Record<MethodSign, () => Shape[]> = {
  implant: () => [
    path('M14 80C16 46 40 26 88 30L88 66C58 62 44 70 40 86Z', { fill: 'skin' }),
    path('M48 56L74 48', { stroke: 'indigo', width: 9 }),
    path('M49 55.7L73 48.3', { stroke: 'white', width: 4.5 }),
  ],
  iud: () => [
    path('M24 30Q38 24 50 34Q62 24 76 30', { stroke: 'indigo', width: 7 }),
    line([50, 34], [50, 72], { stroke: 'terracotta', width: 8 }),
    path('M50 74Q46 84 52 92M50 74Q56 82 60 90', { stroke: 'inkSoft', width: 2.5 }),
  ],
  injection: () => [
    path('M22 78L36 64', { stroke: 'steelDark', width: 3.5 }),
    path('M36 64L66 34', { stroke: 'steelDark', width: 20 }),
    path('M36 64L66 34', { stroke: 'steelPale', width: 14 }),
    path('M50 50L66 34', { stroke: 'marigold', width: 14 }),
    path('M66 34L80 20M72 14L86 28M58 28L72 42', { stroke: 'steelDark', width: 5 }),
  ],
  pills: () => [
    rect(18, 22, 64, 56, { fill: 'steelPale', stroke: 'steelDark', width: 2.5, radius: 8 }),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        circle(29 + column * 14, 34 + row * 16, 5.4, { fill: row === 2 ? 'terracotta' : 'marigold' }),
      ),
    ),
  ],
  emergency: () => [
    rect(22, 30, 56, 46, { fill: 'steelPale', stroke: 'steelDark', width: 2.5, radius: 8 }),
    circle(50, 53, 12, { fill: 'marigold', stroke: 'terracotta', width: 2.5 }),
    path('M50 46v9l6 4', { stroke: 'ink', width: 3 }),
    path('M30 22h40', { stroke: 'terracotta', width: 5 }),
  ],
  condom: () => [
    path('M36 82V42Q36 26 46 24Q46 14 50 14T54 24Q64 26 64 42V82Z', { fill: 'indigoPale', stroke: 'indigo', width: 3 }),
    ellipse(50, 82, 19, 5.5, { fill: 'indigoPale', stroke: 'indigo', width: 4 }),
  ],
  femaleCondom: () => [
    path('M28 32C32 56 38 72 42 82Q50 90 58 82C62 72 68 56 72 32Z', {
      fill: 'terracottaPale',
      stroke: 'terracotta',
      width: 3,
    }),
    ellipse(50, 30, 27, 9, { fill: 'white', stroke: 'terracotta', width: 5 }),
    ellipse(50, 76, 10, 4, { stroke: 'terracotta', width: 3.5 }),
  ],
  beads: () =>
    Array.from({ length: 16 }, (_, index): Shape => {
      const angle = (index / 16) * Math.PI * 2 - Math.PI / 2
      const [x, y] = [50 + Math.cos(angle) * 31, 50 + Math.sin(angle) * 31]
      const isFertile = index >= 4 && index <= 9
      if (index === 0) return circle(x, y, 6.5, { fill: 'terracotta' })
      return circle(x, y, 5.6, isFertile ? { fill: 'white', stroke: 'ink', width: 2 } : { fill: 'skinDark' })
    }),
  breastfeeding: () => [
    circle(44, 28, 13, { fill: 'skin' }),
    path('M30 26C30 12 58 10 58 26Q44 18 30 26Z', { fill: 'leaf' }),
    path('M20 86C18 58 28 44 46 44C66 44 78 60 80 86Z', { fill: 'leaf' }),
    path('M36 66C50 58 76 62 82 74C74 84 50 84 36 78Z', { fill: 'sand' }),
    circle(40, 66, 10, { fill: 'skin' }),
  ],
  tubes: () => [
    // The womb with its mouth, two ovaries, and two tubes that are cut; a tie closes each end.
    path('M42 31H32M58 31H68', { stroke: 'fleshDeep', width: 9 }),
    path('M20 31H18C9 32 8 44 12 56M80 31H82C91 32 92 44 88 56', { stroke: 'fleshDeep', width: 9 }),
    path('M37 34C37 20 63 20 63 34C63 52 57 58 57 70V90H43V70C43 58 37 52 37 34Z', {
      fill: 'flesh',
      stroke: 'fleshDeep',
      width: 3.5,
    }),
    path('M50 46V90', { stroke: 'fleshDeep', width: 3.5 }),
    ellipse(23, 66, 11, 8, { fill: 'bone', stroke: 'fleshDeep', width: 3.5 }),
    ellipse(77, 66, 11, 8, { fill: 'bone', stroke: 'fleshDeep', width: 3.5 }),
    path('M31 22V40M20 22V40M69 22V40M80 22V40', { stroke: 'ink', width: 4.5 }),
  ],
  vas: () => [
    // The scrotum with two testicles, and two tubes up to the gland that are cut; a tie closes each end.
    path('M30 56C14 74 18 96 36 96Q46 96 50 89Q54 96 64 96C82 96 86 74 70 56Z', { fill: 'skin' }),
    path('M32 72C20 66 17 60 17 54M68 72C80 66 83 60 83 54', { stroke: 'fleshDeep', width: 6.5 }),
    path('M50 26V50', { stroke: 'fleshDeep', width: 6.5 }),
    path('M17 38C17 12 36 6 47 24M83 38C83 12 64 6 53 24', { stroke: 'fleshDeep', width: 6.5 }),
    ellipse(50, 27, 10, 8.5, { fill: 'bone', stroke: 'fleshDeep', width: 3 }),
    ellipse(35, 79, 9.5, 12.5, { fill: 'flesh', stroke: 'fleshDeep', width: 3 }),
    ellipse(65, 79, 9.5, 12.5, { fill: 'flesh', stroke: 'fleshDeep', width: 3 }),
    path('M8 52H26M8 40H26M74 52H92M74 40H92', { stroke: 'ink', width: 4.5 }),
  ],
}
