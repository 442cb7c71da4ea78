import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../../../diagram.ts'
import { readFigures } from '../../../figures.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { group, polygon, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'
import * as icons from './screening-icons.ts'

const figures = readFigures('community-screening.md')

const [HEIGHT, GAP, ROWS] = [340, 6, 2] as const
const ROW = (HEIGHT - GAP * (ROWS - 1)) / ROWS

/** Width of a mark, and of a letter with its mark. */
const [MARK, PAIR] = [20, 38] as const

/** A question: its row in starter/figures/community-screening.md, and its picture, 100 by 100. */
interface Question {
  row: string
  icon: () => Shape[]
}

interface ScreeningTexts extends DiagramTexts {
  /** One letter a method: combined pills, progestin-only pills, DMPA. */
  letters: string
  labels: string[]
}

/** A picture that reaches above its frame. */
function lowered(shapes: Shape[]): Shape[] {
  return [group(shapes, { x: 8, y: 15, scale: 0.84 })]
}

/** A "yes" closes combined pills and nothing else. */
const ONLY_COMBINED: Question[] = [
  { row: 'Breastfeeds a baby from 6 weeks to under 6 months', icon: icons.breastfeedsLonger },
  { row: 'Birth in the past 3 weeks (6 if risk of clots), not breastfeeding', icon: icons.newborn },
  { row: '35 or older and smokes', icon: icons.smokes },
  { row: 'High blood pressure ever, or 140/90 or more', icon: icons.pressure },
  { row: 'Clot in the past', icon: () => lowered(icons.legBefore()) },
  { row: 'Headache with lights', icon: icons.headache },
  { row: 'Migraine at 35 or older', icon: icons.migraine },
  { row: 'Gall bladder illness', icon: icons.gallBladder },
  { row: 'Long bed rest soon', icon: icons.bedRest },
  { row: 'Lamotrigine', icon: icons.tablets },
]

/** A "yes" closes two or three methods, or the nurse decides. */
const OTHERS: Question[] = [
  { row: 'Clot in leg or lung now', icon: () => lowered(icons.leg()) },
  { row: 'Breast cancer, now or ever', icon: icons.breast },
  { row: 'Severe liver illness or liver tumour', icon: icons.liver },
  { row: 'Breastfeeds a baby under 6 weeks', icon: icons.breastfeeds },
  { row: 'Blood pressure 160/100 or more', icon: icons.highPressure },
  { row: 'Diabetes for over 20 years, or with damage', icon: icons.sugar },
  { row: 'Stroke, or heart illness', icon: icons.heartSign },
  { row: 'Rifampicin, phenytoin, carbamazepine, barbiturates', icon: icons.medicine },
  { row: 'Eyes or skin yellow now', icon: icons.yellowEye },
  { row: 'Lupus', icon: icons.lupus },
  { row: 'Meningioma, now or ever', icon: icons.placeOnHead },
  { row: 'Unexplained bleeding', icon: icons.bleeding },
]

const NOTES: Record<Language, string> = {
  en: 'Point at a picture and read it as a question to a client. Trainees say what she can have instead.',
  fr: 'Montrez une image et lisez-la comme une question. Les participants disent ce qu’elle peut avoir.',
  es: 'Señale un dibujo y léalo como pregunta. El grupo dice qué puede tener en su lugar.',
}
const LETTERS: Record<Language, string> = { en: 'CPD', fr: 'CPD', es: 'CPA' }

function marksOf({ row }: Question): string[] {
  const marks = figures.get(row)
  if (!marks) throw new Error(`starter/figures/community-screening.md has no row "${row}"`)
  return marks
}

/** Large pictures in two rows, each with its words and a mark for each method. */
function screening(id: string, questions: Question[], labels: Record<Language, string[]>): Diagram {
  const textsOf = (language: Language): ScreeningTexts => {
    const letters = LETTERS[language]
    const read = questions.map((question, index) => {
      const marks = marksOf(question).map((mark, column) => `${letters[column]} ${mark}`)
      return `${labels[language][index]}: ${marks.join(', ')}`
    })
    return { letters, labels: labels[language], note: NOTES[language], alt: `${read.join('. ')}.` }
  }
  return diagram({
    id,
    width: 'full',
    height: HEIGHT,
    texts: { en: textsOf('en'), fr: textsOf('fr'), es: textsOf('es') },
    draw: (texts) => questions.flatMap((question, index) => card(question, index, questions.length / ROWS, texts)),
  })
}

