import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/objects.ts'
import { circle, type Look, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { CYCLE, FERTILE } from './rules.ts'

const [MARCH, FIRST] = [31, 4] as const
/** Squares of the page: all of March and the first days of April. */
const SQUARES = FIRST - 1 + CYCLE.longest + 1

/** Fertile days and the next bleeding on a calendar: bleeding began on 4 March. */
export const cycleDates = diagram({
  id: 'cycle-dates',
  width: 'half',
  height: 340,
  texts: {
    en: {
      words: ['Example: it began on the 4th', 'next bleeding expected'],
      alt: 'A calendar. Bleeding began on 4 March, marked by a drop. Fertile from 11 to 22 March, in frames. Next bleeding expected from 30 March to 5 April, with dashed circles.',
      note: 'Point to dates, and let trainees say: fertile, free, or bleeding expected.',
    },
    fr: {
      words: ['Exemple : début le 4', 'règles attendues'],
      alt: 'Un calendrier. Les règles ont commencé le 4 mars, marqué d’une goutte. Fécond du 11 au 22 mars, encadré. Prochaines règles attendues du 30 mars au 5 avril, en cercles pointillés.',
      note: 'Montrez des dates : fécond, libre, ou règles attendues ?',
    },
    es: {
      words: ['Ejemplo: empezó el 4', 'próxima regla esperada'],
      alt: 'Un calendario. El sangrado empezó el 4 de marzo, marcado con una gota. Fértil del 11 al 22 de marzo, con marco. Próximo sangrado esperado del 30 de marzo al 5 de abril, con círculos de puntos.',
      note: 'Señale fechas: ¿fértil, libre o sangrado esperado?',
    },
  },
  draw: ({ words: [title = '', due = ''] }) => [
    text(title, 2, 24, { bold: true, paint: 'indigo' }),
    ...Array.from({ length: SQUARES }, (_, index) => square(index)).flat(),
    circle(80, 322, 16, DUE),
    text(due, 104, 330),
  ],
})

/** The next bleeding may come. */
const DUE = { stroke: 'terracotta', width: 3, dash: [6, 6] } satisfies Look

function square(index: number): Shape[] {
  const day = index - (FIRST - 1) + 1
  const [x, y] = [(index % 7) * 54, 32 + Math.floor(index / 7) * 46]
  const isFertile = day >= FERTILE.first && day <= FERTILE.last
  const isDue = day > CYCLE.shortest
  const label = index < MARCH ? index + 1 : index - MARCH + 1
  return [
    rect(x + 2, y + 2, 50, 43, {
      fill: isFertile ? 'marigold' : 'white',
      stroke: isFertile ? 'ink' : 'line',
      width: isFertile ? 3.5 : 2,
      radius: 4,
    }),
    ...(day === 1 ? [drop(x + 27, y + 46, 46, 'terracotta')] : []),
    ...(isDue ? [circle(x + 27, y + 23.5, 19, DUE)] : []),
    text(`${label}`, x + 27, day === 1 ? y + 38 : y + 32, {
      anchor: 'middle',
      bold: isFertile || day === 1,
      paint: day === 1 ? 'white' : 'ink',
    }),
  ]
}
