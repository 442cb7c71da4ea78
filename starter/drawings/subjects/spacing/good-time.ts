import { diagram } from '../../diagram.ts'
import { coins } from '../../kit/belongings.ts'
import { calendar } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import type { Shape } from '../../kit/shapes.ts'
import { TILES_HEIGHT, tiles } from '../../kit/tiles.ts'
import { house } from '../training/things.ts'

const SCENES: (() => Shape[])[] = [
  () => house(),
  () => coins(50, 96, 6, 60),
  () => [
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: -14, y: 10, scale: 0.5 }),
    ...calendar(78, 56, 48),
  ],
  () => [
    bust({ skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'leaf' }, { x: -14, y: 10, scale: 0.5 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 54, y: 10, scale: 0.5 }),
  ],
]

/** What couples wait for, or what makes them hurry. */
export const goodTime = diagram({
  id: 'good-time',
  width: 'half',
  height: TILES_HEIGHT,
  texts: {
    en: {
      words: ['A house?', 'A wage?', 'A husband home?', 'What others say?'],
      alt: 'Four reasons from the whole of life: a house, a wage, a husband who comes home, what others say.',
      note: 'Ask which pictures make couples wait here, and which make them hurry. What is missing?',
    },
    fr: {
      words: ['Une maison ?', 'Un salaire ?', 'Mari de retour ?', 'L’avis des autres ?'],
      alt: 'Quatre raisons de toute la vie : une maison, un salaire, un mari qui rentre, l’avis des autres.',
      note: 'Demandez quelles images font attendre les couples ici, et lesquelles les pressent. Que manque-t-il ?',
    },
    es: {
      words: ['¿Una casa?', '¿Un sueldo?', '¿Él ya en casa?', '¿Lo que dicen?'],
      alt: 'Cuatro razones de toda la vida: una casa, un sueldo, un marido que vuelve a casa, lo que dicen los demás.',
      note: 'Pregunte qué dibujos hacen esperar aquí a las parejas y cuáles las apuran. ¿Qué falta?',
    },
  },
  draw: ({ words }) => tiles(words, SCENES),
})
