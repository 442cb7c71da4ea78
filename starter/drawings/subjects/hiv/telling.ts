import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { warning } from '../../kit/client-scenes.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { PROVIDER } from '../people/signs.ts'

const SIDE = 184

/** Before a partner is told: what might he do? */
export const tellingPartner = diagram({
  id: 'telling-partner',
  width: 'half',
  height: 330,
  texts: {
    en: {
      ask: '“What might he do?”',
      safe: ['Practise', 'Be present', 'Or wait'],
      unsafe: 'Violence: safety first',
      alt: 'A provider asks: what might he do? One arrow leads to three offers: practise, be present, or wait. The other leads to a warning: violence, safety first.',
      note: 'Follow both arrows. Telling is never a condition for a method or for treatment.',
    },
    fr: {
      ask: '« Que pourrait-il faire ? »',
      safe: ['S’exercer', 'Être là', 'Ou attendre'],
      unsafe: 'Violence : sécurité d’abord',
      alt: 'Une soignante demande : que pourrait-il faire ? Une flèche mène à trois offres : s’exercer, être là, ou attendre. L’autre mène à une alerte : violence, la sécurité d’abord.',
      note: 'Suivez les deux flèches. Le dire n’est jamais la condition d’une méthode ou d’un traitement.',
    },
    es: {
      ask: '«¿Qué podría hacer él?»',
      safe: ['Ensayar', 'Estar presente', 'O esperar'],
      unsafe: 'Violencia: primero seguridad',
      alt: 'Una proveedora pregunta: ¿qué podría hacer él? Una flecha lleva a tres ofertas: ensayar, estar presente o esperar. La otra lleva a una alerta: violencia, primero la seguridad.',
      note: 'Siga las dos flechas. Contarlo nunca es condición para un método ni para el tratamiento.',
    },
  },
  draw: ({ ask, safe, unsafe }): Shape[] => [
    bust(PROVIDER, { x: 0, y: 28, scale: 0.62 }),
    ...bubble(96, 4, WIDTHS.half - 98, 76, 20),
    ...textBox(ask, 96 + (WIDTHS.half - 98) / 2, 42, WIDTHS.half - 120, { bold: true, anchor: 'middle', middle: true })
      .shapes,
    ...arrow([150, 112], [110, 158], { paint: 'leaf', width: 7 }),
    ...arrow([240, 112], [280, 158], { paint: 'terracotta', width: 7 }),
    ...safe.flatMap((words, index) => box(words, [0, 166 + index * 56], [SIDE, 48], { fill: 'leafPale' })),
    rect(SIDE + 12, 166, SIDE, 160, { fill: 'terracottaPale', radius: 12 }),
    ...warning(SIDE + 12 + SIDE / 2, 202),
    ...textBox(unsafe, SIDE + 12 + SIDE / 2, 281, SIDE - 12, { bold: true, anchor: 'middle', middle: true }).shapes,
  ],
})
