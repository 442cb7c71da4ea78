import { diagram, WIDTHS } from '../../diagram.ts'
import { arrow, circle, ellipse, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const PANEL = { height: 152, gap: 12 } as const

/** What suckling changes in the body, and how cycles come back. */
export const lamPulses = diagram({
  id: 'lam-pulses',
  width: 'half',
  height: 2 * PANEL.height + PANEL.gap,
  anatomical: true,
  texts: {
    en: {
      titles: ['Baby suckles often', 'Suckling falls'],
      alt: 'Two panels. Baby suckles often: weak, irregular pulses of LH; in the ovary small follicles and no egg. Suckling falls: strong, regular pulses of LH; a large follicle releases an egg.',
      note: 'The curves have no scale. Follow the upper one with a finger, then the lower one: what has changed?',
    },
    fr: {
      titles: ['Bébé tète souvent', 'Les tétées diminuent'],
      alt: 'Deux cadres. Bébé tète souvent : pulsations de LH faibles et irrégulières ; dans l’ovaire de petits follicules et aucun ovule. Les tétées diminuent : pulsations fortes et régulières ; un grand follicule libère un ovule.',
      note: 'Les courbes n’ont pas d’échelle. Suivez celle du haut du doigt, puis celle du bas : qu’est-ce qui a changé ?',
    },
    es: {
      titles: ['El bebé mama a menudo', 'El bebé mama menos'],
      alt: 'Dos cuadros. El bebé mama a menudo: pulsos de LH débiles e irregulares; en el ovario folículos pequeños y ningún óvulo. El bebé mama menos: pulsos fuertes y regulares; un folículo grande libera un óvulo.',
      note: 'Las curvas no tienen escala. Siga la de arriba con el dedo, después la de abajo: ¿qué cambió?',
    },
  },
  draw: ({ titles }): Shape[] =>
    titles.flatMap((title, index) => {
      const y = index * (PANEL.height + PANEL.gap)
      return [
        rect(0, y, WIDTHS.half, PANEL.height, { fill: index === 0 ? 'indigoPale' : 'sand', radius: 14 }),
        text(title, 14, y + 30, { bold: true }),
        ...pulses(y, index === 0 ? WEAK : STRONG),
        ...arrow([228, y + 92], [256, y + 92]),
        ...ovary(y, index === 0),
      ]
    }),
})

/** Where a pulse stands, and its height. */
type Pulse = [x: number, height: number]
const WEAK: Pulse[] = [
  [76, 14],
  [104, 9],
  [168, 18],
  [186, 10],
]
const STRONG: Pulse[] = [66, 98, 130, 162, 194].map((x) => [x, 66])

/** A curve of LH over time, without a scale. */
function pulses(y: number, at: Pulse[]): Shape[] {
  const foot = y + 134
  const peaks = at.map(([x, height]) => `L${x - 9} ${foot - 8}L${x} ${foot - 8 - height}L${x + 9} ${foot - 8}`)
  return [
    text('LH', 12, y + 82, { bold: true, paint: 'terracotta' }),
    path(`M52 ${y + 48}V${foot}H216`, { stroke: 'ink', width: 3 }),
    path(`M54 ${foot - 8}${peaks.join('')}L214 ${foot - 8}`, { stroke: 'terracotta', width: 5 }),
  ]
}

/** The ovary with its follicles. */
function ovary(y: number, isResting: boolean): Shape[] {
  const follicle = { fill: 'fleshPale', stroke: 'fleshDeep', width: 3 } as const
  const small = [
    [288, 84, 7],
    [304, 112, 8],
    [326, 76, 6],
    [342, 106, 7],
  ] as const
  const shape = ellipse(316, y + 94, 52, 38, { fill: 'bone', stroke: 'fleshDeep', width: 4 })
  if (isResting) return [shape, ...small.map(([x, down, radius]) => circle(x, y + down, radius, follicle))]
  return [
    shape,
    ...small.slice(0, 2).map(([x, down, radius]) => circle(x, y + down, radius, follicle)),
    circle(334, y + 84, 19, follicle),
    ...arrow([340, y + 78], [362, y + 48], { paint: 'fleshDeep', width: 4 }),
    circle(365, y + 36, 8, { fill: 'marigold', stroke: 'ink', width: 2.5 }),
  ]
}
