import { diagram } from '../../diagram.ts'
import { arrow, circle, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { FERTILE } from './rules.ts'

/** Days of a cycle on which she can become pregnant: the row 'Egg; sperm; fertile window' of the figures. */
const WINDOW = 6
const COUNT = FERTILE.last - FERTILE.first + 1
const [PITCH, BOX] = [31, 27] as const

/** Six days that may come earlier or later, and the twelve that cover both. */
export const twelveDays = diagram({
  id: 'twelve-days',
  width: 'half',
  height: 306,
  texts: {
    en: {
      early: 'The egg comes early',
      late: 'The egg comes late',
      both: `Both covered: ${COUNT} days`,
      alt: `Six fertile days when the egg comes early, and six later ones when it comes late. To cover both, ${COUNT} days count as fertile: days ${FERTILE.first} to ${FERTILE.last}.`,
      note: 'Schematic. Count six boxes in each of the upper lines, and twelve in the lowest.',
    },
    fr: {
      early: 'L’ovule vient tôt',
      late: 'L’ovule vient tard',
      both: `Pour couvrir les deux : ${COUNT} jours`,
      alt: `Six jours féconds quand l’ovule vient tôt, six autres plus tard quand il vient tard. Pour couvrir les deux, ${COUNT} jours comptent comme féconds : du jour ${FERTILE.first} au jour ${FERTILE.last}.`,
      note: 'Schéma. Comptez six cases sur chaque ligne du haut, et douze en bas.',
    },
    es: {
      early: 'El óvulo sale pronto',
      late: 'El óvulo sale tarde',
      both: `Para cubrir ambos: ${COUNT} días`,
      alt: `Seis días fértiles cuando el óvulo sale pronto y otros seis cuando sale tarde. Para cubrir ambos, ${COUNT} días cuentan como fértiles: del día ${FERTILE.first} al ${FERTILE.last}.`,
      note: 'Esquema. Cuente seis casillas en cada línea de arriba y doce en la de abajo.',
    },
  },
  draw: ({ early, late, both }): Shape[] => [
    text(early, 4, 22, { bold: true, paint: 'indigo' }),
    ...boxes(34, 0, WINDOW),
    ...egg(WINDOW - 1, 34),
    text(late, 4, 106, { bold: true, paint: 'indigo' }),
    ...boxes(118, COUNT - WINDOW, WINDOW),
    ...egg(COUNT - 1, 118),
    ...arrow([188, 158], [188, 184], { width: 8 }),
    text(both, 4, 218, { bold: true, paint: 'indigo' }),
    ...boxes(230, 0, COUNT),
    ...[FERTILE.first, FERTILE.last].map((day, index) =>
      text(`${day}`, 4 + BOX / 2 + (index === 0 ? 0 : COUNT - 1) * PITCH, 290, { bold: true, anchor: 'middle' }),
    ),
  ],
})

/** Twelve boxes, of which `count` from the box `from` on are fertile. */
function boxes(y: number, from: number, count: number): Shape[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const isFertile = index >= from && index < from + count
    return rect(4 + index * PITCH, y, BOX, 34, {
      fill: isFertile ? 'marigold' : 'white',
      stroke: isFertile ? 'ink' : 'steel',
      width: isFertile ? 3 : 2,
      radius: 4,
    })
  })
}

function egg(index: number, y: number): Shape[] {
  return [circle(4 + index * PITCH + BOX / 2, y + 17, 9, { fill: 'white', stroke: 'ink', width: 3 })]
}
