import { diagram } from '../../../diagram.ts'
import { openHand } from '../../../kit/hands.ts'
import { panels } from '../../../kit/panels.ts'
import { bust } from '../../../kit/people.ts'
import { arrow, circle, group, path, type Shape } from '../../../kit/shapes.ts'
import { SHIELD } from '../../people/signs.ts'
import { CLIENT } from '../things.ts'

/** Three moves when it gets difficult, as gestures. */
export const threeMoves = diagram({
  id: 'training-three-moves',
  width: 'full',
  height: 304,
  texts: {
    en: {
      titles: ['Stop', 'Protect', 'Return'],
      words: [
        'A breath, a calm voice, a short sentence',
        'The person, the client, the group',
        'To the task, a break, another day',
      ],
      alt: 'Three moves. 1, stop: a flat hand; a breath, a calm voice, a short sentence. 2, protect: a person inside a shield; the person, the client, the group. 3, return: an arrow; to the task, or a break, or another day.',
      note: 'Stand up and let everybody make the three gestures.',
    },
    fr: {
      titles: ['Arrêter', 'Protéger', 'Revenir'],
      words: [
        'Un souffle, une voix calme, une phrase',
        'La personne, la cliente, le groupe',
        'À la tâche, pause ou autre jour',
      ],
      alt: 'Trois gestes. 1, arrêter : une main à plat ; un souffle, une voix calme, une phrase courte. 2, protéger : une personne dans un bouclier ; la personne, la cliente, le groupe. 3, revenir : une flèche ; à la tâche, ou une pause, ou un autre jour.',
      note: 'Levez-vous et faites faire les trois gestes à tous.',
    },
    es: {
      titles: ['Parar', 'Proteger', 'Volver'],
      words: [
        'Un respiro, voz tranquila, frase corta',
        'A la persona, a la clienta, al grupo',
        'A la tarea, a una pausa u otro día',
      ],
      alt: 'Tres gestos. 1, parar: una mano abierta; un respiro, voz tranquila, frase corta. 2, proteger: una persona dentro de un escudo; la persona, la clienta, el grupo. 3, volver: una flecha; a la tarea, a una pausa o a otro día.',
      note: 'Pónganse de pie y hagan todos los tres gestos.',
    },
  },
  draw: ({ titles, words }) => panels(3, { titles, words, height: 304, sceneHeight: 152, numbered: true, scene }),
})

function scene(index: number, width: number): Shape[] {
  const x = width / 2
  switch (index) {
    case 0:
      return [openHand('skin', { x, y: 66, scale: 0.54, sleeve: 'indigo' })].flatMap((hand) => [
        circle(x, 58, 54, { stroke: 'terracotta', width: 6 }),
        hand,
      ])
    case 1:
      return [
        group([path(SHIELD, { fill: 'white', stroke: 'leaf', width: 6 })], { x: x - 75, y: 0, scale: 1.5 }),
        bust(CLIENT, { x: x - 41, y: 19, scale: 0.55 }),
      ]
    default:
      return [
        ...arrow([x - 92, 108], [x + 92, 50], { paint: 'leaf', width: 17, bend: 46 }),
        circle(x - 92, 108, 15, { fill: 'leaf' }),
      ]
  }
}
