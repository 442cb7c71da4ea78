import { diagram, WIDTHS } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { sun } from '../../kit/objects.ts'
import { baby } from '../../kit/people.ts'
import { circle, group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const [ROW, GAP, WORDS, TIMES] = [62, 6, 92, 316] as const
const ROWS = 5
const ROOM = WIDTHS.full - TIMES - 10

interface Span {
  /** Share of the room. */
  share: number
  words: string
  /** The operation waits. */
  isWaiting?: boolean
}

/** The sign of each situation, 100 by 100. */
const SIGNS: (() => Shape[])[] = [
  () => [drop(22, 50, 'blood', 1.5), drop(50, 50, 'blood', 2), drop(78, 50, 'blood', 1.5)],
  () => [baby('skinDark', 'marigold', { x: 0, y: 22, scale: 0.9 })],
  () => [...sun(26, 50, 15), ...sun(76, 50, 15)],
  () => [methodSign('iud', { x: 6, y: 6, scale: 0.88 })],
  () => [drop(50, 50, 'blood', 2.2), ...cross(78, 76, 36)],
]

/** Days of the cycle in which no check for pregnancy is needed. */
function days(y: number, count: number): Shape[] {
  return Array.from({ length: count }, (_, index) => TIMES + 20 + index * 36).flatMap((x, index) => [
    circle(x, y, 16, { fill: 'leafPale', stroke: 'leaf', width: 3 }),
    text(`${index + 1}`, x, y + 8.5, { bold: true, anchor: 'middle' }),
  ])
}

function spans(y: number, all: Span[]): Shape[] {
  let left: number = TIMES
  return all.flatMap(({ share, words, isWaiting = false }) => {
    const width = ROOM * share
    const shapes = [
      rect(left + 2, y - 21, width - 6, 42, {
        fill: isWaiting ? 'white' : 'leafPale',
        radius: 8,
        stroke: isWaiting ? 'terracotta' : 'leaf',
        width: 3,
        ...(isWaiting && { dash: [8, 6] as [number, number] }),
      }),
      ...textBox(words, left + width / 2 - 1, y, width - 12, { anchor: 'middle', middle: true }).shapes,
    ]
    left += width
    return shapes
  })
}

/** The day of the operation: starter/figures/female-sterilization.md, row "Timing". */
export const tubesWhen = diagram({
  id: 'tubes-when',
  width: 'full',
  height: ROWS * ROW + (ROWS - 1) * GAP,
  texts: {
    en: {
      words: ['Monthly bleeding', 'After birth', 'After abortion, no problems', 'IUD user', 'No bleeding'],
      sure: 'else: surely not pregnant',
      birth: ['first 7 days', 'wait', 'from 6 weeks'],
      abortion: 'Within 48 hours',
      iud: 'Any day; the IUD may wait',
      none: 'When pregnancy is unlikely',
      alt: 'Five rows of time. With monthly bleeding: day 1 to 7, else when she is surely not pregnant. After birth: the first 7 days, then wait, then from 6 weeks. After abortion without problems: within 48 hours. With an IUD: any day, the IUD may wait. Without bleeding: when pregnancy is unlikely.',
      note: 'Cover the right side. Trainees show the day on their own calendar.',
    },
    fr: {
      words: ['Règles', 'Après un accouchement', 'Avortement sans problème', 'DIU', 'Pas de règles'],
      sure: 'sinon : pas enceinte',
      birth: ['7 premiers jours', 'attendre', 'dès 6 semaines'],
      abortion: 'Dans les 48 heures',
      iud: 'N’importe quel jour ; le DIU peut attendre',
      none: 'Si une grossesse est peu probable',
      alt: 'Cinq rangées de temps. Avec des règles : du jour 1 au jour 7, sinon si elle n’est sûrement pas enceinte. Après un accouchement : les 7 premiers jours, puis attendre, puis dès 6 semaines. Après un avortement sans problème : dans les 48 heures. Avec un DIU : n’importe quel jour, le DIU peut attendre. Sans règles : si une grossesse est peu probable.',
      note: 'Cachez la droite. Les participants montrent le jour sur leur calendrier.',
    },
    es: {
      words: ['Con regla', 'Después del parto', 'Aborto sin problemas', 'Con DIU', 'Sin regla'],
      sure: 'si no: sin embarazo',
      birth: ['primeros 7 días', 'esperar', 'desde 6 semanas'],
      abortion: 'En las primeras 48 horas',
      iud: 'Cualquier día; el DIU puede esperar',
      none: 'Si el embarazo es poco probable',
      alt: 'Cinco filas de tiempo. Con regla: días 1 a 7; si no, cuando seguramente no hay embarazo. Después del parto: los primeros 7 días, luego esperar, luego desde 6 semanas. Después de un aborto sin problemas: en 48 horas. Con DIU: cualquier día, el DIU puede esperar. Sin regla: si el embarazo es poco probable.',
      note: 'Tape la derecha. Los participantes muestran el día en su calendario.',
    },
  },
  draw: ({ words, sure, birth: [first = '', wait = '', second = ''], abortion, iud, none }) => {
    const middle = (row: number) => row * (ROW + GAP) + ROW / 2
    return [
      ...SIGNS.flatMap((sign, index): Shape[] => [
        rect(0, index * (ROW + GAP), WIDTHS.full, ROW, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 10 }),
        group(sign(), { x: 16, y: index * (ROW + GAP) + 3, scale: 0.56 }),
        ...textBox(words[index] ?? '', WORDS, middle(index), TIMES - WORDS - 6, { bold: true, middle: true }).shapes,
      ]),
      ...days(middle(0), 7),
      ...textBox(sure, TIMES + 264, middle(0), ROOM - 262, { middle: true }).shapes,
      ...spans(middle(1), [
        { share: 0.37, words: first },
        { share: 0.215, words: wait, isWaiting: true },
        { share: 0.415, words: second },
      ]),
      ...spans(middle(2), [{ share: 0.6, words: abortion }]),
      ...spans(middle(3), [{ share: 1, words: iud }]),
      ...spans(middle(4), [{ share: 1, words: none }]),
    ]
  },
})