function card(question: Question, index: number, columns: number, { letters, labels }: ScreeningTexts): Shape[] {
  const width = (WIDTHS.full - GAP * (columns - 1)) / columns
  const [x, y] = [(index % columns) * (width + GAP), Math.floor(index / columns) * (ROW + GAP)]
  const middle = x + width / 2
  const step = (width - 12) / letters.length
  return [
    rect(x, y, width, ROW, { fill: 'sand', radius: 12 }),
    group(question.icon(), { x: middle - 34, y: y + 4, scale: 0.68 }),
    ...textBox(labels[index] ?? '', middle, y + 100, width - 2, { anchor: 'middle', middle: true }).shapes,
    ...marksOf(question).flatMap((mark, column): Shape[] => {
      const left = x + 6 + step * (column + 0.5) - PAIR / 2
      return [
        text(letters[column] ?? '', left, y + ROW - 8, { bold: true, paint: 'indigo' }),
        ...markOf(mark, left + PAIR - MARK / 2, y + ROW - 17),
      ]
    }),
  ]
}

function markOf(mark: string, x: number, y: number): Shape[] {
  if (mark === 'x') return cross(x, y, MARK)
  if (mark === '–') return tick(x, y, MARK)
  if (mark !== '?') throw new Error(`"${mark}" in starter/figures/community-screening.md is no mark`)
  return [
    polygon(
      [
        [x, y - 11],
        [x + 10.5, y],
        [x, y + 11],
        [x - 10.5, y],
      ],
      { fill: 'marigold', stroke: 'ink', width: 2 },
    ),
    text('?', x, y + 8.5, { bold: true, anchor: 'middle' }),
  ]
}

/** Questions that close combined pills only. */
export const screeningCombined = screening('screening-combined', ONLY_COMBINED, {
  en: [
    'Breastfed 6 wk–6 months',
    'Not breastfed, 0–3 weeks',
    'Smokes, 35 or older',
    '140/90, or high ever',
    'Clot in the past',
    'Headache with lights',
    'Migraine, 35 or older',
    'Gall bladder illness',
    'Long bed rest soon',
    'Lamotrigine (fits)',
  ],
  fr: [
    'Allaite : 6 sem. à 6 mois',
    'Sans allaiter, 0–3 semaines',
    'Fume, dès 35 ans',
    '140/90, ou déjà haute',
    'Caillot dans le passé',
    'Migraine avec aura',
    'Migraine, dès 35 ans',
    'Vésicule malade',
    'Longtemps alitée',
    'Lamotrigine (crises)',
  ],
  es: [
    'Lacta: 6 sem. a 6 meses',
    'Sin lactar, 0–3 semanas',
    'Fuma, 35 años o más',
    '140/90, o alta antes',
    'Coágulo antes',
    'Migraña con aura',
    'Migraña, 35 o más',
    'Vesícula enferma',
    'Largo reposo en cama',
    'Lamotrigina',
  ],
})

/** Questions that close two or three methods, or that the nurse decides. */
export const screeningOthers = screening('screening-others', OTHERS, {
  en: [
    'Clot in leg, lung now',
    'Breast cancer ever',
    'Severe liver illness',
    'Breastfed 0–6 weeks',
    '160/100 or more',
    'Diabetes 20+ years',
    'Stroke, heart illness',
    'Medicine: TB, fits',
    'Yellow eyes or skin',
    'Lupus',
    'Meningioma ever',
    'Bleeding, no cause',
  ],
  fr: [
    'Caillot maintenant',
    'Cancer du sein',
    'Foie : mal grave',
    'Allaite 0–6 semaines',
    '160/100 ou plus',
    'Diabète > 20 ans',
    'AVC, cœur malade',
    'Remède TB, crises',
    'Yeux, peau jaunes',
    'Lupus',
    'Méningiome, un jour',
    'Saigne sans raison',
  ],
  es: [
    'Coágulo ahora',
    'Cáncer de mama',
    'Hígado: mal grave',
    'Lacta 0–6 semanas',
    '160/100 o más',
    'Diabetes > 20 años',
    'Derrame, corazón',
    'Para TB, epilepsia',
    'Ojos, piel amarillos',
    'Lupus',
    'Meningioma, o antes',
    'Sangrado sin causa',
  ],
})
