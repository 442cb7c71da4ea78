import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { drop } from '../../kit/objects.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox, textWidth } from '../../kit/text.ts'
import { CYCLE } from './rules.ts'

const [LEFT, COLUMN, FROM, COUNT] = [196, 49, 23, 13] as const
/** Tops of the two rows: the length of a cycle, and the day on which the next bleeding comes. */
const [LENGTH_Y, BLEEDING_Y] = [40, 118] as const

/** Middles of the lengths that are too short, in range, too long. */
const MIDDLES = [24.5, 29.5, 34.5] as const

/** Cycles in range, too short, too long. */
export const cycleLength = diagram({
  id: 'cycle-length',
  width: 'full',
  height: 236,
  texts: {
    en: {
      labels: ['Too short', 'In range: 26 to 32', 'Too long'],
      rows: ['Length of the cycle, in days', 'New bleeding on day'],
      rule: 'Twice or more in 12 months: another method',
      alt: 'A ruler of cycle lengths in days, and below each length the day of the new bleeding, one more. Under 26 days, bleeding on day 26 or before: too short. 26 to 32 days, bleeding on days 27 to 33: in range. Over 32 days: too long. Out of range twice or more in 12 months: another method.',
      note: 'Let each pair place the lengths they have just counted on the ruler, and say on which day the bleeding came.',
    },
    fr: {
      labels: ['Trop court', 'Convient : 26 à 32', 'Trop long'],
      rows: ['Durée du cycle, en jours', 'Nouvelles règles, jour'],
      rule: 'Deux fois ou plus en 12 mois : autre méthode',
      alt: 'Une règle des durées de cycle en jours et, sous chaque durée, le jour des nouvelles règles, un de plus. Moins de 26 jours, règles le 26e jour ou avant : trop court. 26 à 32 jours, règles du 27e au 33e jour : convient. Plus de 32 jours : trop long. Hors limites deux fois ou plus en 12 mois : une autre méthode.',
      note: 'Chaque binôme place sur la règle les durées qu’il vient de compter et dit quel jour les règles sont venues.',
    },
    es: {
      labels: ['Muy corto', 'Adecuado: 26 a 32', 'Muy largo'],
      rows: ['Duración del ciclo, en días', 'Regla nueva el día'],
      rule: 'Dos veces o más en 12 meses: otro método',
      alt: 'Una regla de duraciones de ciclo en días y, debajo de cada una, el día de la regla nueva, uno más. Menos de 26 días, regla nueva el día 26 o antes: muy corto. 26 a 32 días, regla nueva del día 27 al 33: adecuado. Más de 32 días: muy largo. Fuera de rango dos veces o más en 12 meses: otro método.',
      note: 'Cada pareja coloca en la regla las duraciones que acaba de contar y dice qué día llegó la regla.',
    },
  },
  draw: ({ labels, rows, rule }): Shape[] => [
    ...rows.flatMap(
      (row, index) =>
        textBox(row, 0, (index === 0 ? LENGTH_Y : BLEEDING_Y) + 30, LEFT - (index === 0 ? 6 : 40), {
          middle: true,
          bold: index === 0,
        }).shapes,
    ),
    drop(LEFT - 18, BLEEDING_Y + 50, 40, 'terracotta'),
    ...Array.from({ length: COUNT }, (_, index) => length(FROM + index)).flat(),
    ...[CYCLE.shortest, CYCLE.longest + 1].map((days) =>
      line([edge(days) - 1.5, 36], [edge(days) - 1.5, 182], { stroke: 'ink', width: 4 }),
    ),
    ...MIDDLES.flatMap((days, index): Shape[] => {
      const [label, isIn, middle] = [labels[index] ?? '', index === 1, edge(days)]
      const start = middle - textWidth(label, { bold: true }) / 2
      return [
        ...(isIn ? tick(start - 6, 18, 30) : cross(start - 6, 18, 26)),
        text(label, middle + 14, 26, { anchor: 'middle', bold: true, paint: isIn ? 'leaf' : 'terracotta' }),
      ]
    }),
    ...textBox(rule, WIDTHS.full / 2, 200, WIDTHS.full, { anchor: 'middle', bold: true, paint: 'indigo' }).shapes,
  ],
})

/** Left edge of the column of a length. */
function edge(days: number): number {
  return LEFT + (days - FROM) * COLUMN
}

function length(days: number): Shape[] {
  const isIn = days >= CYCLE.shortest && days <= CYCLE.longest
  const x = edge(days)
  const middle = x + COLUMN / 2 - 1.5
  return [
    rect(x, LENGTH_Y, COLUMN - 3, 62, {
      fill: isIn ? 'leafPale' : 'terracottaPale',
      stroke: isIn ? 'leaf' : 'terracotta',
      width: isIn ? 4 : 2,
    }),
    text(`${days}`, middle, LENGTH_Y + 39, { anchor: 'middle', bold: true }),
    rect(x, BLEEDING_Y, COLUMN - 3, 60, { fill: 'white', stroke: 'line', width: 2 }),
    text(`${days + 1}`, middle, BLEEDING_Y + 38, { anchor: 'middle' }),
  ]
}
