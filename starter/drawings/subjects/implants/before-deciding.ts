import { calendar } from '../../kit/days.ts'
import { pinchingHand } from '../../kit/hands.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { manyMethods, wishedBaby } from '../people/signs.ts'
import { MONTHS } from './months.ts'
import { rod } from './parts.ts'

/** What a client and a provider speak about before she decides. */
export const implantBeforeDeciding = tilesDiagram(
  'implant-before-deciding',
  [
    wishedBaby,
    manyMethods,
    () => [pinchingHand('skinDark', { x: 46, y: 40, scale: 0.5, sleeve: 'white' }), rod(-6, 40, 0, 60)],
    () => calendar(1, 20, 14, MONTHS.irregular),
  ],
  {
    en: {
      words: ['A child: when?', 'Other methods', 'Show a rod', 'Your bleeding'],
      alt: 'Four pictures: a child in a thought, when if ever? Several methods. A hand that shows a rod. A month with bleeding on irregular days.',
      note: 'Pairs practise one sentence for each picture.',
    },
    fr: {
      words: ['Un enfant : quand ?', 'D’autres méthodes', 'Montrer l’implant', 'Vos règles'],
      alt: 'Quatre images : un enfant en pensée, quand ou jamais ? Plusieurs méthodes. Une main montre un bâtonnet. Un mois avec des saignements irréguliers.',
      note: 'Les binômes préparent une phrase pour chaque image.',
    },
    es: {
      words: ['Un hijo: ¿cuándo?', 'Otros métodos', 'Mostrar una varilla', 'Su sangrado'],
      alt: 'Cuatro imágenes: un hijo en un pensamiento, ¿cuándo o nunca? Varios métodos. Una mano muestra una varilla. Un mes con sangrado irregular.',
      note: 'Las parejas practican una frase para cada imagen.',
    },
  },
)
