import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { circle, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('benefits-of-family-planning.md')
/** Months from a live birth, and from a loss, to the next try; from birth to birth it is about nine months more. */
export const WAIT = figureOf(figures, 'Interval after a live birth', 0)
const WAIT_AFTER_LOSS = figureOf(figures, 'Interval after miscarriage or induced abortion', 0)
export const BIRTH_TO_BIRTH = WAIT + 9

const LEFT = 20
const MONTH = 790 / BIRTH_TO_BIRTH
/** Where a month of the bars is, points from the left. */
export const at = (month: number) => LEFT + month * MONTH

/** Months from a birth or a loss to the next try and the next birth. */
export const waitingTimes = diagram({
  id: 'waiting-times',
  width: 'full',
  height: 324,
  texts: {
    en: {
      unit: 'months',
      birth: 'Birth',
      wait: `At least ${WAIT} months`,
      attempt: 'May try again',
      pregnancy: '9 months',
      next: 'Next birth',
      loss: 'Miscarriage or abortion',
      lossWait: `At least ${WAIT_AFTER_LOSS} months, then try`,
      alt: `Two bars of months. After a live birth: at least ${WAIT} months to the next try, then 9 months of pregnancy; births are about ${BIRTH_TO_BIRTH} months apart. After a miscarriage or an abortion: at least ${WAIT_AFTER_LOSS} months to the next try.`,
      note: 'Follow the bar with a finger, month by month. Say that the advice counts to the moment when the couple stops preventing pregnancy.',
    },
    fr: {
      unit: 'mois',
      birth: 'Naissance',
      wait: `Au moins ${WAIT} mois`,
      attempt: 'Nouvel essai possible',
      pregnancy: '9 mois',
      next: 'Naissance suivante',
      loss: 'Fausse couche ou avortement',
      lossWait: `Au moins ${WAIT_AFTER_LOSS} mois, puis essayer`,
      alt: `Deux barres de mois. Après une naissance vivante : au moins ${WAIT} mois jusqu’au prochain essai, puis 9 mois de grossesse ; environ ${BIRTH_TO_BIRTH} mois d’une naissance à l’autre. Après une fausse couche ou un avortement : au moins ${WAIT_AFTER_LOSS} mois jusqu’au prochain essai.`,
      note: 'Suivez la barre du doigt, mois par mois. Dites que le conseil compte jusqu’au moment où le couple cesse d’éviter la grossesse.',
    },
    es: {
      unit: 'meses',
      birth: 'Parto',
      wait: `Al menos ${WAIT} meses`,
      attempt: 'Ya puede intentar',
      pregnancy: '9 meses',
      next: 'Parto siguiente',
      loss: 'Aborto espontáneo o inducido',
      lossWait: `Al menos ${WAIT_AFTER_LOSS} meses y luego intentar`,
      alt: `Dos barras de meses. Tras un parto con nacido vivo: al menos ${WAIT} meses hasta el nuevo intento y luego 9 meses de embarazo; unos ${BIRTH_TO_BIRTH} meses de parto a parto. Tras un aborto espontáneo o inducido: al menos ${WAIT_AFTER_LOSS} meses hasta el nuevo intento.`,
      note: 'Siga la barra con el dedo, mes por mes. Diga que el consejo cuenta hasta el momento en que la pareja deja de evitar el embarazo.',
    },
  },
  draw: ({ unit, birth, wait, attempt, pregnancy, next, loss, lossWait }): Shape[] => [
    text(birth, LEFT - 12, 26, { bold: true }),
    text(attempt, at(WAIT), 26, { bold: true, anchor: 'middle' }),
    ...textBox(next, 836, 154, 240, { bold: true, anchor: 'end' }).shapes,
    ...bar(0, WAIT, 44, 'leaf', wait, 'white'),
    ...bar(WAIT, BIRTH_TO_BIRTH, 44, 'marigold', pregnancy, 'ink'),
    ...[0, WAIT, BIRTH_TO_BIRTH].map((month) => circle(at(month), 70, 13, { fill: 'paper', stroke: 'ink', width: 5 })),
    ...months(0, BIRTH_TO_BIRTH, 104, unit),
    text(loss, LEFT - 12, 206, { bold: true }),
    ...bar(0, WAIT_AFTER_LOSS, 224, 'leaf', `${WAIT_AFTER_LOSS} ${unit}`, 'white'),
    ...[0, WAIT_AFTER_LOSS].map((month) => circle(at(month), 250, 13, { fill: 'paper', stroke: 'ink', width: 5 })),
    text(lossWait, at(WAIT_AFTER_LOSS) + 26, 258),
    ...months(0, WAIT_AFTER_LOSS, 284, unit),
  ],
})

/** A bar of months with words in it. */
export function bar(
  from: number,
  to: number,
  y: number,
  fill: 'leaf' | 'marigold',
  words: string,
  ink: 'white' | 'ink',
): Shape[] {
  const [x, width] = [at(from), (to - from) * MONTH]
  return [
    rect(x, y, width, 52, { fill }),
    ...textBox(words, x + width / 2, y + 26, width - 24, { bold: true, paint: ink, anchor: 'middle', middle: true })
      .shapes,
  ]
}

/** A mark for each month, a number for every sixth, and the unit beside the first number. */
function months(from: number, to: number, y: number, unit: string): Shape[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((month) => {
    const isNamed = month % 6 === 0 && month > 0
    const words = month === 6 ? [text(unit, at(month) + 14, y + 36, { paint: 'inkSoft' })] : []
    return [
      line([at(month), y], [at(month), y + (isNamed ? 12 : 6)], { stroke: 'inkSoft', width: 2 }),
      ...(isNamed ? [text(`${month}`, at(month), y + 36, { anchor: 'middle', paint: 'inkSoft' }), ...words] : []),
    ]
  })
}
