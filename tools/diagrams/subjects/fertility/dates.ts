import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { drop } from '../../kit/objects.ts'
import { circle, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { CYCLE, FERTILE } from './rules.ts'

const [MARCH, FIRST] = [31, 4] as const
/** Squares of the page: all of March and the first days of April. */
const SQUARES = FIRST - 1 + CYCLE.longest + 1

/** Fertile days and the next bleeding on a calendar: bleeding began on 4 March. */
export const cycleDates = diagram({
  id: 'cycle-dates',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'A calendar. Bleeding began on 4 March, marked by a drop. Fertile from 11 to 22 March, in frames. Next bleeding expected from 30 March to 5 April, with dashed circles.',
      note: 'Point to dates, and let trainees say: fertile, free, or bleeding expected.',
    },
    fr: {
      alt: 'Un calendrier. Les règles ont commencé le 4 mars, marqué d’une goutte. Fécond du 11 au 22 mars, encadré. Prochaines règles attendues du 30 mars au 5 avril, en cercles pointillés.',
      note: 'Montrez des dates : fécond, libre, ou règles attendues ?',
    },
    es: {
      alt: 'Un calendario. El sangrado empezó el 4 de marzo, marcado con una gota. Fértil del 11 al 22 de marzo, con marco. Próximo sangrado esperado del 30 de marzo al 5 de abril, con círculos de puntos.',
      note: 'Señale fechas: ¿fértil, libre o sangrado esperado?',
    },
  },
  draw: () => Array.from({ length: SQUARES }, (_, index) => square(index)).flat(),
})

function square(index: number): Shape[] {
  const day = index - (FIRST - 1) + 1
  const [x, y] = [(index % 7) * 54, Math.floor(index / 7) * 55]
  const isFertile = day >= FERTILE.first && day <= FERTILE.last
  const isDue = day > CYCLE.shortest
  const label = index < MARCH ? index + 1 : index - MARCH + 1
  return [
    rect(x + 2, y + 2, 50, 50, {
      fill: isFertile ? 'marigold' : 'white',
      stroke: isFertile ? 'ink' : 'line',
      width: isFertile ? 3.5 : 2,
      radius: 4,
    }),
    ...(day === 1 ? [drop(x + 27, y + 52, 48, 'terracotta')] : []),
    ...(isDue ? [circle(x + 27, y + 27, 22, { stroke: 'terracotta', width: 3, dash: [6, 6] })] : []),
    text(`${label}`, x + 27, day === 1 ? y + 42 : y + 36, {
      anchor: 'middle',
      bold: isFertile || day === 1,
      paint: day === 1 ? 'white' : 'ink',
    }),
  ]
}

const [LEFT, COLUMN, FROM] = [20, 57, 22] as const

/** Cycles in range, too short, too long. */
export const cycleLength = diagram({
  id: 'cycle-length',
  width: 'full',
  height: 232,
  texts: {
    en: {
      labels: ['Too short', 'In range: 26 to 32 days', 'Too long'],
      rule: 'Twice or more in 12 months: another method',
      alt: 'A ruler of cycle lengths. Under 26 days: too short. 26 to 32 days: in range. Over 32 days: too long. Out of range twice or more in 12 months: another method.',
      note: 'Let each pair place the lengths they have just counted on the ruler.',
    },
    fr: {
      labels: ['Trop court', 'Convient : 26 à 32 jours', 'Trop long'],
      rule: 'Deux fois ou plus en 12 mois : autre méthode',
      alt: 'Une règle des durées de cycle. Moins de 26 jours : trop court. 26 à 32 jours : convient. Plus de 32 jours : trop long. Hors limites deux fois ou plus en 12 mois : une autre méthode.',
      note: 'Chaque binôme place sur la règle les durées qu’il vient de compter.',
    },
    es: {
      labels: ['Muy corto', 'Adecuado: 26 a 32 días', 'Muy largo'],
      rule: 'Dos veces o más en 12 meses: otro método',
      alt: 'Una regla de duraciones de ciclo. Menos de 26 días: muy corto. 26 a 32 días: adecuado. Más de 32 días: muy largo. Fuera de rango dos veces o más en 12 meses: otro método.',
      note: 'Cada pareja coloca en la regla las duraciones que acaba de contar.',
    },
  },
  draw: ({ labels, rule }) => [
    ...Array.from({ length: 14 }, (_, index) => length(FROM + index)).flat(),
    ...[24, 29.5, 34.5].map((value, index) =>
      text(labels[index] ?? '', LEFT + (value - FROM) * COLUMN, 26, {
        anchor: 'middle',
        bold: true,
        paint: index === 1 ? 'leaf' : 'terracotta',
      }),
    ),
    ...cross(LEFT + 2 * COLUMN, 150, 40),
    ...tick(LEFT + 7.5 * COLUMN, 150, 46),
    ...cross(LEFT + 12.5 * COLUMN, 150, 40),
    ...textBox(rule, 418, 194, 836, { anchor: 'middle', bold: true, paint: 'indigo' }).shapes,
  ],
})

function length(days: number): Shape[] {
  const isIn = days >= CYCLE.shortest && days <= CYCLE.longest
  const x = LEFT + (days - FROM) * COLUMN
  return [
    rect(x, isIn ? 40 : 50, COLUMN - 3, isIn ? 80 : 60, {
      fill: isIn ? 'leafPale' : 'terracottaPale',
      stroke: isIn ? 'leaf' : 'terracotta',
      width: isIn ? 4 : 2,
    }),
    text(`${days}`, x + COLUMN / 2 - 1.5, 89, { anchor: 'middle', bold: isIn }),
    ...(days === CYCLE.shortest - 1 || days === CYCLE.longest
      ? [line([x + COLUMN - 1.5, 36], [x + COLUMN - 1.5, 176], { stroke: 'ink', width: 4 })]
      : []),
  ]
}
