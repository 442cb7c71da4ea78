import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, group, path, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const MILLIONS = figureOf(
  readFigures('benefits-of-family-planning.md'),
  'Pregnancies at 15 to 19 in low- and middle-income countries',
  0,
)
const COLUMNS = 7
/** 'About half' are unintended: a figure in the middle is half of each kind. */
const HALF = MILLIONS / 2

/** Pregnancies at 15 to 19, one figure for each million. */
export const adolescentPregnancies = diagram({
  id: 'adolescent-pregnancies',
  width: 'half',
  height: 336,
  texts: {
    en: {
      all: `all: ${MILLIONS} million a year`,
      unintended: 'filled: about half, unintended',
      alt: `${MILLIONS} figures of girls, one for each million pregnancies a year at 15 to 19 in low- and middle-income countries. About half are dark: unintended.`,
      note: 'Each figure stands for a million pregnancies. Put the local share of girls beside it.',
    },
    fr: {
      all: `toutes : ${MILLIONS} millions par an`,
      unintended: 'pleines : moitié, non voulues',
      alt: `${MILLIONS} silhouettes de filles, une par million de grossesses par an entre 15 et 19 ans dans les pays à revenu faible ou intermédiaire. La moitié environ sont foncées : non voulues.`,
      note: 'Chaque silhouette vaut un million de grossesses. Mettez à côté la part locale des filles.',
    },
    es: {
      all: `todas: ${MILLIONS} millones al año`,
      unintended: 'llenas: mitad, no planeados',
      alt: `${MILLIONS} figuras de chicas, una por cada millón de embarazos al año entre los 15 y 19 años en países de ingresos bajos y medios. Cerca de la mitad son oscuras: no planeados.`,
      note: 'Cada figura es un millón de embarazos. Ponga al lado la proporción local de chicas.',
    },
  },
  draw: ({ all, unintended }): Shape[] => [
    ...Array.from({ length: MILLIONS }, (_, index) => {
      const [x, y] = [10 + (index % COLUMNS) * 53, Math.floor(index / COLUMNS) * 84]
      return group(girl(index), { x, y })
    }),
    group(girl(0), { x: 2, y: 262, scale: 0.44 }),
    group(girl(MILLIONS), { x: 24, y: 262, scale: 0.44 }),
    ...textBox(all, 50, 278, 328, { middle: true, bold: true }).shapes,
    group(girl(0), { x: 2, y: 300, scale: 0.44 }),
    ...textBox(unintended, 50, 318, 330, { middle: true }).shapes,
  ],
})

/** A girl, dark when her pregnancy is unintended; the one in the middle is dark at its left. */
function girl(index: number): Shape[] {
  const fill: Paint = index + 1 <= HALF ? 'terracotta' : 'white'
  const look = { fill, stroke: 'terracotta', width: 2.5 } as const
  return [
    circle(20, 13, 11, look),
    path('M20 27L40 76H0Z', look),
    ...(index < HALF && index + 1 > HALF
      ? [path('M20 27V76H0Z', { fill: 'terracotta' }), path('M20 2A11 11 0 0 0 20 24Z', { fill: 'terracotta' })]
      : []),
  ]
}
