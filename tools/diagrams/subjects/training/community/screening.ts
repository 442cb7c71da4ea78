import { type DiagramTexts, diagram, WIDTHS } from '../../../diagram.ts'
import { readFigures } from '../../../figures.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { group, polygon, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import * as icons from './screening-icons.ts'

const figures = [...readFigures('community-screening.md').values()]

const [HEAD, ROW, ROWS] = [32, 28, 11] as const
const [LABEL_LEFT, COLUMNS] = [42, [314, 341, 368]] as const

interface ScreeningTexts extends DiagramTexts {
  /** One letter a method: combined pills, progestin-only pills, DMPA. */
  letters: string
  yes: string
  labels: string[]
}

/** One icon a question, in the order of the labels. */
const LIFE: (() => Shape[])[] = [
  icons.breastfeeds,
  icons.breastfeedsLonger,
  icons.newborn,
  icons.smokes,
  icons.pressure,
  icons.highPressure,
  icons.heartSign,
  icons.leg,
  icons.legBefore,
  icons.gallBladder,
  icons.bedRest,
]
const ILLNESS: (() => Shape[])[] = [
  icons.breast,
  icons.placeOnHead,
  icons.liver,
  icons.yellowEye,
  icons.headache,
  icons.migraine,
  icons.sugar,
  icons.bleeding,
  icons.medicine,
  icons.tablets,
  icons.lupus,
]

const NOTES = {
  en: 'Read a line aloud as a question to a client. Trainees point at the crosses and say what she can have instead.',
  fr: 'Lisez une ligne comme une question à une cliente. Les participants montrent les croix et disent ce qu’elle peut avoir.',
  es: 'Lea una línea como pregunta a una clienta. El grupo señala las cruces y dice qué puede tener en su lugar.',
}
const HEADS = {
  en: { letters: 'CPD', yes: 'A “yes” to:' },
  fr: { letters: 'CPD', yes: 'Un « oui » à :' },
  es: { letters: 'CPA', yes: 'Un «sí» a:' },
}

/** Questions on babies, habits, blood vessels and rest. */
export const screeningLife = diagram<ScreeningTexts>({
  id: 'screening-life',
  width: 'half',
  height: HEAD + ROWS * ROW,
  texts: {
    en: textsOf('en', 0, [
      'Breastfed, 0–6 weeks',
      'Breastfed to 6 months',
      'Birth in last 3 weeks',
      'Smokes, 35 or older',
      '140/90, or high ever',
      '160/100 or more',
      'Stroke, heart illness',
      'Clot in leg, lung now',
      'Clot in the past',
      'Gall bladder illness',
      'Long bed rest soon',
    ]),
    fr: textsOf('fr', 0, [
      'Allaite, 0–6 semaines',
      'Allaite, jusqu’à 6 mois',
      'Accouché, 3 semaines',
      'Fume, dès 35 ans',
      '140/90, ou déjà haute',
      '160/100 ou plus',
      'AVC, cœur malade',
      'Caillot maintenant',
      'Caillot dans le passé',
      'Vésicule malade',
      'Longtemps alitée',
    ]),
    es: textsOf('es', 0, [
      'Lacta, 0–6 semanas',
      'Lacta hasta 6 meses',
      'Parto hace 3 semanas',
      'Fuma, 35 años o más',
      '140/90, o alta antes',
      '160/100 o más',
      'Derrame, corazón',
      'Coágulo ahora',
      'Coágulo antes',
      'Vesícula enferma',
      'Largo reposo pronto',
    ]),
  },
  draw: (texts) => table(texts, 0, LIFE),
})

/** Questions on cancer, liver, head, bleeding and medicines. */
export const screeningIllness = diagram<ScreeningTexts>({
  id: 'screening-illness',
  width: 'half',
  height: HEAD + ROWS * ROW,
  texts: {
    en: textsOf('en', ROWS, [
      'Breast cancer, ever',
      'Meningioma, ever',
      'Liver: severe, tumour',
      'Yellow eyes or skin',
      'Headache with lights',
      'Migraine, 35 or older',
      'Diabetes over 20 years',
      'Unexplained bleeding',
      'Medicine: TB, fits',
      'Lamotrigine (fits)',
      'Lupus',
    ]),
    fr: textsOf('fr', ROWS, [
      'Cancer du sein un jour',
      'Méningiome un jour',
      'Foie : grave, tumeur',
      'Yeux, peau jaunes',
      'Migraine avec aura',
      'Migraine, dès 35 ans',
      'Diabète > 20 ans',
      'Saigne sans raison',
      'Traitement TB, crises',
      'Lamotrigine',
      'Lupus',
    ]),
    es: textsOf('es', ROWS, [
      'Cáncer mama, o antes',
      'Meningioma, o antes',
      'Hígado: grave, tumor',
      'Ojos, piel amarillos',
      'Migraña con aura',
      'Migraña, 35 o más',
      'Diabetes > 20 años',
      'Sangrado inexplicado',
      'Para TB, epilepsia',
      'Lamotrigina',
      'Lupus',
    ]),
  },
  draw: (texts) => table(texts, ROWS, ILLNESS),
})

/** @param first the first row of the table in docs/figures */
function textsOf(language: keyof typeof HEADS, first: number, labels: string[]): ScreeningTexts {
  const { letters, yes } = HEADS[language]
  const rows = labels.map((label, index) => {
    const marks = figures[first + index] ?? []
    return `${label}: ${marks.map((mark, column) => `${letters[column]} ${mark}`).join(', ')}`
  })
  return { letters, yes, labels, note: NOTES[language], alt: `${yes} ${rows.join('. ')}.` }
}

function table({ letters, yes, labels }: ScreeningTexts, first: number, pictures: (() => Shape[])[]): Shape[] {
  return [
    text(yes, LABEL_LEFT, 24, { bold: true, paint: 'indigo' }),
    ...COLUMNS.map((x, column) =>
      text(letters[column] ?? '', x, 24, { bold: true, paint: 'indigo', anchor: 'middle' }),
    ),
    ...labels.flatMap((label, index): Shape[] => {
      const y = HEAD + index * ROW
      return [
        ...(index % 2 === 0 ? [rect(0, y, WIDTHS.half, ROW, { fill: 'sand', radius: 6 })] : []),
        group(pictures[index]?.() ?? [], { x: 5, y: y + 1, scale: (ROW - 2) / 100 }),
        text(label, LABEL_LEFT, y + ROW / 2 + 8.5),
        ...COLUMNS.flatMap((x, column) => markOf(figures[first + index]?.[column] ?? '', x, y + ROW / 2)),
      ]
    }),
  ]
}

function markOf(mark: string, x: number, y: number): Shape[] {
  if (mark === 'x') return cross(x, y, 23)
  if (mark === '–') return tick(x, y, 23)
  if (mark !== '?') throw new Error(`"${mark}" in docs/figures/community-screening.md is no mark`)
  return [
    polygon(
      [
        [x, y - 12.5],
        [x + 12.5, y],
        [x, y + 12.5],
        [x - 12.5, y],
      ],
      { fill: 'marigold', stroke: 'ink', width: 2 },
    ),
    text('?', x, y + 8.5, { bold: true, anchor: 'middle' }),
  ]
}
