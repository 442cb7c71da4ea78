import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('effectiveness.md')
const typical = (row: string) => figureOf(figures, row, 0)

/** The steps of the ladder, by the typical use of their methods in starter/figures/effectiveness.md. */
const MOST = ['Implants', 'Vasectomy', 'Female sterilization', 'LNG-IUD', 'Copper IUD'].map(typical)
const MIDDLE = ['LAM', 'Monthly injectables', 'Progestin-only injectables', 'Combined pills', 'Patch and ring'].map(
  typical,
)
const LESS = ['Standard Days Method', 'Male condoms', 'TwoDay Method', 'Withdrawal', 'Female condoms'].map(typical)
const BELOW = Math.ceil(Math.max(...MOST))
const ABOVE = Math.floor(Math.min(...LESS) / 10) * 10
const RANGE = [Math.min(...MIDDLE), Math.max(...MIDDLE)] as const

const ROW = 76
const STEPS: { signs: MethodSign[]; fill: Paint }[] = [
  { signs: ['implant', 'iud', 'tubes', 'vas'], fill: 'leafPale' },
  { signs: ['breastfeeding', 'injection', 'pills'], fill: 'indigoPale' },
  { signs: ['condom', 'femaleCondom', 'beads'], fill: 'marigoldPale' },
  { signs: [], fill: 'terracottaPale' },
]

function textsOf(head: string, counts: string[], methods: string[], note: string) {
  const read = counts.map((count, index) => `${count}: ${methods[index]}`)
  return { head, counts, methods, note, alt: `${head}. ${read.join('; ')}.` }
}

const NONE = typical('No method')
const TEXTS: Record<Language, ReturnType<typeof textsOf>> = {
  en: textsOf(
    'Of 100 typical users, pregnant in a year',
    [`Fewer than ${BELOW}`, `${RANGE[0]} to ${RANGE[1]}`, `More than ${ABOVE}`, `${NONE}`],
    [
      'Implants, IUDs, sterilization',
      'LAM (6 months), injectables, pills, patch, ring',
      'Condoms, withdrawal, Standard Days',
      'No method',
    ],
    'Place samples on the steps. LAM counts in the first six months: ask for its three conditions.',
  ),
  fr: textsOf(
    'Sur 100 personnes, emploi courant, enceintes en un an',
    [`Moins de ${BELOW}`, `${RANGE[0]} à ${RANGE[1]}`, `Plus de ${ABOVE}`, `${NONE}`],
    [
      'Implants, DIU, stérilisation',
      'MAMA (6 mois), injectables, pilules, patch, anneau',
      'Préservatifs, retrait, jours fixes',
      'Aucune méthode',
    ],
    'Placez les échantillons sur les marches. La MAMA compte les six premiers mois : demandez ses trois conditions.',
  ),
  es: textsOf(
    'De 100 personas, uso habitual, embarazos en un año',
    [`Menos de ${BELOW}`, `${RANGE[0]} a ${RANGE[1]}`, `Más de ${ABOVE}`, `${NONE}`],
    [
      'Implantes, DIU, esterilización',
      'MELA (6 meses), inyectables, píldoras, parche, anillo',
      'Condones, retiro, Días Fijos',
      'Ningún método',
    ],
    'Coloque las muestras en los peldaños. La MELA cuenta los seis primeros meses: pregunte sus tres condiciones.',
  ),
}

/** Four steps of methods, the most effective on top. */
export const effectivenessLadder = diagram({
  id: 'effectiveness-ladder',
  width: 'full',
  height: 36 + ROW * STEPS.length,
  texts: TEXTS,
  draw: ({ head, counts, methods }): Shape[] => [
    ...textBox(head, 0, 0, WIDTHS.full, { bold: true, paint: 'indigo' }).shapes,
    ...STEPS.flatMap(({ signs, fill }, index): Shape[] => {
      const top = 36 + index * ROW
      return [
        rect(0, top, WIDTHS.full, ROW - 6, { fill, radius: 12 }),
        text(counts[index] ?? '', 14, top + 44, { bold: true, size: 26 }),
        ...textBox(methods[index] ?? '', 190, top + 35, 366, { middle: true }).shapes,
        ...signs.map((sign, place) => methodSign(sign, { x: 566 + place * 68, y: top + 4, scale: 0.62 })),
      ]
    }),
  ],
})
