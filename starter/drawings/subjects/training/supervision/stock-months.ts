import { diagram } from '../../../diagram.ts'
import { line, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'

/** The invented example of the slide and of the stock sheet: doses used in three months, on the shelf, upper level in months. */
const USED = [40, 50, 45] as const
const [SHELF, LEVEL] = [60, 3] as const
const AVERAGE = USED.reduce<number>((sum, used) => sum + used, 0) / USED.length
const UPPER = LEVEL * AVERAGE
const ASK = UPPER - SHELF
const MONTHS = Math.round((SHELF / AVERAGE) * 10) / 10
const [FOOT, UNIT] = [246, 1.6] as const

/** Three months of use, the average, the shelf and what to ask for. */
export const stockMonths = diagram({
  id: 'supervision-stock-months',
  width: 'half',
  height: 322,
  texts: {
    en: {
      used: 'Used',
      average: `average ${AVERAGE}`,
      shelf: 'There',
      ask: `ask ${ASK}`,
      months: `${MONTHS} months left`,
      alt: `Invented example as bars. Used in three months: ${USED.join(', ')}; average ${AVERAGE}. On the shelf ${SHELF}, that is ${MONTHS} months. Upper level of ${LEVEL} months: ${UPPER}; ask for ${ASK}.`,
      note: 'The numbers are invented. Build the bars from stones first, for those who do not like arithmetic.',
    },
    fr: {
      used: 'Utilisé',
      average: `moyenne ${AVERAGE}`,
      shelf: 'En stock',
      ask: `demander ${ASK}`,
      months: `Reste : ${`${MONTHS}`.replace('.', ',')} mois`,
      alt: `Exemple inventé en barres. Utilisé en trois mois : ${USED.join(', ')} ; moyenne ${AVERAGE}. En stock ${SHELF}, soit ${`${MONTHS}`.replace('.', ',')} mois. Niveau maximum de ${LEVEL} mois : ${UPPER} ; demander ${ASK}.`,
      note: 'Les chiffres sont inventés. Construisez d’abord les barres avec des cailloux.',
    },
    es: {
      used: 'Usado',
      average: `promedio ${AVERAGE}`,
      shelf: 'Hay',
      ask: `pedir ${ASK}`,
      months: `Quedan ${`${MONTHS}`.replace('.', ',')} meses`,
      alt: `Ejemplo inventado en barras. Usado en tres meses: ${USED.join(', ')}; promedio ${AVERAGE}. En el estante ${SHELF}, o sea ${`${MONTHS}`.replace('.', ',')} meses. Nivel máximo de ${LEVEL} meses: ${UPPER}; pedir ${ASK}.`,
      note: 'Las cifras son inventadas. Construya primero las barras con piedritas.',
    },
  },
  draw: ({ used, average, shelf, ask, months }): Shape[] => [
    ...USED.flatMap((amount, index): Shape[] => {
      const x = 8 + index * 56
      return [
        rect(x, FOOT - amount * UNIT, 46, amount * UNIT, { fill: 'indigo', radius: 4 }),
        text(`${amount}`, x + 23, FOOT - 12, { bold: true, paint: 'white', anchor: 'middle' }),
      ]
    }),
    line([2, FOOT - AVERAGE * UNIT], [180, FOOT - AVERAGE * UNIT], { stroke: 'terracotta', width: 4, dash: [10, 7] }),
    text(average, 90, FOOT - 92, { bold: true, paint: 'terracotta', anchor: 'middle' }),
    rect(226, FOOT - UPPER * UNIT, 128, ASK * UNIT, {
      fill: 'marigoldPale',
      stroke: 'terracotta',
      width: 4,
      dash: [10, 7],
      radius: 6,
    }),
    rect(226, FOOT - SHELF * UNIT, 128, SHELF * UNIT, { fill: 'leaf', radius: 4 }),
    text(`${SHELF}`, 290, FOOT - 38, { size: 32, bold: true, paint: 'white', anchor: 'middle' }),
    ...textBox(ask, 290, FOOT - 156, 118, { bold: true, paint: 'terracotta', anchor: 'middle', middle: true }).shapes,
    line([0, FOOT], [380, FOOT], { stroke: 'ink', width: 4 }),
    text(used, 90, FOOT + 28, { anchor: 'middle' }),
    text(shelf, 290, FOOT + 28, { anchor: 'middle' }),
    text(months, 190, FOOT + 68, { bold: true, paint: 'leaf', anchor: 'middle' }),
  ],
})
