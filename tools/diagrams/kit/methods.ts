import { circle, ellipse, type Group, group, line, path, rect, type Shape } from './shapes.ts'

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
    path('M36 46H64L56 74Q50 80 44 74Z', { fill: 'flesh' }),
    path('M36 48C26 34 18 36 16 52M64 48C74 34 82 36 84 52', { stroke: 'fleshDeep', width: 6 }),
    circle(16, 58, 6, { fill: 'marigold' }),
    circle(84, 58, 6, { fill: 'marigold' }),
    path('M20 30l12 10M32 28l-10 14M80 30l-12 10M68 28l10 14', { stroke: 'ink', width: 3.5 }),
  ],
  vas: () => [
    circle(50, 34, 16, { fill: 'skinDark' }),
    path('M34 32C34 12 66 12 66 32Q50 22 34 32Z', { fill: 'hair' }),
    path('M22 88C22 64 34 54 50 54S78 64 78 88Z', { fill: 'indigo' }),
    path('M58 66l20 -8M58 58l20 12', { stroke: 'white', width: 3.5 }),
    circle(80, 56, 4.5, { stroke: 'white', width: 3 }),
    circle(80, 72, 4.5, { stroke: 'white', width: 3 }),
  ],
}
