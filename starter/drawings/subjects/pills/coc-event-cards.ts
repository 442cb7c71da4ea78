import type { Diagram } from '../../diagram.ts'
import { cardPicture } from '../../kit/card-picture.ts'
import { backdrop } from '../../kit/frames.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { drawPill, type Pill, pills } from './pack.ts'

const ROW = { left: 10, top: 62, width: 220, height: 52, cell: 31, scale: 0.7 } as const

/** One row of a pack below an arrow, with the numbers of its first and last day. */
function week(first: number, row: Pill[]): Shape[] {
  const middle = (index: number) => ROW.left + 17 + index * ROW.cell
  const number = (day: number, index: number) =>
    text(`${day}`, middle(index), ROW.top + 84, { size: 26, bold: true, anchor: 'middle' })
  return [
    backdrop(),
    ...arrow([ROW.left + 4, 40], [ROW.left + 120, 40], { paint: 'indigo', width: 6 }),
    rect(ROW.left, ROW.top, ROW.width, ROW.height, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 10 }),
    ...row.map((pill, index) =>
      group(drawPill(pill, 0, 0), { x: middle(index), y: ROW.top + ROW.height / 2, scale: ROW.scale }),
    ),
    number(first, 0),
    number(first + 6, 6),
  ]
}

/** Cards of the pack on the floor. */
export const COC_EVENT_CARDS: Diagram[] = [
  cardPicture('coc-event-one', week(1, pills([3, 'taken'], [1, 'missed'], [3, 'active'])), [
    'The first row of a pack, days 1 to 7: day 4 is forgotten.',
    'La première rangée d’une plaquette, jours 1 à 7 : le jour 4 est oublié.',
    'La primera fila de un paquete, días 1 a 7: se olvidó el día 4.',
  ]),
  cardPicture('coc-event-three', week(8, pills([1, 'taken'], [3, 'missed'], [3, 'active'])), [
    'The second row of a pack, days 8 to 14: days 9, 10 and 11 are missed.',
    'La deuxième rangée d’une plaquette, jours 8 à 14 : les jours 9, 10 et 11 manquent.',
    'La segunda fila de un paquete, días 8 a 14: faltan los días 9, 10 y 11.',
  ]),
  cardPicture('coc-event-four', week(15, pills([1, 'taken'], [4, 'missed'], [2, 'active'])), [
    'The third row of a pack, days 15 to 21: days 16 to 19 are missed.',
    'La troisième rangée d’une plaquette, jours 15 à 21 : les jours 16 à 19 manquent.',
    'La tercera fila de un paquete, días 15 a 21: faltan los días 16 a 19.',
  ]),
  cardPicture('coc-event-plain', week(22, pills([2, 'missed'], [5, 'plain'])), [
    'The last row of a pack, pills without hormones: two are forgotten.',
    'La dernière rangée d’une plaquette, pilules sans hormones : deux sont oubliées.',
    'La última fila de un paquete, píldoras sin hormonas: se olvidaron dos.',
  ]),
]
