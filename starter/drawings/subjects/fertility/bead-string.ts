import { diagram } from '../../diagram.ts'
import { arrow, type Point, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { alongEllipse, bead, marker, thread } from './beads.ts'
import { CYCLE, DARKER_BEAD, DAYS, FERTILE } from './rules.ts'

const CENTRE: Point = [418, 170]
const RADIUS = 17
const NUMBERED = [1, FERTILE.first, FERTILE.last, DARKER_BEAD, CYCLE.longest]

/** The string of beads, with the ring on red. */
export const beadString = diagram({
  id: 'bead-string',
  width: 'full',
  height: 340,
  texts: {
    en: {
      rows: [
        '1: bleeding begins',
        '2–7: very unlikely',
        '8–19: pregnancy likely',
        '20–32: very unlikely',
        'Bleeding before: too short',
      ],
      alt: 'A string of 32 beads, one for each day: 1 red, bleeding begins; 6 brown, days 2 to 7, pregnancy very unlikely; 12 white, days 8 to 19, pregnancy likely; 13 brown, days 20 to 32, very unlikely. One of these is darker: bleeding before it means a short cycle. A rubber ring is on the red bead; an arrow shows the direction.',
      note: 'Count aloud: 1 and 6 and 12 and 13 make 32. Colours and the place of the darker bead differ between makers: count on the string of your store.',
    },
    fr: {
      rows: [
        '1 : début des règles',
        '2–7 : très peu probable',
        '8–19 : grossesse probable',
        '20–32 : très peu probable',
        'Règles avant : cycle court',
      ],
      alt: 'Un collier de 32 perles, une par jour : 1 rouge, début des règles ; 6 brunes, jours 2 à 7, grossesse très peu probable ; 12 blanches, jours 8 à 19, grossesse probable ; 13 brunes, jours 20 à 32, très peu probable. L’une est plus foncée : des règles avant elle signifient un cycle court. Un anneau de caoutchouc est sur la perle rouge ; une flèche montre le sens.',
      note: 'Comptez à voix haute : 1 et 6 et 12 et 13 font 32. Les couleurs et la place de la perle foncée varient selon les fabricants : comptez sur votre collier.',
    },
    es: {
      rows: [
        '1: empieza la regla',
        '2–7: muy poco probable',
        '8–19: embarazo probable',
        '20–32: muy poco probable',
        'Regla antes: ciclo corto',
      ],
      alt: 'Un collar de 32 cuentas, una por día: 1 roja, empieza el sangrado; 6 cafés, días 2 a 7, embarazo muy poco probable; 12 blancas, días 8 a 19, embarazo probable; 13 cafés, días 20 a 32, muy poco probable. Una es más oscura: el sangrado antes de ella significa un ciclo corto. Un anillo de goma está en la cuenta roja; una flecha muestra el sentido.',
      note: 'Cuente en voz alta: 1 y 6 y 12 y 13 son 32. Los colores y el lugar de la cuenta oscura varían según el fabricante: cuente en su collar.',
    },
  },
  draw: ({ rows }) => {
    const points = alongEllipse(CENTRE, 288, 128, CYCLE.longest)
    return [
      thread(points, true),
      ...DAYS.flatMap((day) => {
        const [x, y] = points[day - 1] ?? CENTRE
        return [...bead(day, x, y, RADIUS), ...(day === 1 ? marker(x, y, RADIUS) : []), ...numberOf(day, x, y)]
      }),
      ...arrow([64, 132], [86, 70], { width: 6, bend: 8 }),
      ...rows.flatMap((row, index) => legend(row, index)),
    ]
  },
})

function numberOf(day: number, x: number, y: number): Shape[] {
  if (!NUMBERED.includes(day)) return []
  const [dx, dy] = [(x - CENTRE[0]) / 288, (y - CENTRE[1]) / 128]
  return [text(`${day}`, x + dx * 44, y + dy * 34 + 8, { anchor: 'middle', bold: true })]
}

function legend(row: string, index: number): Shape[] {
  const y = 100 + index * 37
  const day = [1, 2, FERTILE.first, CYCLE.longest, DARKER_BEAD][index] ?? 1
  return [...bead(day, 276, y - 8, 13), text(row, 300, y)]
}
