import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { bust } from '../../kit/people.ts'
import { arrow, circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { GIRL, PROVIDER } from '../people/signs.ts'

/** The promise: what stays in the room, and the one thing that may leave it. */
export const promiseLimit = diagram({
  id: 'promise-limit',
  width: 'half',
  height: 320,
  texts: {
    en: {
      stays: 'Stays in this room',
      danger: 'Hurt, or life in danger',
      help: 'Help, and she is told first',
      alt: 'A provider and a girl in a room with a closed door: what she tells stays in this room. One arrow leads out: if somebody hurts her or her life is in danger, help, and she is told first.',
      note: 'Say the promise before the first question. Then ask the group what their law adds to the arrow.',
    },
    fr: {
      stays: 'Reste dans cette pièce',
      danger: 'Mal, ou vie en danger',
      help: 'De l’aide ; elle le sait d’abord',
      alt: 'Une soignante et une jeune fille dans une pièce, porte fermée : ce qu’elle dit reste ici. Une seule flèche sort : si quelqu’un lui fait du mal ou si sa vie est en danger, de l’aide, et on le lui dit d’abord.',
      note: 'Dites la promesse avant la première question. Demandez ce que votre loi ajoute à la flèche.',
    },
    es: {
      stays: 'Queda en este cuarto',
      danger: 'Daño, o su vida en peligro',
      help: 'Ayuda; antes se le dice',
      alt: 'Una proveedora y una muchacha en un cuarto con la puerta cerrada: lo que cuenta queda aquí. Una sola flecha sale: si alguien le hace daño o su vida corre peligro, ayuda, y antes se le dice a ella.',
      note: 'Diga la promesa antes de la primera pregunta. Pregunte qué agrega su ley a la flecha.',
    },
  },
  draw: ({ stays, danger, help }): Shape[] => [
    rect(3, 3, WIDTHS.half - 6, 186, { fill: 'leafPale', stroke: 'ink', width: 6 }),
    ...textBox(stays, WIDTHS.half / 2, 16, WIDTHS.half - 30, { bold: true, anchor: 'middle' }).shapes,
    bust(PROVIDER, { x: 40, y: 62, scale: 0.68 }),
    bust(GIRL, { x: 196, y: 62, scale: 0.68 }),
    rect(316, 84, 46, 100, { fill: 'skinLight', stroke: 'ink', width: 4 }),
    circle(326, 138, 4.5, { fill: 'ink' }),
    path('M148 96h40M156 112h24', { stroke: 'indigo', width: 5 }),
    ...arrow([338, 176], [338, 242], { paint: 'terracotta', width: 8 }),
    ...textBox(danger, 300, 206, 290, { anchor: 'end' }).shapes,
    ...box(help, [0, 250], [WIDTHS.half, 66], { fill: 'terracottaPale', stroke: 'terracotta', bold: true }),
  ],
})
