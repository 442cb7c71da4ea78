import { diagram } from '../../../diagram.ts'
import { line, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

/** The invented example of the slide: days open, days without stock, what was given. */
const [DAYS, OUT, GIVEN] = [30, 10, 40] as const
const IN = DAYS - OUT
const NEED = (GIVEN / IN) * DAYS
const [COLUMNS, STEP] = [10, 38] as const

/** A month with empty days, and the use that it hides. */
export const stockoutDays = diagram({
  id: 'supervision-stock-out-days',
  width: 'half',
  height: 300,
  texts: {
    en: {
      given: `${IN} days in stock: ${GIVEN} given`,
      out: `${OUT} days empty`,
      sum: `${GIVEN} ÷ ${IN} × ${DAYS} = ${NEED}`,
      alt: `Invented month of ${DAYS} days. On ${IN} days there was stock and ${GIVEN} were given; ${OUT} days were empty. ${GIVEN} divided by ${IN}, times ${DAYS}, is ${NEED}: the real need.`,
      note: 'The numbers are invented. Cover the empty days with a hand: what did the clients of these days do?',
    },
    fr: {
      given: `${IN} jours : ${GIVEN} données`,
      out: `${OUT} jours de rupture`,
      sum: `${GIVEN} ÷ ${IN} × ${DAYS} = ${NEED}`,
      alt: `Mois inventé de ${DAYS} jours. Pendant ${IN} jours il y avait du stock et ${GIVEN} ont été données ; ${OUT} jours de rupture. ${GIVEN} divisé par ${IN}, fois ${DAYS}, font ${NEED} : le besoin réel.`,
      note: 'Les chiffres sont inventés. Cachez les jours de rupture avec la main : qu’ont fait les clientes de ces jours ?',
    },
    es: {
      given: `${IN} días: ${GIVEN} entregadas`,
      out: `${OUT} días sin nada`,
      sum: `${GIVEN} ÷ ${IN} × ${DAYS} = ${NEED}`,
      alt: `Mes inventado de ${DAYS} días. En ${IN} días hubo existencias y se entregaron ${GIVEN}; ${OUT} días sin nada. ${GIVEN} entre ${IN}, por ${DAYS}, son ${NEED}: la necesidad real.`,
      note: 'Las cifras son inventadas. Tape con la mano los días sin nada: ¿qué hicieron las clientas de esos días?',
    },
  },
  draw: ({ given, out, sum }): Shape[] => [
    ...Array.from({ length: DAYS }, (_, index) => index).flatMap((index) =>
      day(2 + (index % COLUMNS) * STEP, 4 + Math.floor(index / COLUMNS) * 42, index < IN),
    ),
    ...day(2, 146, true),
    text(given, 44, 172),
    ...day(2, 188, false),
    text(out, 44, 214),
    rect(0, 242, 380, 54, { fill: 'marigoldPale', radius: 12 }),
    text(sum, 190, 279, { size: 30, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ],
})

function day(x: number, y: number, hasStock: boolean): Shape[] {
  if (hasStock) return [rect(x, y, 33, 36, { fill: 'leaf', radius: 5 })]
  return [
    rect(x + 1.5, y + 1.5, 30, 33, { fill: 'white', stroke: 'terracotta', width: 3, radius: 5 }),
    line([x + 9, y + 11], [x + 24, y + 26], { stroke: 'terracotta', width: 4 }),
    line([x + 24, y + 11], [x + 9, y + 26], { stroke: 'terracotta', width: 4 }),
  ]
}
