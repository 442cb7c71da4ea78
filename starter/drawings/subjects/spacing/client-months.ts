import { type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { leaf } from '../../kit/belongings.ts'
import { backdrop } from '../../kit/frames.ts'
import { baby, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { SCENE } from '../../kit/strip.ts'
import { text } from '../../kit/text.ts'
import { FATHER, MOTHER } from './people.ts'

const MOURNER: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'inkSoft', cloth: 'terracotta', isSad: true }

const UNIT: Record<Language, string> = { en: 'months', fr: 'mois', es: 'meses' }

/** A step with a number of months and its unit. */
function inMonths(id: string, draw: (unit: string) => Shape[], texts: Record<Language, DiagramTexts>) {
  return diagram({
    id,
    width: 'step',
    height: SCENE.height,
    texts: {
      en: { ...texts.en, unit: UNIT.en },
      fr: { ...texts.fr, unit: UNIT.fr },
      es: { ...texts.es, unit: UNIT.es },
    },
    draw: ({ unit }) => draw(unit),
  })
}

/** Pictures with months for clients; numbers as starter/figures/healthy-timing-and-spacing.md states them. */
export const SPACING_MONTHS = [
  inMonths(
    'next-after-birth',
    (unit) => [
      backdrop('leafPale'),
      motherAndBaby(MOTHER, { x: 0, y: 14, scale: 0.78 }),
      ...leaf('24', 184, 88, 102, unit),
    ],
    {
      en: {
        alt: 'A mother with her baby and a calendar with 24 months: at least 24 months to the next try.',
        note: 'Find the date with her own calendar.',
      },
      fr: {
        alt: 'Une mère avec son bébé et un calendrier de 24 mois : au moins 24 mois jusqu’au prochain essai.',
        note: 'Trouvez la date avec son propre calendrier.',
      },
      es: {
        alt: 'Una madre con su bebé y un calendario de 24 meses: al menos 24 meses hasta el nuevo intento.',
        note: 'Busquen la fecha en su propio calendario.',
      },
    },
  ),
  inMonths('next-count', countTheMonths, {
    en: {
      alt: 'A baby, a bar of 24 months to the next try, and one of 9 months to the next birth.',
      note: 'Point at the ring in the middle: the advice counts to there.',
    },
    fr: {
      alt: 'Un bébé, une barre de 24 mois jusqu’au prochain essai, et une de 9 mois jusqu’à la naissance suivante.',
      note: 'Montrez l’anneau du milieu : le conseil compte jusque-là.',
    },
    es: {
      alt: 'Un bebé, una barra de 24 meses hasta el nuevo intento y otra de 9 meses hasta el parto siguiente.',
      note: 'Señale el anillo del medio: el consejo cuenta hasta ahí.',
    },
  }),
  inMonths(
    'next-after-loss',
    (unit) => [
      backdrop('sand'),
      bust({ ...FATHER, isSad: true }, { x: 60, y: 62, scale: 0.6 }),
      bust(MOURNER, { x: -2, y: 62, scale: 0.6 }),
      path('M94 152C80 140 76 140 70 146', { stroke: 'skinDeep', width: 11 }),
      ...leaf('6', 189, 60, 96, unit),
    ],
    {
      en: {
        alt: 'A couple after a loss, his hand on her shoulder, and a calendar with 6 months.',
        note: 'Comfort first; the number only when she wishes to hear it.',
      },
      fr: {
        alt: 'Un couple après une perte, sa main sur son épaule, et un calendrier de 6 mois.',
        note: 'Le réconfort d’abord ; le chiffre seulement quand elle veut l’entendre.',
      },
      es: {
        alt: 'Una pareja después de una pérdida, la mano de él en el hombro de ella, y un calendario de 6 meses.',
        note: 'Primero el consuelo; el número solo cuando ella quiera oírlo.',
      },
    },
  ),
]

/** Birth, 24 months, next try, nine months, next birth. */
function countTheMonths(unit: string): Shape[] {
  const [birth, attempt, next] = [28, 144, 212]
  return [
    backdrop(),
    baby('skinDark', 'marigold', { x: 6, y: 16, scale: 0.6 }),
    baby('skinDark', 'terracotta', { x: 170, y: 16, scale: 0.6 }),
    ...arrow([attempt, 16], [attempt, 64], { width: 6 }),
    rect(birth, 74, attempt - birth, 42, { fill: 'leaf' }),
    rect(attempt, 74, next - attempt, 42, { fill: 'marigold' }),
    text('24', (birth + attempt) / 2, 107, { size: 34, bold: true, paint: 'white', anchor: 'middle' }),
    text('9', (attempt + next) / 2 + 4, 107, { size: 34, bold: true, anchor: 'middle' }),
    ...[birth, attempt, next].map((x) => circle(x, 95, 15, { fill: 'paper', stroke: 'ink', width: 5 })),
    path(`M${birth} 120v12H${attempt}v-12`, { stroke: 'leaf', width: 5 }),
    text(`24 ${unit}`, (birth + attempt) / 2, 160, { bold: true, paint: 'leaf', anchor: 'middle' }),
  ]
}
