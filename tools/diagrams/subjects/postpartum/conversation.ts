import { diagram } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { stepNumber } from '../../kit/marks.ts'
import { clock } from '../../kit/objects.ts'
import { arrow, type Point } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const MINUTES = 4
const PLACES: Point[] = [
  [262, 20],
  [462, 20],
  [662, 20],
  [262, 160],
  [462, 160],
  [662, 160],
]

/** The conversation of four minutes in six steps. */
export const fourMinutes = diagram({
  id: 'four-minutes',
  width: 'full',
  height: 260,
  texts: {
    en: {
      unit: 'minutes',
      steps: ['Open', 'Ask', 'Tell', 'Ask again', 'Agree', 'Write'],
      alt: 'A clock with four minutes and six steps: open, ask, tell, ask again, agree, write.',
      note: 'Let pairs say one sentence for each step, in their own words, before they play the scene.',
    },
    fr: {
      unit: 'minutes',
      steps: ['Ouvrir', 'Demander', 'Informer', 'Demander encore', 'Convenir', 'Noter'],
      alt: 'Une horloge avec quatre minutes et six étapes : ouvrir, demander, informer, demander encore, convenir, noter.',
      note: 'Les binômes disent une phrase pour chaque étape, avec leurs mots, avant de jouer la scène.',
    },
    es: {
      unit: 'minutos',
      steps: ['Abrir', 'Preguntar', 'Informar', 'Preguntar otra vez', 'Acordar', 'Anotar'],
      alt: 'Un reloj con cuatro minutos y seis pasos: abrir, preguntar, informar, preguntar otra vez, acordar, anotar.',
      note: 'Cada pareja dice una frase para cada paso, con sus palabras, antes de representar la escena.',
    },
  },
  draw: ({ unit, steps }) => [
    ...clock(108, 104, 96, MINUTES / 60),
    text(`${MINUTES} ${unit}`, 108, 240, { bold: true, anchor: 'middle' }),
    ...steps.flatMap((words, index) => {
      const [x, y] = PLACES[index] ?? [0, 0]
      return [
        ...box(words, [x, y], [164, 92], { fill: index % 2 === 0 ? 'indigoPale' : 'marigoldPale', bold: true }),
        ...stepNumber(index + 1, x + 4, y + 4),
        ...(index % 3 < 2 ? arrow([x + 168, y + 46], [x + 196, y + 46], { width: 4 }) : []),
      ]
    }),
  ],
})
