import { diagram } from '../../diagram.ts'
import { type Category, chip } from '../../kit/marks.ts'
import { arrow, group, line, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const COLUMN = 95

/** The wall with four sheets, and the back of a card before it hangs there. */
export const cardWall = diagram({
  id: 'card-wall',
  width: 'half',
  height: 330,
  texts: {
    en: {
      back: ['Row: …', 'Column: …', 'Number: …'],
      alt: 'The back of a client card with three lines: row, column, number. An arrow leads to a wall with four sheets, 1 to 4, under which cards hang.',
      note: 'Show one card from front to wall. A card without a row and a column on its back does not go up.',
    },
    fr: {
      back: ['Ligne : …', 'Colonne : …', 'Chiffre : …'],
      alt: 'Le dos d’une carte de cliente avec trois lignes : ligne, colonne, chiffre. Une flèche mène à un mur avec quatre feuilles, 1 à 4, sous lesquelles des cartes sont accrochées.',
      note: 'Montrez le trajet d’une carte jusqu’au mur. Une carte sans ligne ni colonne au dos n’est pas accrochée.',
    },
    es: {
      back: ['Fila: …', 'Columna: …', 'Número: …'],
      alt: 'El reverso de una tarjeta de clienta con tres líneas: fila, columna, número. Una flecha lleva a una pared con cuatro hojas, del 1 al 4, bajo las que cuelgan tarjetas.',
      note: 'Muestre el camino de una tarjeta hasta la pared. Una tarjeta sin fila ni columna al dorso no se cuelga.',
    },
  },
  draw: ({ back }): Shape[] => [
    rect(60, 2, 260, 120, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    ...back.map((words, index) => text(words, 84, 38 + index * 34)),
    ...arrow([190, 126], [190, 156], { width: 7 }),
    rect(0, 160, 380, 170, { fill: 'sand', radius: 6 }),
    ...([1, 2, 3, 4] as const).flatMap((category) => sheet(category)),
  ],
})

function sheet(category: Category): Shape[] {
  const x = (category - 1) * COLUMN
  const cards = [2, 1, 1, 2][category - 1] ?? 1
  return [
    rect(x + 12, 170, 72, 62, { fill: 'white', stroke: 'steelDark', width: 2 }),
    ...chip(category, x + 48, 201, 22),
    ...Array.from({ length: cards }, (_, index) =>
      group(
        [
          rect(0, 0, 60, 34, { fill: 'marigoldPale', stroke: 'ink', width: 2, radius: 3 }),
          line([9, 12], [46, 12], { stroke: 'inkSoft', width: 3 }),
          line([9, 22], [36, 22], { stroke: 'inkSoft', width: 3 }),
        ],
        { x: x + 18, y: 240 + index * 42 },
      ),
    ),
  ]
}
