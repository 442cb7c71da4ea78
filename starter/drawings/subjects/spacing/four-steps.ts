import { diagram } from '../../diagram.ts'
import { leaf } from '../../kit/belongings.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import type { Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const CLIENT: PersonLook = { skin: 'skinDark', head: 'wrap', cloth: 'terracotta' }
const PROVIDER: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf', isProvider: true }

/** The four steps of a conversation about timing. */
export const timingSteps = diagram({
  id: 'timing-four-steps',
  width: 'full',
  height: 338,
  texts: {
    en: {
      unit: 'months',
      titles: ['Ask', 'Offer', 'Ask again', 'Link'],
      words: [
        'about the plan',
        'one fact that belongs to it',
        'what it means for this person',
        'a method, care, or time',
      ],
      alt: 'Four steps. 1: ask about the plan. 2: offer one fact that belongs to it. 3: ask what it means for this person. 4: link to a method, to care before pregnancy, or to time.',
      note: 'Trainees say one sentence for each of the four steps.',
    },
    fr: {
      unit: 'mois',
      titles: ['Demander', 'Offrir', 'Redemander', 'Relier'],
      words: ['le projet', 'un fait qui s’y rapporte', 'ce que cela change pour elle', 'méthode, soins ou temps'],
      alt: 'Quatre étapes. 1 : demander le projet. 2 : offrir un fait qui s’y rapporte. 3 : demander ce que cela change pour cette personne. 4 : relier à une méthode, à des soins avant la grossesse, ou au temps.',
      note: 'Chacun dit une phrase pour chacune des quatre étapes.',
    },
    es: {
      unit: 'meses',
      titles: ['Preguntar', 'Ofrecer', 'Volver', 'Enlazar'],
      words: ['por el plan', 'un dato que le corresponde', 'a preguntar: ¿qué significa?', 'método, atención o tiempo'],
      alt: 'Cuatro pasos. 1: preguntar por el plan. 2: ofrecer un dato que le corresponde. 3: preguntar qué significa para esta persona. 4: enlazar con un método, con atención antes del embarazo, o con tiempo.',
      note: 'Cada participante dice una frase para cada uno de los cuatro pasos.',
    },
  },
  draw: ({ unit, titles, words }) =>
    panels(4, {
      titles,
      words,
      height: 338,
      sceneHeight: 158,
      scene: (index) => scene(index, unit),
      numbered: true,
    }),
})

function scene(index: number, unit: string): Shape[] {
  switch (index) {
    case 0:
      return [bust(PROVIDER, { x: 2, y: 43, scale: 0.62 }), ...says('?')]
    case 1:
      return [bust(PROVIDER, { x: 2, y: 43, scale: 0.62 }), ...leaf('24', 140, 54, 98, unit)]
    case 2:
      return [bust(CLIENT, { x: 2, y: 43, scale: 0.62 }), ...says('…')]
    default:
      return [
        methodSign('pills', { x: 10, y: 8, scale: 0.74 }),
        ...calendar(142, 46, 70, 'leaf'),
        ...clock(97, 116, 36, 0),
      ]
  }
}

function says(sign: string): Shape[] {
  return [
    ...bubble(92, 8, 92, 72, 6),
    text(sign, 138, 62, { size: 52, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ]
}
