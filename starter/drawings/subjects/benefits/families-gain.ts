import { diagram } from '../../diagram.ts'
import { book, bowl, coins } from '../../kit/belongings.ts'
import { bust } from '../../kit/people.ts'
import { path, rect, type Shape } from '../../kit/shapes.ts'
import { TILES_HEIGHT, tiles } from '../../kit/tiles.ts'

const SCENES: (() => Shape[])[] = [
  () => [
    bust({ skin: 'skinDark', head: 'bun', cloth: 'white' }, { x: -20, y: 8, scale: 0.5 }),
    ...book(52, 46, 'terracotta', 0.8),
  ],
  () => [...bowl(16, 62, 66), ...bowl(84, 62, 66)],
  () => [
    rect(16, 22, 68, 76, { fill: 'white', stroke: 'steelDark', width: 4, radius: 12 }),
    ...coins(50, 94, 5, 50),
    path('M36 22h28', { stroke: 'ink', width: 7 }),
  ],
  () => [
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: -26, y: 8, scale: 0.5 }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 52, y: 8, scale: 0.5 }),
    bust({ skin: 'skinDark', head: 'bun', cloth: 'marigold' }, { x: 24, y: 36, scale: 0.355 }),
  ],
]

/** What a family gains: fees, food, savings, time. */
export const familiesGain = diagram({
  id: 'families-gain',
  width: 'half',
  height: TILES_HEIGHT,
  texts: {
    en: {
      words: ['School fees', 'Food', 'Savings', 'Time'],
      alt: 'Four gains for a family: school fees, food, savings, and time for a child from both parents.',
      note: 'Ask which of the four people here speak of first.',
    },
    fr: {
      words: ['Frais d’école', 'Nourriture', 'Épargne', 'Temps'],
      alt: 'Quatre gains pour une famille : les frais d’école, la nourriture, l’épargne, et du temps pour un enfant, des deux parents.',
      note: 'Demandez de quoi les gens d’ici parlent d’abord.',
    },
    es: {
      words: ['Escuela', 'Comida', 'Ahorros', 'Tiempo'],
      alt: 'Cuatro beneficios para una familia: gastos de escuela, comida, ahorros y tiempo para un hijo, de la madre y del padre.',
      note: 'Pregunte de cuál de los cuatro habla primero la gente de aquí.',
    },
  },
  draw: ({ words }) => tiles(words, SCENES),
})
