import { diagram } from '../../diagram.ts'
import { CELL_SCENE, cells, cellsHeight } from '../../kit/cells.ts'
import { tick } from '../../kit/marks.ts'
import { bubble, bust } from '../../kit/people.ts'
import { path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const ROW = CELL_SCENE + 4

/** What the trainer listens for when pairs ask the six questions. */
export const listenFor = diagram({
  id: 'listen-for-three',
  width: 'half',
  height: cellsHeight(3, ROW),
  texts: {
    en: {
      words: ['Says first why she asks', 'Uses clear words', 'Stops at the first yes'],
      alt: 'Three things to listen for: the provider says first why she asks; she uses clear words; she stops at the first yes: of six boxes, the first is ticked and the others stay empty.',
      note: 'Give each observer one of the three to listen for, and let them report in one sentence.',
    },
    fr: {
      words: ['Dit d’abord pourquoi', 'Emploie des mots clairs', 'S’arrête au premier oui'],
      alt: 'Trois choses à écouter : la soignante dit d’abord pourquoi elle demande ; elle emploie des mots clairs ; elle s’arrête au premier oui.',
      note: 'Donnez à chaque observateur l’une des trois à écouter ; il la rapporte en une phrase.',
    },
    es: {
      words: ['Dice primero por qué pregunta', 'Usa palabras claras', 'Se detiene en el primer sí'],
      alt: 'Tres cosas que escuchar: la proveedora dice primero por qué pregunta; usa palabras claras; se detiene en el primer sí.',
      note: 'Dé a cada observador una de las tres para escuchar; la cuenta en una frase.',
    },
  },
  draw: ({ words }) => cells({ words, scene, columns: 1, rowHeight: ROW, width: 380 }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 0, y: 38, scale: 0.34 }),
        ...bubble(38, 2, 60, 44, 10),
        text('?', 68, 34, { size: 30, bold: true, anchor: 'middle', paint: 'indigo' }),
      ]
    case 1:
      return [...bubble(6, 14, 88, 54, 30), path('M22 32h24M54 32h24M22 50h34', { stroke: 'indigo', width: 6 })]
    default:
      return [
        ...[0, 1, 2, 3, 4, 5].map((place) =>
          rect(4 + (place % 3) * 33, 14 + Math.floor(place / 3) * 40, 27, 32, {
            ...(place === 0 ? { fill: 'white', stroke: 'ink' } : { fill: 'steelPale', stroke: 'steel' }),
            width: 2.5,
          }),
        ),
        ...tick(17.5, 30, 30),
      ]
  }
}
