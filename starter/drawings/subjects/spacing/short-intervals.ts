import { diagram } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const cell = readFigures('healthy-timing-and-spacing.md').get('Short intervals from birth to pregnancy')?.[0] ?? ''
/** Months: deaths of mothers up to the first, of babies up to the second, some added risk up to the third. */
const [MOTHERS = 0, BABIES = 0, , MAYBE = 0] = [...cell.matchAll(/\d+/g)].map(([digits]) => Number(digits))
const ADVISED = 24

const [LEFT, MONTH] = [20, 29] as const
const at = (month: number) => LEFT + month * MONTH

/** What was more often seen when the next pregnancy began early after a birth. */
export const shortIntervals = diagram({
  id: 'short-intervals',
  width: 'full',
  height: 322,
  texts: {
    en: {
      axis: 'Months from a birth to the next pregnancy',
      mothers: 'More often: death of the mother',
      babies: 'More often: death of the baby; born too early or too small',
      maybe: `${BABIES} to ${MAYBE}: experts did not agree`,
      advice: `The advice: ${ADVISED} months`,
      alt: `Months from a birth to the next pregnancy. Up to ${MOTHERS}: more often death of the mother. Up to about ${BABIES}: more often death of the baby, or a baby born too early or too small. From ${BABIES} to ${MAYBE}: some added risk is possible. A line stands at ${ADVISED} months, the advice.`,
      note: 'Most pregnancies after a short interval end well. The dashed box is what the experts could not agree on; the line is their advice.',
    },
    fr: {
      axis: 'Mois d’une naissance à la grossesse suivante',
      mothers: 'Plus souvent : décès de la mère',
      babies: 'Plus souvent : décès du bébé ; né trop tôt ou trop petit',
      maybe: `${BABIES} à ${MAYBE} : pas d’accord des experts`,
      advice: `Le conseil : ${ADVISED} mois`,
      alt: `Mois d’une naissance à la grossesse suivante. Jusqu’à ${MOTHERS} : plus souvent décès de la mère. Jusqu’à environ ${BABIES} : plus souvent décès du bébé, ou bébé né trop tôt ou trop petit. De ${BABIES} à ${MAYBE} : un risque supplémentaire est possible. Un trait à ${ADVISED} mois, le conseil.`,
      note: 'La plupart des grossesses après un intervalle court se passent bien. Le cadre en tirets est ce sur quoi les experts ne se sont pas accordés ; le trait est leur conseil.',
    },
    es: {
      axis: 'Meses de un parto al embarazo siguiente',
      mothers: 'Más a menudo: muerte de la madre',
      babies: 'Más a menudo: muerte del bebé; nacido muy pronto o pequeño',
      maybe: `${BABIES} a ${MAYBE}: los expertos no coincidieron`,
      advice: `El consejo: ${ADVISED} meses`,
      alt: `Meses de un parto al embarazo siguiente. Hasta ${MOTHERS}: más a menudo muerte de la madre. Hasta unos ${BABIES}: más a menudo muerte del bebé, o bebé nacido demasiado pronto o pequeño. De ${BABIES} a ${MAYBE}: es posible algo más de riesgo. Una línea a los ${ADVISED} meses, el consejo.`,
      note: 'La mayoría de los embarazos tras un intervalo corto termina bien. El cuadro con rayas es aquello en que los expertos no se pusieron de acuerdo; la línea es su consejo.',
    },
  },
  draw: ({ axis, mothers, babies, maybe, advice }): Shape[] => [
    text(axis, LEFT, 24, { bold: true, paint: 'indigo' }),
    ...[0, MOTHERS, 12, BABIES, ADVISED].flatMap((month) => [
      line([at(month), 68], [at(month), 80], { stroke: 'inkSoft', width: 3 }),
      text(`${month}`, at(month), 60, { anchor: 'middle', bold: month === ADVISED }),
    ]),
    rect(at(0), 84, MOTHERS * MONTH, 64, { fill: 'terracotta' }),
    ...textBox(mothers, at(MOTHERS) + 14, 116, 420, { middle: true, bold: true }).shapes,
    rect(at(0), 164, BABIES * MONTH, 72, { fill: 'marigold' }),
    ...textBox(babies, at(0) + 14, 200, BABIES * MONTH - 24, { middle: true, bold: true }).shapes,
    rect(at(BABIES), 250, (MAYBE - BABIES) * MONTH, 64, {
      fill: 'paper',
      stroke: 'terracotta',
      width: 3,
      dash: [9, 7],
    }),
    ...textBox(maybe, at(BABIES) - 12, 282, 400, { anchor: 'end', middle: true }).shapes,
    line([at(ADVISED), 70], [at(ADVISED), 318], { stroke: 'leaf', width: 8 }),
    ...textBox(advice, at(ADVISED) + 12, 164, 836 - at(ADVISED) - 14, { middle: true, bold: true, paint: 'leaf' })
      .shapes,
  ],
})
